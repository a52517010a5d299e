import { type Redis } from 'ioredis';

/** All keys and values of a Redis database as text. */
export async function redisContents(redis: Redis): Promise<string> {
  const contents = await Promise.all((await redis.keys('*')).map(async (key) => [key, await contentOf(redis, key)]));
  return JSON.stringify(contents);
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
      return null; // deleted meanwhile
  }
}
