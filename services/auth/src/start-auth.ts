import 'reflect-metadata';
import { RedisStreamsServer, RpcKeys } from '@afya/messaging';
import { nestLogger } from '@afya/runtime';
import { NestFactory } from '@nestjs/core';
import { loadAuthEnv, type AuthEnv } from './auth.env';
import { AuthModule } from './auth.module';
import { openDatabase } from './persistence/open-database';

/** Starts the service and returns a function that drains it. */
export async function startAuth(env: AuthEnv = loadAuthEnv()): Promise<() => Promise<void>> {
  const database = await openDatabase(env);
  const keys = new RpcKeys('auth', env);
  const strategy = new RedisStreamsServer({ service: 'auth', redisUrl: env.BUS_REDIS_URL, keys });
  strategy.registerHealth(async () => ({ database: (await database.isUp()) ? 'up' : 'down' }));
  const options = { strategy, logger: nestLogger, abortOnError: false };
  const app = await NestFactory.createMicroservice(AuthModule.with(env, database), options);
  await app.listen();
  return () => app.close();
}
