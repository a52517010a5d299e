import { type Consumer, createConsumer } from '@afya/queue';
import { APPEND_EVENTS } from '@afya/service-contracts';
import { BeforeApplicationShutdown, Inject, Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { ADMIN_LOG_ENV, type AdminLogEnv } from '../admin-log.env';
import { AppendEventsHandler } from './append-events.handler';

/** Takes the batches of events, one at a time, so that they are appended in the order in which they were sent. */
@Injectable()
export class AppendEventsProcessor implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private consumer?: Consumer;

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

  async beforeApplicationShutdown(): Promise<void> {
    await this.consumer?.drain();
  }
}
