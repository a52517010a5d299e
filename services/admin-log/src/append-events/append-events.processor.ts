import { type Consumer, createConsumer } from '@afya/queue';
import { APPEND_EVENTS } from '@afya/service-contracts';
import { BeforeApplicationShutdown, Inject, Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { ADMIN_LOG_ENV, type AdminLogEnv } from '../admin-log.env';
import { AppendEventsHandler } from './append-events.handler';

/** Processes batches of events one at a time, so that they are appended in the order of sending. */
@Injectable()
export class AppendEventsProcessor implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private consumer?: Consumer;
  private drained?: Promise<void>;

  constructor(
    private readonly handler: AppendEventsHandler,
    @Inject(ADMIN_LOG_ENV) private readonly env: Pick<AdminLogEnv, 'QUEUE_REDIS_URL'>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.consumer = createConsumer(APPEND_EVENTS, {
      redisUrl: this.env.QUEUE_REDIS_URL,
      concurrency: 1,
      handle: (job) => this.handler.execute(job),
    });
    await this.consumer.ready();
  }

  /** Takes no more batches and waits for the current one. */
  drain(): Promise<void> {
    return (this.drained ??= this.consumer?.drain() ?? Promise.resolve());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.drain();
  }
}
