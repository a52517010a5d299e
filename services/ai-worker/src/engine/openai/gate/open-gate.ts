import { createProducer } from '@afya/queue';
import { APPEND_EVENTS } from '@afya/service-contracts';
import type { ModelGate } from '../gate';
import { LoggedNews } from './gate-news';
import { measureGate } from './gate-metrics';
import { openGateRedis } from './gate-redis';
import { type GateLimits, RedisGate } from './redis-gate';

export interface OpenedGate extends ModelGate {
  close(): Promise<void>;
}

/** The gate of all workers, in the queue's Redis: it is the one that keeps what it holds over a restart, as the day's account must be. */
export async function openGate(redisUrl: string, limits: GateLimits): Promise<OpenedGate> {
  const events = limits.dailyBudgetKES ? createProducer(APPEND_EVENTS, { redisUrl }) : undefined;
  const redis = await openGateRedis(redisUrl);
  const unwatch = measureGate({ redis, dailyBudgetKES: limits.dailyBudgetKES });
  const gate = new RedisGate(redis, limits, new LoggedNews(events));
  return {
    enter: (asking) => gate.enter(asking),
    async close() {
      unwatch();
      redis.disconnect();
      await events?.close();
    },
  };
}
