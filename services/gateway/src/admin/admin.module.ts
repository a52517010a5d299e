import { Module } from '@nestjs/common';
import { AdminController } from './admin.controller';
import { CountsController } from './counts.controller';
import { OverviewController } from './overview.controller';
import { RevealController } from './reveal.controller';
import { TimelineController } from './timeline.controller';
import { VerdictController } from './verdict.controller';

@Module({
  controllers: [
    AdminController,
    CountsController,
    OverviewController,
    RevealController,
    TimelineController,
    VerdictController,
  ],
})
export class AdminModule {}
