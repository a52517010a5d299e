import { Module } from '@nestjs/common';
import { CheckBudget } from './check/check-budget';
import { FileChecker } from './check/file-checker';
import { FilesController } from './files.controller';
import { Quarantine } from './quarantine/quarantine';
import { RefusalReporter } from './refusal-reporter';
import { FileSweeper } from './sweep/file-sweeper';
import { RemoveOrphansHandler } from './sweep/remove-orphans.handler';

@Module({
  controllers: [FilesController],
  providers: [Quarantine, CheckBudget, FileChecker, RefusalReporter, RemoveOrphansHandler, FileSweeper],
  exports: [Quarantine, FileChecker, RefusalReporter],
})
export class GatewayFilesModule {}
