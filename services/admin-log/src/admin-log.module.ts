import { ColumnCipher, Database } from '@afya/database';
import { type DynamicModule, Module, OnApplicationShutdown } from '@nestjs/common';
import { ADMIN_LOG_ENV, type AdminLogEnv } from './admin-log.env';
import { AppendEventsHandler } from './append-events/append-events.handler';
import { AppendEventsProcessor } from './append-events/append-events.processor';
import { AppendedBatchRepository } from './append-events/appended-batch.repository';
import { FindAppendedBatchesHandler } from './append-events/find-appended-batches.handler';
import { EventCounts } from './events/event-counts';
import { EventRepository } from './events/event.repository';
import { CountLogsHandler } from './logs/count-logs.handler';
import { ExportLogsHandler } from './logs/export-logs.handler';
import { ListDiagnosesHandler } from './logs/list-diagnoses.handler';
import { ListLogsHandler } from './logs/list-logs.handler';
import { OverviewRepository } from './overview/overview.repository';
import { ReadOverviewHandler } from './overview/read-overview.handler';
import { KeepPartitionsHandler } from './partitions/keep-partitions.handler';
import { PartitionRepository } from './partitions/partition.repository';
import { PostgresEventErasureRepository } from './persistence/postgres-event-erasure.repository';
import { PostgresEventCounts } from './persistence/postgres-event-counts';
import { PostgresEventRepository } from './persistence/postgres-event.repository';
import { PostgresOverviewRepository } from './persistence/postgres-overview.repository';
import { PostgresPartitionRepository } from './persistence/postgres-partition.repository';
import { PostgresRetentionRepository } from './persistence/postgres-retention.repository';
import { PostgresSessionTotalsRepository } from './persistence/postgres-session-totals.repository';
import { TypeOrmAppendedBatchRepository } from './persistence/typeorm-appended-batch.repository';
import { PostgresVerdictRepository } from './persistence/postgres-verdict.repository';
import { EraseEventsHandler } from './privacy/erase-events.handler';
import { EventErasureRepository } from './privacy/event-erasure.repository';
import { Erasures } from './privacy/erasures';
import { ExportEventsHandler } from './privacy/export-events.handler';
import { RetentionLoop } from './retention/retention.loop';
import { RetentionRepository } from './retention/retention.repository';
import { RetireEventsHandler } from './retention/retire-events.handler';
import { MetricsRollup } from './persistence/metrics-rollup';
import { ReadTimelineHandler } from './timeline/read-timeline.handler';
import { SessionTotalsRepository } from './timeline/session-totals.repository';
import { GiveVerdictHandler } from './verdicts/give-verdict.handler';
import { VerdictRepository } from './verdicts/verdict.repository';

@Module({
  controllers: [
    CountLogsHandler,
    EraseEventsHandler,
    ExportEventsHandler,
    ExportLogsHandler,
    FindAppendedBatchesHandler,
    GiveVerdictHandler,
    ListDiagnosesHandler,
    ListLogsHandler,
    ReadOverviewHandler,
    ReadTimelineHandler,
  ],
  providers: [
    { provide: AppendedBatchRepository, useClass: TypeOrmAppendedBatchRepository },
    { provide: EventErasureRepository, useClass: PostgresEventErasureRepository },
    { provide: EventCounts, useClass: PostgresEventCounts },
    { provide: EventRepository, useClass: PostgresEventRepository },
    { provide: OverviewRepository, useClass: PostgresOverviewRepository },
    { provide: PartitionRepository, useClass: PostgresPartitionRepository },
    { provide: RetentionRepository, useClass: PostgresRetentionRepository },
    { provide: SessionTotalsRepository, useClass: PostgresSessionTotalsRepository },
    { provide: VerdictRepository, useClass: PostgresVerdictRepository },
    AppendEventsHandler,
    AppendEventsProcessor,
    Erasures,
    KeepPartitionsHandler,
    MetricsRollup,
    RetentionLoop,
    RetireEventsHandler,
  ],
})
export class AdminLogModule implements OnApplicationShutdown {
  constructor(private readonly database: Database) {}

  static with(env: AdminLogEnv, database: Database): DynamicModule {
    const providers = [
      { provide: ADMIN_LOG_ENV, useValue: env },
      { provide: Database, useValue: database },
      { provide: ColumnCipher, useValue: new ColumnCipher(env.DATA_KEYS) },
    ];
    return { module: AdminLogModule, providers };
  }

  /** After the queue and the calls have drained. */
  async onApplicationShutdown(): Promise<void> {
    await this.database.close();
  }
}
