import { createJobRemover, type JobRemover } from '@afya/queue';
import { ANSWER_SESSION } from '@afya/service-contracts';
import { createObjectStore, ObjectStore } from '@afya/storage';
import { Inject, Module, OnApplicationShutdown } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { AcceptErasureHandler } from './accept-erasure.handler';
import { ErasureLoop } from './erasure.loop';
import { ErasurePlaces, HINT_REMOVER } from './erasure-places';
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
      provide: HINT_REMOVER,
      inject,
      useFactory: (env: ConsultationEnv) => createJobRemover(ANSWER_SESSION, { redisUrl: env.QUEUE_REDIS_URL }),
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
  constructor(@Inject(HINT_REMOVER) private readonly hints: JobRemover<unknown>) {}

  /** After the loop has stopped. */
  async onApplicationShutdown(): Promise<void> {
    await this.hints.close();
  }
}
