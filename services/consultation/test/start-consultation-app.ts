import { createDatabase, startRedis } from '@afya/testing';
import { openConsultationApp, type TestAppInput } from './consultation-test-app';

/** A test application with its own database and Redis; `close` ends all three. */
export async function startConsultationApp(settings: Partial<TestAppInput> = {}) {
  const [server, redis] = await Promise.all([createDatabase(), startRedis()]);
  const stopBackends = async () => {
    await server.drop();
    await redis.stop();
  };
  const backends = { DATABASE_URL: server.url, BUS_REDIS_URL: redis.url };
  const app = await openConsultationApp({ ...backends, ...settings }).catch(async (error: unknown) => {
    await stopBackends();
    throw error;
  });
  const close = async () => {
    await app.close();
    await stopBackends();
  };
  return { ...app, backends, redis, close };
}

export type ConsultationApp = Awaited<ReturnType<typeof startConsultationApp>>;
