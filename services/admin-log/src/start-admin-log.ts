import 'reflect-metadata';
import { RedisStreamsServer, rpcSecretOf } from '@afya/messaging';
import { nestLogger } from '@afya/runtime';
import { NestFactory } from '@nestjs/core';
import { type AdminLogEnv, loadAdminLogEnv } from './admin-log.env';
import { AdminLogModule } from './admin-log.module';
import { AppendEventsProcessor } from './append-events/append-events.processor';
import { openDatabase } from './database/open-database';

/** Brings the service up and returns how to drain it. */
export async function startAdminLog(env: AdminLogEnv = loadAdminLogEnv()): Promise<() => Promise<void>> {
  const database = await openDatabase(env);
  const strategy = new RedisStreamsServer({
    service: 'admin-log',
    redisUrl: env.BUS_REDIS_URL,
    secret: rpcSecretOf('admin-log', env),
  });
  strategy.registerHealth(async () => ({ database: (await database.isUp()) ? 'up' : 'down' }));
  const app = await NestFactory.createMicroservice(AdminLogModule.with(env, database), {
    strategy,
    logger: nestLogger,
    abortOnError: false,
  });
  await app.listen();
  return async () => {
    // Beside the calls, not after them: both have the same seconds, and while calls are finished no batch is begun that could not be.
    await Promise.all([app.get(AppendEventsProcessor).drain(), app.close()]);
  };
}
