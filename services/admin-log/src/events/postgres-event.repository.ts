import type { LogCounts } from '@afya/contracts';
import { ColumnCipher, Database, type Queries, UnreadableValueError } from '@afya/database';
import type { LogEvent, SealedEvent } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import type { CountFilter } from '../figures/event-counts';
import { FigureKeeper } from '../figures/figure-keeper';
import type { FigureRow } from '../figures/figure-row';
import { APPEND } from './append.sql';
import { toCursor } from './cursor';
import { type EventPage, EventRefusedError, EventRepository, type StoredEvent } from './event.repository';
import { countQuery, type ListFilter, pageQuery } from './list.sql';
import { openEvent, sealEvent } from './sealed-event';
import { findInSealed } from './find-in-sealed';

interface Row extends Pick<LogEvent, 'id' | 'type' | 'severity' | 'stage' | 'model' | 'metrics' | 'details'> {
  sealed: string | null;
  at: Date;
  exact_at: string;
  position: string;
  session_id: string | null;
  user_id: string | null;
  trace_id: string | null;
}

/** Postgres' classes of errors that the same values meet again: data exceptions and broken constraints. */
const UNFIT = /^(22|23)/;

/** One event that cannot be read must not hide the others. */
function contentOf(cipher: ColumnCipher, row: Row): SealedEvent {
  try {
    return openEvent(cipher, row);
  } catch (error) {
    if (error instanceof UnreadableValueError) return { details: { unreadable: true }, diagnosis: null };
    throw error;
  }
}

function toEvent(cipher: ColumnCipher, row: Row): StoredEvent {
  const { id, type, at, severity, stage, model, metrics } = row;
  return {
    ...{ id, type, severity, stage, model, metrics },
    ...contentOf(cipher, row),
    at: at.toISOString(),
    sessionId: row.session_id,
    userId: row.user_id,
    traceId: row.trace_id,
    cursor: toCursor({ at: row.exact_at, position: row.position }),
  };
}

@Injectable()
export class PostgresEventRepository extends EventRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
    private readonly figures: FigureKeeper,
  ) {
    super();
  }

  append(events: LogEvent[], within?: Queries): Promise<number> {
    return within
      ? this.appendWithin(within, events)
      : this.database.transaction((queries) => this.appendWithin(queries, events));
  }

  private async appendWithin(queries: Queries, events: LogEvent[]): Promise<number> {
    // Postgres would take 'yesterday' for a time
    if (events.some(({ at }) => Number.isNaN(Date.parse(at)))) throw new EventRefusedError('not a time');
    try {
      const rows = JSON.stringify(events.map((event) => this.rowOf(event)));
      const added = await queries.query<FigureRow>(APPEND, [rows]);
      await this.figures.add(queries, added);
      return added.length;
    } catch (cause) {
      if (UNFIT.test(String((cause as { code?: string }).code))) throw new EventRefusedError('unfit', { cause });
      throw cause;
    }
  }

  async list(asked: ListFilter): Promise<EventPage> {
    const filter = await this.withHits(asked);
    const page = pageQuery(filter);
    const rows = await this.database.query<Row>(page.statement, page.values);
    const events = rows.slice(0, filter.limit).map((row) => toEvent(this.cipher, row));
    const nextCursor = rows.length > filter.limit ? (events.at(-1)?.cursor ?? null) : null;
    return { events, nextCursor };
  }

  async countFound(asked: CountFilter): Promise<LogCounts> {
    const count = countQuery(await this.withHits({ ...asked, limit: 1, diagnosesOnly: false }));
    const [counted] = await this.database.query<Record<keyof LogCounts, string>>(count.statement, count.values);
    const { logs, diagnoses, errors } = counted!;
    return { logs: Number(logs), diagnoses: Number(diagnoses), errors: Number(errors) };
  }

  private async withHits(asked: ListFilter): Promise<ListFilter> {
    return asked.q ? { ...asked, sealedHits: await findInSealed(this.database, this.cipher, asked) } : asked;
  }

  private rowOf({ diagnosis, ...event }: LogEvent) {
    const hasDiagnosis = diagnosis !== null || (event.type === 'diagnosis' && event.sealed !== undefined);
    return { ...event, ...sealEvent(this.cipher, { ...event, diagnosis }), hasDiagnosis };
  }
}
