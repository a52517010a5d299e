import { Module } from '@nestjs/common';
import { RecordConsentHandler } from './record-consent.handler';

@Module({ controllers: [RecordConsentHandler] })
export class ConsentModule {}
