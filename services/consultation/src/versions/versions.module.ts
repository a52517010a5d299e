import { Global, Module } from '@nestjs/common';
import { Redis } from 'ioredis';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { openBus } from './open-bus';
import { SessionVersions } from './session-versions';

@Global()
@Module({
  providers: [
    {
      provide: Redis,
      inject: [CONSULTATION_ENV],
      useFactory: (env: Pick<ConsultationEnv, 'BUS_REDIS_URL'>) => openBus(env.BUS_REDIS_URL),
    },
    SessionVersions,
  ],
  exports: [Redis, SessionVersions],
})
export class VersionsModule {}
