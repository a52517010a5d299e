import { RpcClient, rpcSecretOf } from '@afya/messaging';
import { Global, Module, OnApplicationShutdown } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';

/** What this service calls others with. */
@Global()
@Module({
  providers: [
    {
      provide: RpcClient,
      inject: [CONSULTATION_ENV],
      useFactory: (env: ConsultationEnv) =>
        new RpcClient({
          redisUrl: env.BUS_REDIS_URL,
          secret: rpcSecretOf('consultation', env),
          caller: 'consultation',
        }),
    },
  ],
  exports: [RpcClient],
})
export class CallsModule implements OnApplicationShutdown {
  constructor(private readonly rpc: RpcClient) {}

  /** After the loops have stopped. */
  async onApplicationShutdown(): Promise<void> {
    await this.rpc.close();
  }
}
