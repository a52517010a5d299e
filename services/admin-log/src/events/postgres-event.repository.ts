import { LIMITS, type LogCounts } from '@afya/contracts';
import { ColumnCipher, Database, type Queries, UnreadableValueError } from '@afya/database';
import type { LogEvent, SealedEvent } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import type { CountFilter } from '../figures/event-counts';
import { FigureKeeper } from '../figures/figure-keeper';
import type { FigureRow } from '../figures/figure-row';
import { eventWords } from '../search/event-words';
import { hasWords, parseSearch, type Search } from '../search/search';
import { APPEND } from './append.sql';
import { fromCursor, toCursor } from './cursor';
import { type EventPage, EventRefusedError, EventRepository, type StoredEvent } from './event.repository';
import type { ListFilter } from './list-filter';
import { countQuery, newestQuery, pageQuery } from './list.sql';
import { openEvent, sealEvent } from './sealed-event';
import { BEGINNING, SESSION_PART } from './session.sql';

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

/** How often an append begins anew when months are made under it; that happens once for a month. */
const TRIES = 3;

/**
 * Its month got a table while the event was on its way to where those without one lie; the next try finds it. Postgres names no
 * constraint then, as it does for the table's own.
 */
function monthWasMade(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23514' && !constraint;
}

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

  async append(events: LogEvent[], within?: Queries): Promise<number> {
    if (within) return this.appendWithin(within, events);
    for (let tries = 1; ; tries++) {
      try {
        return await this.database.transaction((queries) => this.appendWithin(queries, events));
      } catch (error) {
        if (!monthWasMade(error) || tries === TRIES) throw error;
      }
    }
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
      const code = String((cause as { code?: string }).code);
      if (UNFIT.test(code) && !monthWasMade(cause)) throw new EventRefusedError('unfit', { cause });
      throw cause;
    }
  }

  async list(filter: ListFilter): Promise<EventPage> {
    const search = this.searchOf(filter);
    const rows = await this.rowsOf(filter, search);
    const read = rows.slice(0, filter.limit);
    const found = read.map((row) => ({ event: toEvent(this.cipher, row), isSealed: row.sealed !== null }));
    const nextCursor = rows.length > filter.limit ? (found.at(-1)?.event.cursor ?? null) : null;
    const fitting = search ? found.filter(({ event, isSealed }) => hasWords(search, event, isSealed)) : found;
    return { events: fitting.map(({ event }) => event), nextCursor };
  }

  /** As `pageQuery` gives them, out of the newest ones where so much fits that these may be enough. */
  private async rowsOf(filter: ListFilter, search: Search | null): Promise<Row[]> {
    const newest = newestQuery(filter, search);
    if (newest && (await this.countOf(filter, search, ['logs'])).logs >= LIMITS.searchCounted) {
      const among = await this.database.query<Row>(newest.statement, newest.values);
      if (among.length > filter.limit) return among;
    }
    const page = pageQuery(filter, search);
    return this.database.query<Row>(page.statement, page.values);
  }

  async listSession({ sessionId, after, limit }: { sessionId: string; after?: string; limit: number }) {
    const { at, position } = after === undefined ? BEGINNING : fromCursor(after, 'after');
    const rows = await this.database.query<Row>(SESSION_PART, [sessionId, at, position, limit]);
    return rows.map((row) => toEvent(this.cipher, row));
  }

  async countFound(filter: CountFilter, counted: readonly (keyof LogCounts)[]): Promise<LogCounts> {
    return this.countOf({ ...filter, limit: 1, diagnosesOnly: false }, this.searchOf(filter), counted);
  }

  private async countOf(filter: ListFilter, search: Search | null, counted: readonly (keyof LogCounts)[]) {
    const count = countQuery(filter, search, counted);
    const [found] = await this.database.query<Partial<Record<keyof LogCounts, string>>>(count.statement, count.values);
    const of = (name: keyof LogCounts) => Number(found?.[name] ?? 0);
    return { logs: of('logs'), diagnoses: of('diagnoses'), errors: of('errors'), warnings: of('warnings') };
  }

  private searchOf({ q }: CountFilter): Search | null {
    return q?.trim() ? parseSearch(this.cipher, q) : null;
  }

  private rowOf({ diagnosis, ...event }: LogEvent) {
    const hasDiagnosis = diagnosis !== null || (event.type === 'diagnosis' && event.sealed !== undefined);
    const content = sealEvent(this.cipher, { ...event, diagnosis });
    const words = eventWords(this.cipher, { ...content, id: event.id });
    return { ...event, ...content, hasDiagnosis, words };
  }
}
