import { RpcClient, RpcKeys } from '@afya/messaging';
import { type DynamicModule, Module, OnApplicationShutdown } from '@nestjs/common';
import { AnswerSessionHandler } from './answer-session/answer-session.handler';
import { AnswerSessionProcessor } from './answer-session/answer-session.processor';
import { ConsultationEngine } from './engine/consultation-engine';
import { QuarantineChild } from './quarantine/quarantine-child';
import { QuarantineProcess } from './quarantine/quarantine-process';
import { QuarantineProcessor } from './quarantine/quarantine.processor';
import { WORKER_ENV, type WorkerEnv } from './worker.env';
import { WORKER_PLACE, type WorkerPlace } from './worker-place';

/** The source of work: jobs of both lanes, or, in a process of the quarantine lane, the sessions its parent sends. */
const ENTRIES = {
  ordinary: [AnswerSessionProcessor, QuarantineProcess, QuarantineProcessor],
  quarantine: [QuarantineChild],
};

@Module({ providers: [AnswerSessionHandler] })
export class AiWorkerModule implements OnApplicationShutdown {
  constructor(private readonly rpc: RpcClient) {}

  /** The worker, with its environment and the engine that generates replies. */
  static with(env: WorkerEnv, engine: ConsultationEngine, place: WorkerPlace): DynamicModule {
    const { BUS_REDIS_URL: redisUrl } = env;
    const keys = new RpcKeys('ai-worker', env);
    return {
      module: AiWorkerModule,
      providers: [
        ...ENTRIES[place.lane],
        { provide: WORKER_PLACE, useValue: place },
        { provide: WORKER_ENV, useValue: env },
        { provide: ConsultationEngine, useValue: engine },
        { provide: RpcClient, useFactory: () => new RpcClient({ redisUrl, keys }) },
      ],
    };
  }

  /** After the processor has drained, because its last commits use this client. */
  async onApplicationShutdown(): Promise<void> {
    await this.rpc.close();
  }
}
