import { gauge, sharedLook } from '@afya/runtime';
import type { Redis } from 'ioredis';
import { KEYS } from './scripts';

const [BREAKER, , , ACCOUNT] = KEYS;
const PARTS_PER_KES = 10_000;
const DAY_MS = 86_400_000;
/** A day is Kenya's, as in the account. */
const EAST_OF_UTC_MS = 10_800_000;

interface Watched {
  redis: Redis;
  /** KES a day; undefined: no limit */
  dailyBudgetKES: number | undefined;
}
interface GateState {
  isOpen: boolean;
  spentKES: number;
  budgetKES: number | undefined;
}

let watched: Watched | undefined;

const look = sharedLook(async (): Promise<GateState> => {
  if (!watched) throw new Error('no gate');
  const { redis, dailyBudgetKES: budgetKES } = watched;
  const [openUntil, [day, spent]] = await Promise.all([
    redis.hget(BREAKER, 'open_until'),
    redis.hmget(ACCOUNT, 'day', 'spent') as Promise<[string | null, string | null]>,
  ]);
  const today = Math.floor((Date.now() + EAST_OF_UTC_MS) / DAY_MS);
  const spentKES = Number(day) === today ? Number(spent) / PARTS_PER_KES : 0;
  return { isOpen: openUntil !== null, spentKES, budgetKES };
});

gauge(
  { name: 'afya_model_breaker_open', help: '1: calls are stopped until one that is let through succeeds' },
  async (gauge) => gauge.set((await look()).isOpen ? 1 : 0),
);
gauge({ name: 'afya_model_spent_kes', help: 'what today’s calls have cost, over all workers' }, async (gauge) =>
  gauge.set((await look()).spentKES),
);
gauge(
  { name: 'afya_model_budget_used_ratio', help: 'today’s cost as a share of the daily budget; where there is one' },
  async (gauge) => {
    const { spentKES, budgetKES } = await look();
    if (!budgetKES) throw new Error('no budget');
    gauge.set(spentKES / budgetKES);
  },
);

/** Tells the state of the gate, which all workers share, from now on. Returns how to stop. */
export function measureGate(gate: Watched): () => void {
  watched = gate;
  return () => {
    if (watched === gate) watched = undefined;
  };
}
