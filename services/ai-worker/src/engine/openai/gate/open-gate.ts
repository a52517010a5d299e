import { createProducer } from '@afya/queue';
import { APPEND_EVENTS } from '@afya/service-contracts';
import type { ModelGate } from '../gate';
import { LoggingGateEvents } from './gate-events';
import { measureGate } from './gate-metrics';
import { openGateRedis } from './gate-redis';
import { type GateLimits, RedisGate } from './redis-gate';

export interface OpenedGate extends ModelGate {
  close(): Promise<void>;
}

/** The gate of all workers, in the queue's Redis, because its data survives a restart, which the day's account requires. */
export async function openGate(redisUrl: string, limits: GateLimits): Promise<OpenedGate> {
  const events = limits.dailyBudgetKES ? createProducer(APPEND_EVENTS, { redisUrl }) : undefined;
  const redis = await openGateRedis(redisUrl);
  const unwatch = measureGate({ redis, dailyBudgetKES: limits.dailyBudgetKES });
  const gate = new RedisGate(redis, limits, new LoggingGateEvents(events));
  return {
    enter: (asking) => gate.enter(asking),
    async close() {
      unwatch();
      redis.disconnect();
      await events?.close();
    },
  };
}
