import { logger, RepeatedWork } from '@afya/runtime';
import { BeforeApplicationShutdown, Inject, Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { OutboxRelay } from '../outbox/outbox.relay';
import { ReconcileSessionsHandler } from './reconcile-sessions.handler';
import { ReconciliationRepository } from './reconciliation.repository';

const HOUR_MS = 3_600_000;

/** Periodic work of the service. Several replicas may run it at once. */
@Injectable()
export class Reconciler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly works: RepeatedWork[];

  constructor(
    private readonly sessions: ReconcileSessionsHandler,
    private readonly repository: ReconciliationRepository,
    private readonly relay: OutboxRelay,
    @Inject(CONSULTATION_ENV) env: Pick<ConsultationEnv, 'RECONCILE_MS'>,
  ) {
    this.works = [
      new RepeatedWork({ name: 'reconcile', everyMs: env.RECONCILE_MS, run: () => this.reconcile() }),
      new RepeatedWork({ name: 'delete expired', everyMs: HOUR_MS, run: () => this.deleteExpired() }),
    ];
  }

  onApplicationBootstrap(): void {
    for (const work of this.works) work.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.works.map((work) => work.stop()));
  }

  private async deleteExpired(): Promise<boolean> {
    await this.repository.deleteExpired();
    return false;
  }

  private async reconcile(): Promise<boolean> {
    const { hinted, more } = await this.sessions.execute();
    if (hinted > 0) {
      logger.info({ hinted }, 'workers woken again');
      this.relay.wake();
    }
    return more;
  }
}
