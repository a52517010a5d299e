import type { CallOutcome, ModelCall } from '@afya/service-contracts';
import type { Asking, Denial, Pass } from '../gate';
import type { GateNews } from '../gate/gate-news';
import { type GateRedis, openGateRedis } from '../gate/gate-redis';
import { type GateLimits, RedisGate } from '../gate/redis-gate';

export const makeCall = (outcome: CallOutcome, over: Partial<ModelCall> = {}): ModelCall => ({
  ...{ model: 'm', outcome, tokenCount: 0, costKES: 0, responseTimeMs: 1_000, ...over },
});

export const makeAsking = (over: Partial<Asking> = {}): Asking => ({
  ...{ remainingMs: 60_000, signal: new AbortController().signal, ...over },
});

export interface TestGates {
  /** two, as two workers have them */
  gates: [RedisGate, RedisGate];
  /** what the two have told, in order */
  told: string[];
  close(): void;
}

/** Two gates with a connection each. Quick where the product is patient. */
export async function openGates(redis: { url: string }, over: Partial<GateLimits> = {}): Promise<TestGates> {
  const told: string[] = [];
  const news: GateNews = {
    opened: () => void told.push('opened'),
    closed: () => void told.push('closed'),
    spent: (level, { spentKES, budgetKES }) => void told.push(`${level}: ${spentKES} of ${budgetKES}`),
    away: () => void told.push('away'),
  };
  const connections: GateRedis[] = await Promise.all([openGateRedis(redis.url), openGateRedis(redis.url)]);
  const limits = { callMs: 500, silentMs: 500, breakerMs: 30_000, ...over };
  const [one, two] = connections.map((connection) => new RedisGate(connection, limits, news));
  return { gates: [one!, two!], told, close: () => connections.forEach((connection) => connection.disconnect()) };
}

/** A pass, where there must be one. */
export function passOf(entry: Pass | Denial): Pass {
  if (entry.denied !== undefined) throw new Error(`denied: ${entry.denied}`);
  return entry;
}

/** A call that is made and ends so; tells why there was none. */
export async function callThrough(gate: RedisGate, ...[outcome, over]: Parameters<typeof makeCall>): Promise<string> {
  const entry = await gate.enter(makeAsking());
  if (entry.denied !== undefined) return entry.denied;
  await entry.leave(makeCall(outcome, over));
  return 'made';
}
