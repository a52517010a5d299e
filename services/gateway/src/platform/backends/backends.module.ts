import { RpcClient, RpcKeys } from '@afya/messaging';
import { createObjectStore, ObjectStore } from '@afya/storage';
import { DynamicModule, Global, Module, OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { GATEWAY_ENV, type GatewayEnv } from '../../gateway.env';
import { connectBusRedis } from './bus-redis';

/** The environment, and the connections to the services, Redis and the object store. */
@Global()
@Module({})
export class BackendsModule implements OnApplicationShutdown {
  constructor(
    private readonly rpc: RpcClient,
    private readonly redis: Redis,
  ) {}

  static with(env: GatewayEnv): DynamicModule {
    const { BUS_REDIS_URL: redisUrl } = env;
    const keys = new RpcKeys('gateway', env);
    return {
      module: BackendsModule,
      providers: [
        { provide: GATEWAY_ENV, useValue: env },
        { provide: RpcClient, useFactory: () => new RpcClient({ redisUrl, keys }) },
        { provide: Redis, useFactory: () => connectBusRedis(redisUrl) },
        { provide: ObjectStore, useFactory: () => createObjectStore(env) },
      ],
      exports: [GATEWAY_ENV, RpcClient, Redis, ObjectStore],
    };
  }

  /** Runs after the last request has been answered. */
  async onApplicationShutdown(): Promise<void> {
    this.redis.disconnect();
    await this.rpc.close();
  }
}
