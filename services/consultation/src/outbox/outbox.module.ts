import { Database } from '@afya/database';
import { EventRelay } from '@afya/events';
import { RpcClient } from '@afya/messaging';
import { createProducer } from '@afya/queue';
import { ANSWER_IN_QUARANTINE, ANSWER_SESSION, APPEND_EVENTS } from '@afya/service-contracts';
import { Inject, Module, OnApplicationShutdown } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { countEvents } from '../metrics/count-events';
import { OutboxRelay, WAKE_UP_QUEUES, type WakeUpQueues } from './outbox.relay';

@Module({
  providers: [
    {
      provide: WAKE_UP_QUEUES,
      inject: [CONSULTATION_ENV],
      useFactory: ({ QUEUE_REDIS_URL: redisUrl }: ConsultationEnv): WakeUpQueues => ({
        ordinary: createProducer(ANSWER_SESSION, { redisUrl }),
        quarantine: createProducer(ANSWER_IN_QUARANTINE, { redisUrl }),
      }),
    },
    {
      provide: EventRelay,
      inject: [CONSULTATION_ENV, Database, RpcClient],
      useFactory: (env: ConsultationEnv, database: Database, rpc: RpcClient) =>
        new EventRelay({
          database,
          rpc,
          onSent: countEvents,
          queue: createProducer(APPEND_EVENTS, { redisUrl: env.QUEUE_REDIS_URL }),
        }),
    },
    OutboxRelay,
  ],
  exports: [OutboxRelay],
})
export class OutboxModule implements OnApplicationShutdown {
  constructor(@Inject(WAKE_UP_QUEUES) private readonly queues: WakeUpQueues) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.queues.ordinary.close(), this.queues.quarantine.close()]);
  }
}
