import { gauge, sharedRead } from '@afya/runtime';
import type { Redis } from 'ioredis';
import { KEYS } from './scripts';

const [BREAKER, , , ACCOUNT] = KEYS;
const PARTS_PER_KES = 10_000;
const DAY_MS = 86_400_000;
/** A day in Kenya, as in the account. */
const EAST_OF_UTC_MS = 10_800_000;

interface MeasuredGate {
  redis: Redis;
  /** KES a day; undefined: no limit */
  dailyBudgetKES: number | undefined;
}
interface GateState {
  isOpen: boolean;
  spentKES: number;
  budgetKES: number | undefined;
}

let measured: MeasuredGate | undefined;

const readState = sharedRead(async (): Promise<GateState> => {
  if (!measured) throw new Error('no gate');
  const { redis, dailyBudgetKES: budgetKES } = measured;
  const [openUntil, [day, spent]] = await Promise.all([
    redis.hget(BREAKER, 'open_until'),
    redis.hmget(ACCOUNT, 'day', 'spent') as Promise<[string | null, string | null]>,
  ]);
  const today = Math.floor((Date.now() + EAST_OF_UTC_MS) / DAY_MS);
  const spentKES = Number(day) === today ? Number(spent) / PARTS_PER_KES : 0;
  return { isOpen: openUntil !== null, spentKES, budgetKES };
});

gauge(
  { name: 'afya_model_breaker_open', help: '1: the circuit breaker stops calls until a probe succeeds' },
  async (gauge) => gauge.set((await readState()).isOpen ? 1 : 0),
);
gauge({ name: 'afya_model_spent_kes', help: 'cost of today’s calls of all workers' }, async (gauge) =>
  gauge.set((await readState()).spentKES),
);
gauge(
  { name: 'afya_model_budget_used_ratio', help: 'today’s cost as a share of the daily budget, if there is one' },
  async (gauge) => {
    const { spentKES, budgetKES } = await readState();
    if (!budgetKES) throw new Error('no budget');
    gauge.set(spentKES / budgetKES);
  },
);

/** Publishes the state of the gate, which all workers share. Returns a function that stops it. */
export function measureGate(gate: MeasuredGate): () => void {
  measured = gate;
  return () => {
    if (measured === gate) measured = undefined;
  };
}
