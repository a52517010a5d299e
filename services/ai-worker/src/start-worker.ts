import 'reflect-metadata';
import { nestLogger } from '@afya/runtime';
import { NestFactory } from '@nestjs/core';
import { AiWorkerModule } from './ai-worker.module';
import { ConsultationEngine } from './engine/consultation-engine';
import { createEngine } from './create-engine';
import { loadWorkerEnv } from './worker.env';
import { readWorkerPlace } from './worker-place';

/** Starts to process jobs, with the configured engine unless another is given. Returns a function that drains. */
export async function startWorker(given?: ConsultationEngine): Promise<() => Promise<void>> {
  const env = loadWorkerEnv();
  const { engine, close } = given ? { engine: given, close: async () => undefined } : await createEngine(env);
  const module = AiWorkerModule.with(env, engine, readWorkerPlace());
  const app = await NestFactory.createApplicationContext(module, { logger: nestLogger, abortOnError: false });
  return async () => {
    await app.close();
    await close();
  };
}
