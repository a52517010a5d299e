import { Database } from '@afya/database';
import { EventRelay } from '@afya/events';
import { RpcClient } from '@afya/messaging';
import { createProducer } from '@afya/queue';
import { ANSWER_IN_QUARANTINE, ANSWER_SESSION, APPEND_EVENTS } from '@afya/service-contracts';
import { Inject, Module, OnApplicationShutdown } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { countEvents } from '../metrics/count-events';
import { HINTS, type HintQueues, OutboxRelay } from './outbox.relay';

@Module({
  providers: [
    {
      provide: HINTS,
      inject: [CONSULTATION_ENV],
      useFactory: ({ QUEUE_REDIS_URL: redisUrl }: ConsultationEnv): HintQueues => ({
        ordinary: createProducer(ANSWER_SESSION, { redisUrl }),
        quarantine: createProducer(ANSWER_IN_QUARANTINE, { redisUrl }),
      }),
    },
    {
      provide: EventRelay,
      inject: [CONSULTATION_ENV, Database, RpcClient],
      useFactory: (env: ConsultationEnv, database: Database, rpc: RpcClient) =>
        new EventRelay({
          ...{ database, rpc, sent: countEvents },
          queue: createProducer(APPEND_EVENTS, { redisUrl: env.QUEUE_REDIS_URL }),
        }),
    },
    OutboxRelay,
  ],
  exports: [OutboxRelay],
})
export class OutboxModule implements OnApplicationShutdown {
  constructor(@Inject(HINTS) private readonly hints: HintQueues) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.hints.ordinary.close(), this.hints.quarantine.close()]);
  }
}
