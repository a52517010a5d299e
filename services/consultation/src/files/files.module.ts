import { Module } from '@nestjs/common';
import { FilesRpcController } from './files.rpc.controller';
import { FindOrphansHandler } from './find-orphans.handler';
import { LocateFileHandler } from './locate-file.handler';
import { ReportRefusalsHandler } from './report-refusals.handler';

@Module({
  controllers: [FilesRpcController],
  providers: [LocateFileHandler, FindOrphansHandler, ReportRefusalsHandler],
})
export class FilesModule {}
