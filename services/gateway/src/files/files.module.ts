import { Module } from '@nestjs/common';
import { CheckBudget } from './check/check-budget';
import { FileChecker } from './check/file-checker';
import { FilesController } from './files.controller';
import { Quarantine } from './quarantine/quarantine';
import { RefusalReporter } from './refusal-reporter';
import { FileSweeper } from './sweep/file-sweeper';
import { RemoveOrphansHandler } from './sweep/remove-orphans.handler';
import { UploadRecords } from './uploads/upload-records';
import { UploadSlots } from './uploads/upload-slots';
import { Uploads } from './uploads/uploads';
import { UploadsController } from './uploads/uploads.controller';

@Module({
  controllers: [FilesController, UploadsController],
  providers: [
    Quarantine,
    CheckBudget,
    FileChecker,
    RefusalReporter,
    RemoveOrphansHandler,
    FileSweeper,
    UploadRecords,
    UploadSlots,
    Uploads,
  ],
  exports: [Quarantine, FileChecker, RefusalReporter, UploadSlots, Uploads],
})
export class GatewayFilesModule {}
