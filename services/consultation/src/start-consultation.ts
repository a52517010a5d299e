import 'reflect-metadata';
import { RedisStreamsServer, RpcKeys } from '@afya/messaging';
import { nestLogger } from '@afya/runtime';
import { NestFactory } from '@nestjs/core';
import { type ConsultationEnv, loadConsultationEnv } from './consultation.env';
import { ConsultationModule } from './consultation.module';
import { openDatabase } from './persistence/open-database';

/** Brings the service up and returns how to drain it. */
export async function startConsultation(env: ConsultationEnv = loadConsultationEnv()): Promise<() => Promise<void>> {
  const database = await openDatabase(env);
  const { BUS_REDIS_URL: redisUrl } = env;
  const keys = new RpcKeys('consultation', env);
  const strategy = new RedisStreamsServer({ service: 'consultation', redisUrl, keys });
  strategy.registerHealth(async () => ({ database: (await database.isUp()) ? 'up' : 'down' }));
  const options = { strategy, logger: nestLogger, abortOnError: false };
  const app = await NestFactory.createMicroservice(ConsultationModule.with(env, database), options);
  await app.listen();
  return () => app.close();
}
