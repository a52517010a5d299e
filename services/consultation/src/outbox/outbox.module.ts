import { createProducer, type Producer } from '@afya/queue';
import { ANSWER_SESSION, APPEND_EVENTS } from '@afya/service-contracts';
import { Inject, Module, OnApplicationShutdown } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { EVENTS, HINTS, OutboxRelay } from './outbox.relay';

type QueueEnv = Pick<ConsultationEnv, 'QUEUE_REDIS_URL'>;
const inject = [CONSULTATION_ENV];

@Module({
  providers: [
    {
      provide: HINTS,
      inject,
      useFactory: (env: QueueEnv) => createProducer(ANSWER_SESSION, { redisUrl: env.QUEUE_REDIS_URL }),
    },
    {
      provide: EVENTS,
      inject,
      useFactory: (env: QueueEnv) => createProducer(APPEND_EVENTS, { redisUrl: env.QUEUE_REDIS_URL }),
    },
    OutboxRelay,
  ],
  exports: [OutboxRelay],
})
export class OutboxModule implements OnApplicationShutdown {
  constructor(
    @Inject(HINTS) private readonly hints: Producer<unknown>,
    @Inject(EVENTS) private readonly events: Producer<unknown>,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.hints.close(), this.events.close()]);
  }
}
