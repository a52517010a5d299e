import { Module } from '@nestjs/common';
import { ConfidenceController } from './confidence.controller';

@Module({ controllers: [ConfidenceController] })
export class ConfidenceModule {}
