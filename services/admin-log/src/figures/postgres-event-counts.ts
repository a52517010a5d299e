import type { LogCounts } from '@afya/contracts';
import { Database, type Statement } from '@afya/database';
import { AppError } from '@afya/runtime';
import { Injectable } from '@nestjs/common';
import { EventRepository } from '../events/event.repository';
import { COUNT_BY_HOURS, COUNT_OF_SESSION, COUNT_OF_USER } from './count.sql';
import { type CountFilter, EventCounts } from './event-counts';
import { splitHours } from './whole-hours';

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
    const [from, to] = [time('from', filter.from), time('to', filter.to)];
    if (filter.q?.trim()) return this.events.countFound(filter);
    const { severity = null, eventType = null, stage = null, model = null, sessionId, userId } = filter;
    const fits = [severity, eventType, stage, model];
    const period = [instant(from) ?? '-infinity', instant(to) ?? 'infinity'];
    if (sessionId !== undefined) return this.counted(COUNT_OF_SESSION, [...fits, ...period, sessionId, userId ?? null]);
    if (userId !== undefined) return this.counted(COUNT_OF_USER, [...fits, ...period, userId]);
    const { hours, edges } = splitHours(from, to);
    // infinity to infinity: no hour
    const whole = hours
      ? [instant(hours.from) ?? '-infinity', instant(hours.to) ?? 'infinity']
      : ['infinity', 'infinity'];
    const ends = [edges.map((edge) => instant(edge.from)), edges.map((edge) => instant(edge.to))];
    return this.counted(COUNT_BY_HOURS, [...fits, ...whole, ...ends]);
  }

  private async counted(statement: Statement, values: readonly unknown[]): Promise<LogCounts> {
    const [row] = await this.database.query<Row>(statement, values);
    return { logs: Number(row?.logs), diagnoses: Number(row?.diagnoses), errors: Number(row?.errors) };
  }
}

const instant = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds).toISOString());

function time(field: 'from' | 'to', value: string | undefined): number | null {
  if (!value) return null;
  const milliseconds = Date.parse(value);
  if (!Number.isNaN(milliseconds)) return milliseconds;
  throw new AppError('VALIDATION_FAILED', { errors: { [field]: 'must be a time such as 2026-01-31T08:00:00Z' } });
}
