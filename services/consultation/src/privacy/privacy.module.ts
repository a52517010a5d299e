import { createJobRemover } from '@afya/queue';
import { ANSWER_IN_QUARANTINE, ANSWER_SESSION } from '@afya/service-contracts';
import { createObjectStore, ObjectStore } from '@afya/storage';
import { Inject, Module, OnApplicationShutdown } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { AcceptErasureHandler } from './accept-erasure.handler';
import { ErasureLoop } from './erasure.loop';
import { ErasurePlaces, HINT_REMOVERS, type HintRemovers } from './erasure-places';
import { ExportCreditsHandler } from './export-credits.handler';
import { ExportSessionsHandler } from './export-sessions.handler';
import { FinishErasureHandler } from './finish-erasure.handler';
import { PrivacyRpcController } from './privacy.rpc.controller';
import { RevealMessagesHandler } from './reveal-messages.handler';

const inject = [CONSULTATION_ENV];

@Module({
  controllers: [PrivacyRpcController],
  providers: [
    { provide: ObjectStore, inject, useFactory: (env: ConsultationEnv) => createObjectStore(env) },
    {
      provide: HINT_REMOVERS,
      inject,
      useFactory: ({ QUEUE_REDIS_URL: redisUrl }: ConsultationEnv): HintRemovers =>
        [ANSWER_SESSION, ANSWER_IN_QUARANTINE].map((queue) => createJobRemover(queue, { redisUrl })),
    },
    AcceptErasureHandler,
    ErasureLoop,
    ErasurePlaces,
    ExportCreditsHandler,
    ExportSessionsHandler,
    FinishErasureHandler,
    RevealMessagesHandler,
  ],
  exports: [AcceptErasureHandler],
})
export class PrivacyModule implements OnApplicationShutdown {
  constructor(@Inject(HINT_REMOVERS) private readonly hints: HintRemovers) {}

  /** After the loop has stopped. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.hints.map((remover) => remover.close()));
  }
}
