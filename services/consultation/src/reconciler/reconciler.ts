import { logger, RepeatedWork } from '@afya/runtime';
import { BeforeApplicationShutdown, Inject, Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { OutboxRelay } from '../outbox/outbox.relay';
import { ForgetOutdatedHandler } from './forget-outdated.handler';
import { ReconcileSessionsHandler } from './reconcile-sessions.handler';

const HOUR_MS = 3_600_000;

/** What is done over and over, whether somebody asks or not. Several replicas may do it at once. */
@Injectable()
export class Reconciler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly works: RepeatedWork[];

  constructor(
    private readonly sessions: ReconcileSessionsHandler,
    private readonly outdated: ForgetOutdatedHandler,
    private readonly relay: OutboxRelay,
    @Inject(CONSULTATION_ENV) env: Pick<ConsultationEnv, 'RECONCILE_MS'>,
  ) {
    this.works = [
      new RepeatedWork({ name: 'reconcile', everyMs: env.RECONCILE_MS, run: () => this.reconcile() }),
      new RepeatedWork({ name: 'forget', everyMs: HOUR_MS, run: () => this.forget() }),
    ];
  }

  onApplicationBootstrap(): void {
    for (const work of this.works) work.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.works.map((work) => work.stop()));
  }

  private async forget(): Promise<boolean> {
    await this.outdated.execute();
    return false;
  }

  private async reconcile(): Promise<boolean> {
    const { hinted, more } = await this.sessions.execute();
    if (hinted > 0) {
      logger.info({ hinted }, 'sessions hinted at again');
      this.relay.nudge();
    }
    return more;
  }
}
