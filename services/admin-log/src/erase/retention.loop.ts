import { RepeatedWork } from '@afya/runtime';
import { BeforeApplicationShutdown, Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { RetireEventsHandler } from './retire-events.handler';

const HOUR_MS = 3_600_000;

@Injectable()
export class RetentionLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly work: RepeatedWork;

  constructor(retire: RetireEventsHandler) {
    this.work = new RepeatedWork({ name: 'retention', everyMs: HOUR_MS, run: () => retire.execute() });
  }

  onApplicationBootstrap(): void {
    this.work.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.work.stop();
  }
}
