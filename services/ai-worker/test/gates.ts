import type { CallOutcome, ModelCall } from '@afya/service-contracts';
import type { CallRequest, Denial, Pass } from '../src/engine/openai/gate';
import type { GateEvents } from '../src/engine/openai/gate/gate-events';
import { type GateRedis, openGateRedis } from '../src/engine/openai/gate/gate-redis';
import { type GateLimits, RedisGate } from '../src/engine/openai/gate/redis-gate';

export const makeCall = (outcome: CallOutcome, over: Partial<ModelCall> = {}): ModelCall => ({
  model: 'm',
  outcome,
  tokenCount: 0,
  costKES: 0,
  responseTimeMs: 1_000,
  ...over,
});

export const makeCallRequest = (over: Partial<CallRequest> = {}): CallRequest => ({
  remainingMs: 60_000,
  signal: new AbortController().signal,
  ...over,
});

export interface TestGates {
  /** two gates, as two workers have them */
  gates: [RedisGate, RedisGate];
  /** what both reported, in order */
  alerts: string[];
  close(): void;
}

/** Two gates with a connection each, with short times. */
export async function openGates(redis: { url: string }, over: Partial<GateLimits> = {}): Promise<TestGates> {
  const alerts: string[] = [];
  const gateEvents: GateEvents = {
    opened: () => void alerts.push('opened'),
    closed: () => void alerts.push('closed'),
    spent: (level, { spentKES, budgetKES }) => void alerts.push(`${level}: ${spentKES} of ${budgetKES}`),
    away: () => void alerts.push('away'),
  };
  const connections: GateRedis[] = await Promise.all([openGateRedis(redis.url), openGateRedis(redis.url)]);
  const limits = { callMs: 500, silentMs: 500, breakerMs: 30_000, ...over };
  const [one, two] = connections.map((connection) => new RedisGate(connection, limits, gateEvents));
  return { gates: [one!, two!], alerts, close: () => connections.forEach((connection) => connection.disconnect()) };
}

/** Expects a pass. */
export function passOf(entry: Pass | Denial): Pass {
  if (entry.denied !== undefined) throw new Error(`denied: ${entry.denied}`);
  return entry;
}

/** Makes a call that ends with this outcome; returns the reason when no call was allowed. */
export async function callThrough(
  gate: RedisGate,
  outcome: CallOutcome,
  over: Partial<ModelCall> = {},
): Promise<string> {
  const entry = await gate.enter(makeCallRequest());
  if (entry.denied !== undefined) return entry.denied;
  await entry.leave(makeCall(outcome, over));
  return 'made';
}
