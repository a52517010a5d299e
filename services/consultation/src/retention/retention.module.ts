import { RepeatedWork } from '@afya/runtime';
import { BeforeApplicationShutdown, Module, OnApplicationBootstrap } from '@nestjs/common';
import { PrivacyModule } from '../privacy/privacy.module';
import { RetireIdleHandler } from './retire-idle.handler';

const HOUR_MS = 3_600_000;

/** Erases idle people once an hour. */
@Module({ imports: [PrivacyModule], providers: [RetireIdleHandler], exports: [RetireIdleHandler] })
export class RetentionModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly work: RepeatedWork;

  constructor(retire: RetireIdleHandler) {
    this.work = new RepeatedWork({ name: 'retention', everyMs: HOUR_MS, run: () => retire.execute() });
  }

  onApplicationBootstrap(): void {
    this.work.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.work.stop();
  }
}
