import { createJobRemover } from '@afya/queue';
import { ANSWER_IN_QUARANTINE, ANSWER_SESSION } from '@afya/service-contracts';
import { createObjectStore, ObjectStore } from '@afya/storage';
import { Inject, Module, OnApplicationShutdown } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { EraseEverythingHandler } from './erase-everything.handler';
import { EraseSessionHandler } from './erase-session.handler';
import { ErasureAcceptance } from './erasure-acceptance';
import { ErasureLoop } from './erasure.loop';
import { ErasurePlaces, JOB_REMOVERS, type JobRemovers } from './erasure-places';
import { ExportCreditsHandler } from './export-credits.handler';
import { ExportSessionsHandler } from './export-sessions.handler';
import { FinishErasureHandler } from './finish-erasure.handler';
import { ReadCreditStatementHandler } from './read-credit-statement.handler';
import { RevealMessagesHandler } from './reveal-messages.handler';

const inject = [CONSULTATION_ENV];

@Module({
  controllers: [
    EraseEverythingHandler,
    EraseSessionHandler,
    ExportCreditsHandler,
    ExportSessionsHandler,
    ReadCreditStatementHandler,
    RevealMessagesHandler,
  ],
  providers: [
    { provide: ObjectStore, inject, useFactory: (env: ConsultationEnv) => createObjectStore(env) },
    {
      provide: JOB_REMOVERS,
      inject,
      useFactory: ({ QUEUE_REDIS_URL: redisUrl }: ConsultationEnv): JobRemovers =>
        [ANSWER_SESSION, ANSWER_IN_QUARANTINE].map((queue) => createJobRemover(queue, { redisUrl })),
    },
    ErasureAcceptance,
    ErasureLoop,
    ErasurePlaces,
    FinishErasureHandler,
  ],
  exports: [ErasureAcceptance],
})
export class PrivacyModule implements OnApplicationShutdown {
  constructor(@Inject(JOB_REMOVERS) private readonly removers: JobRemovers) {}

  /** Runs after the loop has stopped. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.removers.map((remover) => remover.close()));
  }
}
