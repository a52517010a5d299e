import type { FailoverReason, ModelCall } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Asking, Denial, ModelGate, Pass } from '../gate';
import type { GateNews } from './gate-news';
import type { Answer, GateRedis } from './gate-redis';
import { KEYS } from './scripts';
import { verdictOf } from './verdict';

export interface GateLimits {
  /** one call may take this long */
  callMs: number;
  /** a time-out after half of this time is the server's fault; before, it came from the end of a message's time */
  silentMs: number;
  /** how long calls stop when half of the last ones failed; 0: never */
  breakerMs: number;
  requestsPerMinute?: number | undefined;
  dailyBudgetKES?: number | undefined;
}

/** A call counts for the breaker for so long and for the time it took: slow ones that fail are fewer, and as telling. */
const REMEMBERED_MS = 30_000;
/** A probe whose worker died keeps others out for a call's time and this. */
const PROBE_GRACE_MS = 2_000;
const PARTS_PER_KES = 10_000;
/** The rate is held in every twelfth of a minute, so that nobody waits for most of a minute after a burst. */
const WINDOWS_A_MINUTE = 12;

/**
 * One gate for all workers. With Redis away there is no breaker and no rate; where a budget is set, no calls either, for nobody
 * knows what the others spend.
 */
export class RedisGate implements ModelGate {
  private seen = { day: 0, spent: 0 };
  /** what calls have cost that Redis has not been told yet */
  private owed = 0;
  private readonly budget: number;
  private readonly rate: { turns: number; windowMs: number };

  constructor(
    private readonly redis: GateRedis,
    private readonly limits: GateLimits,
    private readonly news: GateNews,
  ) {
    const { requestsPerMinute: rate = 0, dailyBudgetKES = 0 } = limits;
    this.budget = Math.round(dailyBudgetKES * PARTS_PER_KES);
    const turns = rate && Math.max(1, Math.floor(rate / WINDOWS_A_MINUTE));
    this.rate = { turns, windowMs: rate && (turns * 60_000) / rate };
  }

  async enter({ remainingMs, signal }: Asking): Promise<Pass | Denial> {
    const ticket = randomUUID();
    // a turn that leaves no time for the call is no turn
    const longestWaitMs = Math.floor(remainingMs - Math.min(this.limits.callMs, remainingMs / 2));
    let answer = await this.ask(ticket, longestWaitMs);
    if (answer?.[0] === 'wait') {
      await sleep(answer[1], undefined, { signal });
      answer = await this.ask(ticket, 0, true);
    }
    const decision = answer?.[0] ?? (this.budget > 0 ? 'daily_budget' : 'go');
    if (decision !== 'go') return { denied: decision as FailoverReason };
    return { leave: (call) => this.leave(ticket, call) };
  }

  private async leave(ticket: string, call?: ModelCall): Promise<void> {
    const { breakerMs, silentMs } = this.limits;
    const rememberedMs = REMEMBERED_MS + (call?.responseTimeMs ?? 0);
    const args = [ticket, verdictOf(call, silentMs), rememberedMs, breakerMs];
    const cost = Math.round((call?.costKES ?? 0) * PARTS_PER_KES);
    const answer = await this.run((account) => this.redis.leaveGate(...KEYS, ...account, ...args), cost);
    if (answer?.[0] === 'opened') this.news.opened(breakerMs);
    if (answer?.[0] === 'closed') this.news.closed();
  }

  private ask(ticket: string, longestWaitMs: number, hasTurn = false): Promise<Answer | undefined> {
    const { turns, windowMs } = this.rate;
    const args = [ticket, hasTurn ? 1 : 0, longestWaitMs, turns, windowMs, this.limits.callMs + PROBE_GRACE_MS];
    return this.run((account) => this.redis.enterGate(...KEYS, ...account, ...args));
  }

  /** Runs a script with the account's part of its arguments. Undefined while Redis is away; the cost is then told with the next one. */
  private async run(script: (account: number[]) => Promise<Answer>, cost = 0): Promise<Answer | undefined> {
    const due = this.owed + cost;
    this.owed = 0;
    try {
      const answer = await script([this.budget, this.seen.day, this.seen.spent, due]);
      this.learn(answer);
      return answer;
    } catch (error) {
      this.owed += due;
      this.news.away(error);
      return undefined;
    }
  }

  private learn([, , day, spent, alert]: Answer): void {
    if (day > this.seen.day || (day === this.seen.day && spent > this.seen.spent)) this.seen = { day, spent };
    if (alert === 0) return;
    this.news.spent(alert, { spentKES: spent / PARTS_PER_KES, budgetKES: this.budget / PARTS_PER_KES });
  }
}
