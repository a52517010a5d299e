import { RepeatedWork } from '@afya/runtime';
import { BeforeApplicationShutdown, Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { FinishErasureHandler } from './finish-erasure.handler';

const POLL_MS = 1_000;

/** Carries out accepted erasures; every replica runs it. */
@Injectable()
export class ErasureLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly work: RepeatedWork;

  constructor(finish: FinishErasureHandler) {
    this.work = new RepeatedWork({ name: 'erasures', everyMs: POLL_MS, run: () => finish.execute() });
  }

  onApplicationBootstrap(): void {
    this.work.start();
  }

  /** Call it when an erasure was accepted. */
  wake(): void {
    this.work.schedule(0);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.work.stop();
  }
}
