import { Module } from '@nestjs/common';
import { AdminController } from './admin.controller';
import { CountsController } from './counts.controller';
import { OverviewController } from './overview.controller';
import { ExportLogHandler } from './export/export-log.handler';
import { ExportController } from './export/export.controller';
import { ExportsAtOnce } from './export/exports-at-once';
import { QueueBoard } from './queues/queue-board';
import { QueueVisits } from './queues/queue-visits';
import { QueuesController } from './queues/queues.controller';
import { RevealController } from './reveal.controller';
import { TimelineController } from './timeline.controller';
import { VerdictController } from './verdict.controller';

@Module({
  controllers: [
    AdminController,
    CountsController,
    ExportController,
    OverviewController,
    QueuesController,
    RevealController,
    TimelineController,
    VerdictController,
  ],
  providers: [ExportLogHandler, ExportsAtOnce, QueueBoard, QueueVisits],
})
export class AdminModule {}
