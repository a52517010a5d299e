import type { LogCounts } from '@afya/contracts';
import { Database, type Statement } from '@afya/database';
import { AppError } from '@afya/runtime';
import { Injectable } from '@nestjs/common';
import { EventRepository } from '../events/event.repository';
import { COUNT_BY_SUMS, COUNT_OF_SESSION, COUNT_OF_USER } from './count.sql';
import { type CountFilter, EventCounts } from '../events/event-counts';
import { type Span, splitPeriod } from '../rollup/split-period';

type Row = Record<keyof LogCounts, string>;

@Injectable()
export class PostgresEventCounts extends EventCounts {
  constructor(
    private readonly database: Database,
    private readonly events: EventRepository,
  ) {
    super();
  }

  async count(filter: CountFilter): Promise<LogCounts> {
    const period = { from: time('from', filter.from) ?? -Infinity, to: time('to', filter.to) ?? Infinity };
    if (filter.q?.trim()) return this.events.countFound(filter, ['logs', 'diagnoses', 'errors', 'warnings']);
    const { severity = null, eventType: type = null, stage = null, model = null, sessionId, userId = null } = filter;
    const kind = { severity, type, stage, model };
    const ends = { from: instant(period.from), to: instant(period.to) };
    if (sessionId !== undefined) return this.counted(COUNT_OF_SESSION, { ...kind, ...ends, sessionId, userId });
    if (userId !== null) return this.counted(COUNT_OF_USER, { ...kind, ...ends, userId });
    const { days, hours, edges } = splitPeriod(period);
    return this.counted(COUNT_BY_SUMS, {
      ...kind,
      ...endsOf('days', days[0]),
      ...endsOf('hoursBefore', hours[0]),
      ...endsOf('hoursAfter', hours[1]),
      ...endsOf('eventsBefore', edges[0]),
      ...endsOf('eventsAfter', edges[1]),
    });
  }

  async total(filter: CountFilter, list: 'logs' | 'diagnoses'): Promise<number> {
    const counts = filter.q?.trim() ? await this.events.countFound(filter, [list]) : await this.count(filter);
    return counts[list];
  }

  private async counted(statement: Statement, values: object): Promise<LogCounts> {
    const [row] = await this.database.query<Row>(statement, values);
    return {
      logs: Number(row?.logs),
      diagnoses: Number(row?.diagnoses),
      errors: Number(row?.errors),
      warnings: Number(row?.warnings),
    };
  }
}

function instant(milliseconds: number): string {
  if (Number.isFinite(milliseconds)) return new Date(milliseconds).toISOString();
  return milliseconds < 0 ? '-infinity' : 'infinity';
}

const NOTHING: Span = { from: Infinity, to: Infinity };

/** The bounds of a span as parameters; a missing span is empty. */
const endsOf = (name: string, { from, to }: Span = NOTHING) => ({
  [`${name}From`]: instant(from),
  [`${name}To`]: instant(to),
});

function time(field: 'from' | 'to', value: string | undefined): number | null {
  if (!value) return null;
  const milliseconds = Date.parse(value);
  if (!Number.isNaN(milliseconds)) return milliseconds;
  throw new AppError('VALIDATION_FAILED', { errors: { [field]: 'must be a time such as 2026-01-31T08:00:00Z' } });
}
