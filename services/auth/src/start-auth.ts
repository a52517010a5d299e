import 'reflect-metadata';
import { RedisStreamsServer, rpcSecretOf } from '@afya/messaging';
import { nestLogger } from '@afya/runtime';
import { NestFactory } from '@nestjs/core';
import { loadAuthEnv, type AuthEnv } from './auth.env';
import { AuthModule } from './auth.module';
import { openDatabase } from './database/open-database';

/** Brings the service up and returns how to drain it. */
export async function startAuth(env: AuthEnv = loadAuthEnv()): Promise<() => Promise<void>> {
  const database = await openDatabase(env);
  const secret = rpcSecretOf('auth', env);
  const strategy = new RedisStreamsServer({ service: 'auth', redisUrl: env.BUS_REDIS_URL, secret });
  strategy.registerHealth(async () => ({ database: (await database.isUp()) ? 'up' : 'down' }));
  const options = { strategy, logger: nestLogger, abortOnError: false };
  const app = await NestFactory.createMicroservice(AuthModule.with(env, database), options);
  await app.listen();
  return () => app.close();
}
