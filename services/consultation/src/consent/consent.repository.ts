import { type Consent } from '@afya/contracts';
import { type ExportCredits, type RpcResponse } from '@afya/service-contracts';

export type RecordedConsent = RpcResponse<typeof ExportCredits>['consents'][number];

export abstract class ConsentRepository {
  /** False when the owner had consented to this version before. A time in the future becomes now: device clocks may be wrong. */
  abstract record(owner: string, consent: Consent): Promise<boolean>;
  abstract list(owner: string): Promise<RecordedConsent[]>;
}
