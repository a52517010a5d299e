import type { FailoverReason, ModelCall } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallRequest, Denial, ModelGate, Pass } from '../gate';
import type { GateEvents } from './gate-events';
import type { Answer, GateRedis } from './gate-redis';
import { KEYS } from './scripts';
import { verdictOf } from './verdict';

export interface GateLimits {
  /** the time limit of one call */
  callMs: number;
  /** a time-out after half of this time is the server's fault; an earlier one comes from the end of a message's time */
  silentMs: number;
  /** how long calls stop when half of the last ones failed; 0: never */
  breakerMs: number;
  requestsPerMinute?: number | undefined;
  dailyBudgetKES?: number | undefined;
}

/** How long a call counts for the breaker, plus its duration: slow calls are fewer, so each counts for longer. */
const REMEMBERED_MS = 30_000;
/** After a call's time limit plus this, another probe may replace one whose worker died. */
const PROBE_GRACE_MS = 2_000;
const PARTS_PER_KES = 10_000;
/** The rate is enforced per twelfth of a minute, so that nothing waits for most of a minute after a burst. */
const WINDOWS_A_MINUTE = 12;

/**
 * One gate for all workers. While Redis is down there is no breaker and no rate limit; with a budget no calls are allowed,
 * because the spending of the other workers is unknown.
 */
export class RedisGate implements ModelGate {
  private lastAccount = { day: 0, spent: 0 };
  /** the cost of calls that Redis does not have yet */
  private unrecordedCost = 0;
  private readonly budget: number;
  private readonly rate: { turns: number; windowMs: number };

  constructor(
    private readonly redis: GateRedis,
    private readonly limits: GateLimits,
    private readonly gateEvents: GateEvents,
  ) {
    const { requestsPerMinute: rate = 0, dailyBudgetKES = 0 } = limits;
    this.budget = Math.round(dailyBudgetKES * PARTS_PER_KES);
    const turns = rate && Math.max(1, Math.floor(rate / WINDOWS_A_MINUTE));
    this.rate = { turns, windowMs: rate && (turns * 60_000) / rate };
  }

  async enter({ remainingMs, signal }: CallRequest): Promise<Pass | Denial> {
    const ticket = randomUUID();
    // Waiting is useless when it leaves no time for the call.
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
    if (answer?.[0] === 'opened') this.gateEvents.opened(breakerMs);
    if (answer?.[0] === 'closed') this.gateEvents.closed();
  }

  private ask(ticket: string, longestWaitMs: number, hasTurn = false): Promise<Answer | undefined> {
    const { turns, windowMs } = this.rate;
    const args = [ticket, hasTurn ? 1 : 0, longestWaitMs, turns, windowMs, this.limits.callMs + PROBE_GRACE_MS];
    return this.run((account) => this.redis.enterGate(...KEYS, ...account, ...args));
  }

  /** Runs a script with the arguments of the account. Undefined while Redis is down; the cost is then added by the next call. */
  private async run(script: (account: number[]) => Promise<Answer>, cost = 0): Promise<Answer | undefined> {
    const due = this.unrecordedCost + cost;
    this.unrecordedCost = 0;
    try {
      const answer = await script([this.budget, this.lastAccount.day, this.lastAccount.spent, due]);
      this.update(answer);
      return answer;
    } catch (error) {
      this.unrecordedCost += due;
      this.gateEvents.away(error);
      return undefined;
    }
  }

  private update([, , day, spent, alert]: Answer): void {
    if (day > this.lastAccount.day || (day === this.lastAccount.day && spent > this.lastAccount.spent))
      this.lastAccount = { day, spent };
    if (alert === 0) return;
    this.gateEvents.spent(alert, { spentKES: spent / PARTS_PER_KES, budgetKES: this.budget / PARTS_PER_KES });
  }
}
