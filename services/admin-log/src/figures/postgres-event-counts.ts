import type { LogCounts } from '@afya/contracts';
import { Database, type Statement } from '@afya/database';
import { AppError } from '@afya/runtime';
import { Injectable } from '@nestjs/common';
import { EventRepository } from '../events/event.repository';
import { COUNT_BY_SUMS, COUNT_OF_SESSION, COUNT_OF_USER } from './count.sql';
import { type CountFilter, EventCounts } from './event-counts';
import { type Span, splitPeriod } from './split-period';

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
    const { severity = null, eventType = null, stage = null, model = null, sessionId, userId } = filter;
    const fits = [severity, eventType, stage, model];
    const ends = [instant(period.from), instant(period.to)];
    if (sessionId !== undefined) return this.counted(COUNT_OF_SESSION, [...fits, ...ends, sessionId, userId ?? null]);
    if (userId !== undefined) return this.counted(COUNT_OF_USER, [...fits, ...ends, userId]);
    const { days, hours, edges } = splitPeriod(period);
    return this.counted(COUNT_BY_SUMS, [...fits, ...endsOf(days, 1), ...endsOf(hours, 2), ...endsOf(edges, 2)]);
  }

  async total(filter: CountFilter, list: 'logs' | 'diagnoses'): Promise<number> {
    const counts = filter.q?.trim() ? await this.events.countFound(filter, [list]) : await this.count(filter);
    return counts[list];
  }

  private async counted(statement: Statement, values: readonly unknown[]): Promise<LogCounts> {
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

/** Where so many spans begin and end; those that are not there are empty. */
const endsOf = (spans: readonly Span[], count: number) =>
  Array.from({ length: count }, (_, index) => spans[index] ?? NOTHING).flatMap(({ from, to }) => [
    instant(from),
    instant(to),
  ]);

function time(field: 'from' | 'to', value: string | undefined): number | null {
  if (!value) return null;
  const milliseconds = Date.parse(value);
  if (!Number.isNaN(milliseconds)) return milliseconds;
  throw new AppError('VALIDATION_FAILED', { errors: { [field]: 'must be a time such as 2026-01-31T08:00:00Z' } });
}
