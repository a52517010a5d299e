import { type Consumer, createConsumer } from '@afya/queue';
import { ANSWER_IN_QUARANTINE } from '@afya/service-contracts';
import { BeforeApplicationShutdown, Inject, Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { WORKER_ENV, type WorkerEnv } from '../worker.env';
import { QuarantineProcess } from './quarantine-process';

/** Processes the jobs of sessions whose worker died, one at a time, in a separate process. */
@Injectable()
export class QuarantineProcessor implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private consumer?: Consumer;

  constructor(
    private readonly lane: QuarantineProcess,
    @Inject(WORKER_ENV) private readonly env: Pick<WorkerEnv, 'QUEUE_REDIS_URL'>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.consumer = createConsumer(ANSWER_IN_QUARANTINE, {
      redisUrl: this.env.QUEUE_REDIS_URL,
      concurrency: 1,
      handle: (job, signal) => this.lane.answer(job, signal),
    });
    await this.consumer.ready();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.consumer?.drain();
  }
}
