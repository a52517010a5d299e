import { Inject, Injectable } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { ReconciliationRepository } from './reconciliation.repository';

const MAX_SESSIONS_PER_RUN = 500;

/** Recovers from a lost Redis, a dead relay and a dead worker: pending replies that no worker answers get a new wake-up job. */
@Injectable()
export class ReconcileSessionsHandler {
  constructor(
    private readonly repository: ReconciliationRepository,
    @Inject(CONSULTATION_ENV) private readonly env: Pick<ConsultationEnv, 'WAKE_UP_RETRY_MS' | 'LEASE_MS'>,
  ) {}

  /** `hinted`: sessions that got a new wake-up job. `more`: there may be others. */
  async execute(): Promise<{ hinted: number; more: boolean }> {
    const { WAKE_UP_RETRY_MS: wakeUpMs, LEASE_MS: leaseMs } = this.env;
    const hinted = await this.repository.wakeAbandoned({ limit: MAX_SESSIONS_PER_RUN, wakeUpMs, leaseMs });
    return { hinted, more: hinted === MAX_SESSIONS_PER_RUN };
  }
}
