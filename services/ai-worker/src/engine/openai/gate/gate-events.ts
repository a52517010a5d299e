import type { Producer } from '@afya/queue';
import { currentTraceId, logger } from '@afya/runtime';
import type { AppendEventsJob, LogEvent } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';

/** Events of the gate that operators need to know. */
export interface GateEvents {
  opened(ms: number): void;
  closed(): void;
  /** The day's spending has reached 80 % (1) or all (2) of the budget; reported by one process only. */
  spent(level: number, kes: { spentKES: number; budgetKES: number }): void;
  /** Redis did not answer. */
  away(error: unknown): void;
}

const QUIET_MS = 30_000;

/** Writes to the process log, with fixed codes; budget alerts also go to the administrators' log. */
export class LoggingGateEvents implements GateEvents {
  private awayAt = -Infinity;

  constructor(private readonly events?: Producer<AppendEventsJob>) {}

  opened(ms: number): void {
    logger.warn({ code: 'MODEL_BREAKER_OPEN', ms }, 'language model fails: no calls for a while');
  }

  closed(): void {
    logger.info({ code: 'MODEL_BREAKER_CLOSED' }, 'language model answers again');
  }

  spent(level: number, kes: { spentKES: number; budgetKES: number }): void {
    const isAll = level >= 2;
    const code = isAll ? 'MODEL_BUDGET_SPENT' : 'MODEL_BUDGET_80';
    if (isAll) logger.error({ code, ...kes }, 'daily budget spent: the embedded engine answers until tomorrow');
    else logger.warn({ code, ...kes }, 'four fifths of the daily budget are spent');
    const event = alertEvent(isAll ? 'error' : 'warning', { code, ...kes });
    this.events
      ?.addBulk([{ data: { events: [event] } }])
      .catch((error: unknown) => logger.warn({ code, err: error }, 'alert not in the administrators’ log'));
  }

  away(error: unknown): void {
    const now = performance.now();
    if (now - this.awayAt < QUIET_MS) return;
    this.awayAt = now;
    logger.warn({ err: error }, 'model gate: Redis is away');
  }
}

function alertEvent(severity: LogEvent['severity'], details: LogEvent['details']): LogEvent {
  return {
    id: randomUUID(),
    type: 'error',
    at: new Date().toISOString(),
    severity,
    details,
    sessionId: null,
    userId: null,
    visitorId: null,
    stage: null,
    traceId: currentTraceId() ?? null,
    model: null,
    metrics: {},
    diagnosis: null,
  };
}
