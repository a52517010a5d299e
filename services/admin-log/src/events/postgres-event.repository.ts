import { Database } from '@afya/database';
import type { LogEvent } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { APPEND } from './append.sql';
import { toCursor } from './cursor';
import { type EventPage, EventRefusedError, EventRepository, type StoredEvent } from './event.repository';
import { countQuery, type ListFilter, pageQuery } from './list.sql';

interface Row extends Pick<
  LogEvent,
  'id' | 'type' | 'severity' | 'stage' | 'model' | 'metrics' | 'details' | 'diagnosis'
> {
  at: Date;
  exact_at: string;
  position: string;
  session_id: string | null;
  user_id: string | null;
  trace_id: string | null;
}

/** Postgres' classes of errors that the same values meet again: data exceptions and broken constraints. */
const UNFIT = /^(22|23)/;

function toEvent({ at, exact_at, position, session_id, user_id, trace_id, ...same }: Row): StoredEvent {
  return {
    ...same,
    at: at.toISOString(),
    sessionId: session_id,
    userId: user_id,
    traceId: trace_id,
    cursor: toCursor({ at: exact_at, position }),
  };
}

@Injectable()
export class PostgresEventRepository extends EventRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async append(events: LogEvent[]): Promise<number> {
    // Postgres would take 'yesterday' for a time
    if (events.some(({ at }) => Number.isNaN(Date.parse(at)))) throw new EventRefusedError('not a time');
    try {
      const added = await this.database.query(APPEND, [JSON.stringify(events)]);
      return added.length;
    } catch (cause) {
      if (UNFIT.test(String((cause as { code?: string }).code))) throw new EventRefusedError('unfit', { cause });
      throw cause;
    }
  }

  async list(filter: ListFilter): Promise<EventPage> {
    const page = pageQuery(filter);
    const count = countQuery(filter);
    const [rows, [counted]] = await Promise.all([
      this.database.query<Row>(page.statement, page.values),
      this.database.query<{ total: string }>(count.statement, count.values),
    ]);
    const events = rows.slice(0, filter.limit).map(toEvent);
    const nextCursor = rows.length > filter.limit ? (events.at(-1)?.cursor ?? null) : null;
    return { events, total: Number(counted?.total), nextCursor };
  }
}
