import { Module } from '@nestjs/common';
import { ConsentRpcController } from './consent.rpc.controller';
import { RecordConsentHandler } from './record-consent.handler';

@Module({ controllers: [ConsentRpcController], providers: [RecordConsentHandler] })
export class ConsentModule {}
