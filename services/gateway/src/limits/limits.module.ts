import { ThrottlerStorageRedisService } from '@nest-lab/throttler-storage-redis';
import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { Redis } from 'ioredis';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { NetworkReserve } from './network-reserve';
import { Pseudonyms } from './pseudonyms';
import { RequestLimitsGuard } from './request-limits.guard';
import { throttlers } from './throttlers';
import { UploadLimit } from './upload-limit';

@Global()
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [GATEWAY_ENV, Redis],
      useFactory: (env: GatewayEnv, redis: Redis) => ({
        storage: new ThrottlerStorageRedisService(redis),
        throttlers: throttlers(env, new Pseudonyms(env)),
        setHeaders: false,
      }),
    }),
  ],
  providers: [Pseudonyms, NetworkReserve, UploadLimit, { provide: APP_GUARD, useClass: RequestLimitsGuard }],
  exports: [Pseudonyms, UploadLimit],
})
export class LimitsModule {}
