import { type Consumer, createConsumer } from '@afya/queue';
import { inSpan } from '@afya/runtime';
import { ANSWER_SESSION } from '@afya/service-contracts';
import { BeforeApplicationShutdown, Inject, Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { WORKER_ENV, type WorkerEnv } from '../worker.env';
import { AnswerSessionHandler } from './answer-session.handler';

/** Processes the wake-up jobs of sessions. */
@Injectable()
export class AnswerSessionProcessor implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private consumer?: Consumer;

  constructor(
    private readonly handler: AnswerSessionHandler,
    @Inject(WORKER_ENV) private readonly env: WorkerEnv,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.consumer = createConsumer(ANSWER_SESSION, {
      redisUrl: this.env.QUEUE_REDIS_URL,
      concurrency: this.env.WORKER_CONCURRENCY,
      handle: ({ sessionId, traceparent }, signal) =>
        inSpan({ name: 'answer session', kind: 'consumer', parent: traceparent }, () =>
          this.handler.execute(sessionId, signal),
        ),
    });
    await this.consumer.ready();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.consumer?.drain();
  }
}
