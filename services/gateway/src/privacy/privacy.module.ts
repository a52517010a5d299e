import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { EraseEverythingHandler } from './erase-everything.handler';
import { ExportHandler } from './export.handler';
import { ExportPages } from './export-pages';
import { PrivacyController } from './privacy.controller';

@Module({
  imports: [AuthModule],
  controllers: [PrivacyController],
  providers: [EraseEverythingHandler, ExportHandler, ExportPages],
})
export class PrivacyModule {}
