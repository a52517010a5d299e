import { Module } from '@nestjs/common';
import { DrainModule } from '../drain/drain.module';
import { HealthController } from './health.controller';
import { ReadinessCheck } from './readiness';

@Module({ imports: [DrainModule], controllers: [HealthController], providers: [ReadinessCheck] })
export class HealthModule {}
