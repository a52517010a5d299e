import { type Redis } from 'ioredis';

/** Everything that a Redis holds, as text: keys and what is in them, whatever their type. */
export async function redisContents(redis: Redis): Promise<string> {
  const found = await Promise.all((await redis.keys('*')).map(async (key) => [key, await contentOf(redis, key)]));
  return JSON.stringify(found);
}

async function contentOf(redis: Redis, key: string): Promise<unknown> {
  switch (await redis.type(key)) {
    case 'string':
      return redis.get(key);
    case 'list':
      return redis.lrange(key, 0, -1);
    case 'hash':
      return redis.hgetall(key);
    case 'set':
      return redis.smembers(key);
    case 'zset':
      return redis.zrange(key, 0, -1);
    case 'stream':
      return redis.xrange(key, '-', '+');
    default:
      return null; // gone meanwhile
  }
}
