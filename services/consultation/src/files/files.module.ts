import { Module } from '@nestjs/common';
import { FilesRpcController } from './files.rpc.controller';
import { LocateFileHandler } from './locate-file.handler';

@Module({ controllers: [FilesRpcController], providers: [LocateFileHandler] })
export class FilesModule {}
