import { ColumnCipher, Database } from '@afya/database';
import { type DynamicModule, Module, OnApplicationShutdown } from '@nestjs/common';
import { ADMIN_LOG_ENV, type AdminLogEnv } from './admin-log.env';
import { AppendEventsHandler } from './append-events/append-events.handler';
import { AppendEventsProcessor } from './append-events/append-events.processor';
import { AppendEventsRpcController } from './append-events/append-events.rpc.controller';
import { AppendedBatches } from './append-events/appended-batches';
import { EraseEventsHandler } from './erase/erase-events.handler';
import { EraseRpcController } from './erase/erase.rpc.controller';
import { ExportEventsHandler } from './erase/export-events.handler';
import { RetentionLoop } from './erase/retention.loop';
import { RetireEventsHandler } from './erase/retire-events.handler';
import { EventRepository } from './events/event.repository';
import { PostgresEventRepository } from './events/postgres-event.repository';
import { CountLogsHandler } from './figures/count-logs.handler';
import { EventCounts } from './figures/event-counts';
import { FigureKeeper } from './figures/figure-keeper';
import { PostgresEventCounts } from './figures/postgres-event-counts';
import { ListDiagnosesHandler } from './logs/list-diagnoses.handler';
import { ListLogsHandler } from './logs/list-logs.handler';
import { ExportLogsHandler } from './export/export-logs.handler';
import { ExportRpcController } from './export/export.rpc.controller';
import { LogsRpcController } from './logs/logs.rpc.controller';
import { OverviewRpcController } from './overview/overview.rpc.controller';
import { ReadOverviewHandler } from './overview/read-overview.handler';
import { KeepPartitionsHandler } from './partitions/keep-partitions.handler';
import { ReadTimelineHandler } from './timeline/read-timeline.handler';
import { TimelineRpcController } from './timeline/timeline.rpc.controller';
import { GiveVerdictHandler } from './verdicts/give-verdict.handler';
import { VerdictRepository } from './verdicts/verdict.repository';
import { VerdictsRpcController } from './verdicts/verdicts.rpc.controller';

@Module({
  controllers: [
    AppendEventsRpcController,
    EraseRpcController,
    ExportRpcController,
    LogsRpcController,
    OverviewRpcController,
    TimelineRpcController,
    VerdictsRpcController,
  ],
  providers: [
    { provide: EventRepository, useClass: PostgresEventRepository },
    { provide: EventCounts, useClass: PostgresEventCounts },
    CountLogsHandler,
    ReadOverviewHandler,
    ReadTimelineHandler,
    VerdictRepository,
    GiveVerdictHandler,
    FigureKeeper,
    AppendEventsHandler,
    AppendEventsProcessor,
    AppendedBatches,
    ListLogsHandler,
    ListDiagnosesHandler,
    EraseEventsHandler,
    ExportEventsHandler,
    RetireEventsHandler,
    KeepPartitionsHandler,
    ExportLogsHandler,
    RetentionLoop,
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
