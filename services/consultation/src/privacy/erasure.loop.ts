import { RepeatedWork } from '@afya/runtime';
import { BeforeApplicationShutdown, Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { FinishErasureHandler } from './finish-erasure.handler';

const LOOK_MS = 1_000;

/** Carries accepted erasures out, in every replica of the service. */
@Injectable()
export class ErasureLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly work: RepeatedWork;

  constructor(finish: FinishErasureHandler) {
    this.work = new RepeatedWork({ name: 'erasures', everyMs: LOOK_MS, run: () => finish.execute() });
  }

  onApplicationBootstrap(): void {
    this.work.start();
  }

  /** Says that one was accepted. */
  nudge(): void {
    this.work.nudge(0);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.work.stop();
  }
}
