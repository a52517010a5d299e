import { createDatabase, startRedis } from '@afya/testing';
import { type HouseInput, openHouse } from './house';

/** A house on a database and a Redis of its own; `close` ends all three. */
export async function startHouse(settings: Partial<HouseInput> = {}) {
  const [server, redis] = await Promise.all([createDatabase(), startRedis()]);
  const stopBackends = async () => {
    await server.drop();
    await redis.stop();
  };
  const backends = { DATABASE_URL: server.url, BUS_REDIS_URL: redis.url };
  const house = await openHouse({ ...backends, ...settings }).catch(async (error: unknown) => {
    await stopBackends();
    throw error;
  });
  const close = async () => {
    await house.close();
    await stopBackends();
  };
  return { ...house, backends, redis, close };
}

export type StartedHouse = Awaited<ReturnType<typeof startHouse>>;
