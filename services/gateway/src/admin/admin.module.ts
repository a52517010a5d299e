import { MiddlewareConsumer, Module, NestModule } from '@nestjs/common';
import { jsonBody } from '../platform/validation/strict-json';
import { AdminController } from './admin.controller';
import { CountsController } from './counts.controller';
import { OverviewController } from './overview.controller';
import { ExportLogHandler } from './export/export-log.handler';
import { ExportController } from './export/export.controller';
import { ExportSlots } from './export/export-slots';
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
  providers: [ExportLogHandler, ExportSlots, QueueBoard, QueueVisits],
})
export class AdminModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(jsonBody).forRoutes(RevealController, VerdictController);
  }
}
