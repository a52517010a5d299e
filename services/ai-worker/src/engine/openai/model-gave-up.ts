import type { FailoverReason, ModelCall } from '@afya/service-contracts';

/** The model gives no answer to this turn, for this reason; the calls that were made have cost what they cost. */
export class ModelGaveUp extends Error {
  override readonly name = 'ModelGaveUp';

  constructor(
    readonly reason: FailoverReason,
    readonly calls: readonly ModelCall[],
  ) {
    super(reason);
  }
}
