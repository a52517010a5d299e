import { ColumnCipher, Database, measureOutbox } from '@afya/database';
import { DynamicModule, Global, Module, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { ConsentRepository } from '../consent/consent.repository';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { FileRepository } from '../files/file.repository';
import { MessageRepository } from '../messages/message.repository';
import { EventOutbox } from '../outbox/event-outbox.port';
import { ErasureRepository } from '../privacy/erasure.repository';
import { PersonalDataRepository } from '../privacy/personal-data.repository';
import { RevealRepository } from '../privacy/reveal.repository';
import { ReconciliationRepository } from '../reconciler/reconciliation.repository';
import { ReplyRepository } from '../replies/reply.repository';
import { StoppableReplyRepository } from '../replies/stoppable-reply.repository';
import { RatingRepository } from '../messages/rating.repository';
import { IdleOwnerRepository } from '../retention/idle-owner.repository';
import { SessionRepository } from '../sessions/session.repository';
import { measurePendingReplies } from './pending-replies-metric';
import { PostgresErasureRepository } from './postgres-erasure.repository';
import { PostgresEventOutbox } from './postgres-event-outbox';
import { PostgresIdleOwnerRepository } from './postgres-idle-owner.repository';
import { PostgresMessageRepository } from './postgres-message.repository';
import { PostgresRatingRepository } from './postgres-rating.repository';
import { PostgresReconciliationRepository } from './postgres-reconciliation.repository';
import { PostgresReplyRepository } from './postgres-reply.repository';
import { PostgresRevealRepository } from './postgres-reveal.repository';
import { PostgresSessionRepository } from './postgres-session.repository';
import { PostgresStoppableReplyRepository } from './postgres-stoppable-reply.repository';
import { TypeOrmConsentRepository } from './typeorm-consent.repository';
import { TypeOrmFileRepository } from './typeorm-file.repository';
import { TypeOrmPersonalDataRepository } from './typeorm-personal-data.repository';

const ADAPTERS = [
  { provide: ConsentRepository, useClass: TypeOrmConsentRepository },
  { provide: ErasureRepository, useClass: PostgresErasureRepository },
  { provide: EventOutbox, useClass: PostgresEventOutbox },
  { provide: FileRepository, useClass: TypeOrmFileRepository },
  { provide: IdleOwnerRepository, useClass: PostgresIdleOwnerRepository },
  { provide: MessageRepository, useClass: PostgresMessageRepository },
  { provide: PersonalDataRepository, useClass: TypeOrmPersonalDataRepository },
  { provide: RatingRepository, useClass: PostgresRatingRepository },
  { provide: ReconciliationRepository, useClass: PostgresReconciliationRepository },
  { provide: ReplyRepository, useClass: PostgresReplyRepository },
  { provide: RevealRepository, useClass: PostgresRevealRepository },
  { provide: SessionRepository, useClass: PostgresSessionRepository },
  { provide: StoppableReplyRepository, useClass: PostgresStoppableReplyRepository },
];

/** The database, the settings, and the adapters of the ports that features declare. */
@Global()
@Module({})
export class PersistenceModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private stopMetrics: (() => void)[] = [];

  constructor(private readonly database: Database) {}

  static with(env: ConsultationEnv, database: Database): DynamicModule {
    return {
      module: PersistenceModule,
      providers: [
        { provide: Database, useValue: database },
        { provide: ColumnCipher, useValue: new ColumnCipher(env.DATA_KEYS) },
        { provide: CONSULTATION_ENV, useValue: env },
        ...ADAPTERS,
      ],
      exports: [Database, ColumnCipher, CONSULTATION_ENV, ...ADAPTERS.map(({ provide }) => provide)],
    };
  }

  onApplicationBootstrap(): void {
    this.stopMetrics = [measureOutbox(this.database, ['hint', 'event']), measurePendingReplies(this.database)];
  }

  /** Runs after the calls have drained and the loops have stopped. */
  async onApplicationShutdown(): Promise<void> {
    for (const stop of this.stopMetrics) stop();
    await this.database.close();
  }
}
