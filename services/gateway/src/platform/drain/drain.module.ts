import { Module } from '@nestjs/common';
import { Drain } from './drain';

@Module({ providers: [Drain], exports: [Drain] })
export class DrainModule {}
