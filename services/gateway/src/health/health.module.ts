import { Module } from '@nestjs/common';
import { HealthController } from './health.controller';
import { ReadinessCheck } from './readiness';

@Module({ controllers: [HealthController], providers: [ReadinessCheck] })
export class HealthModule {}
