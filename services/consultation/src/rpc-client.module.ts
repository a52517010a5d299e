import { RpcClient, RpcKeys } from '@afya/messaging';
import { Global, Module, OnApplicationShutdown } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from './consultation.env';

/** The client for calls to other services. */
@Global()
@Module({
  providers: [
    {
      provide: RpcClient,
      inject: [CONSULTATION_ENV],
      useFactory: (env: ConsultationEnv) =>
        new RpcClient({
          redisUrl: env.BUS_REDIS_URL,
          keys: new RpcKeys('consultation', env),
        }),
    },
  ],
  exports: [RpcClient],
})
export class RpcClientModule implements OnApplicationShutdown {
  constructor(private readonly rpc: RpcClient) {}

  /** Runs after the loops have stopped. */
  async onApplicationShutdown(): Promise<void> {
    await this.rpc.close();
  }
}
