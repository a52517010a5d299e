import 'reflect-metadata';
import { nestLogger } from '@afya/runtime';
import { NestFactory } from '@nestjs/core';
import { AiWorkerModule } from './ai-worker.module';
import { ConsultationEngine } from './engine/consultation-engine';
import { EmbeddedEngine } from './engine/embedded/embedded.engine';
import { loadWorkerEnv } from './worker.env';

/** Starts to answer, with the engine of the environment unless another is given, and returns how to drain. */
export async function startWorker(engine?: ConsultationEngine): Promise<() => Promise<void>> {
  const env = loadWorkerEnv();
  const module = AiWorkerModule.with(env, engine ?? new EmbeddedEngine(env.COUNTRY));
  const app = await NestFactory.createApplicationContext(module, { logger: nestLogger, abortOnError: false });
  return () => app.close();
}
