import 'reflect-metadata';
import { RedisStreamsServer, RpcKeys } from '@afya/messaging';
import { nestLogger } from '@afya/runtime';
import { NestFactory } from '@nestjs/core';
import { type AdminLogEnv, loadAdminLogEnv } from './admin-log.env';
import { AdminLogModule } from './admin-log.module';
import { AppendEventsProcessor } from './append-events/append-events.processor';
import { openDatabase } from './persistence/open-database';

/** Starts the service and returns a function that drains it. */
export async function startAdminLog(env: AdminLogEnv = loadAdminLogEnv()): Promise<() => Promise<void>> {
  const database = await openDatabase(env);
  const strategy = new RedisStreamsServer({
    service: 'admin-log',
    redisUrl: env.BUS_REDIS_URL,
    keys: new RpcKeys('admin-log', env),
  });
  strategy.registerHealth(async () => ({ database: (await database.isUp()) ? 'up' : 'down' }));
  const app = await NestFactory.createMicroservice(AdminLogModule.with(env, database), {
    strategy,
    logger: nestLogger,
    abortOnError: false,
  });
  await app.listen();
  return async () => {
    // In parallel with the calls: both share one time limit, and no new batch starts while calls finish.
    await Promise.all([app.get(AppendEventsProcessor).drain(), app.close()]);
  };
}
