import { Module } from '@nestjs/common';
import { FindOrphansHandler } from './find-orphans.handler';
import { LocateFileHandler } from './locate-file.handler';
import { ReportRefusalsHandler } from './report-refusals.handler';

@Module({ controllers: [FindOrphansHandler, LocateFileHandler, ReportRefusalsHandler] })
export class FilesModule {}
