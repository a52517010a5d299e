import { LIMITS, type LogCounts } from '@afya/contracts';
import { ColumnCipher, Database, type Queries, UnreadableValueError } from '@afya/database';
import type { LogEvent, EventHealthData } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import type { CountFilter } from '../events/event-counts';
import { MetricsRollup } from './metrics-rollup';
import type { RollupRow } from '../rollup/rollup-row';
import { eventWords } from '../search/event-words';
import { hasWords, parseSearch, type Search } from '../search/search';
import { APPEND } from './append.sql';
import { fromCursor, toCursor } from './cursor';
import { type EventPage, EventRefusedError, EventRepository, type StoredEvent } from '../events/event.repository';
import type { ListFilter } from './list-filter.sql';
import { countQuery, newestQuery, pageQuery } from './list.sql';
import { decryptEvent, encryptEvent } from '../events/encrypted-event';
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

/** Postgres' error classes for invalid values: data exceptions and violated constraints. */
const INVALID_VALUE_CLASSES = /^(22|23)/;

/** How often an append is retried when a partition is created at the same time, which happens once a month. */
const MAX_APPEND_ATTEMPTS = 3;

/**
 * A partition was created while the event was on its way into the default one; a retry finds the new partition. Postgres then
 * names no constraint, unlike for a constraint of the table.
 */
function isPartitionRace(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23514' && !constraint;
}

/** An unreadable event must not hide the others. */
function contentOf(cipher: ColumnCipher, row: Row): EventHealthData {
  try {
    return decryptEvent(cipher, row);
  } catch (error) {
    if (error instanceof UnreadableValueError) return { details: { unreadable: true }, diagnosis: null };
    throw error;
  }
}

function toEvent(cipher: ColumnCipher, row: Row): StoredEvent {
  const { id, type, at, severity, stage, model, metrics } = row;
  return {
    id,
    type,
    severity,
    stage,
    model,
    metrics,
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
    private readonly rollup: MetricsRollup,
  ) {
    super();
  }

  async append(events: LogEvent[], within?: Queries): Promise<number> {
    if (within) return this.appendWithin(within, events);
    for (let tries = 1; ; tries++) {
      try {
        return await this.database.transaction((queries) => this.appendWithin(queries, events));
      } catch (error) {
        if (!isPartitionRace(error) || tries === MAX_APPEND_ATTEMPTS) throw error;
      }
    }
  }

  private async appendWithin(queries: Queries, events: LogEvent[]): Promise<number> {
    // Postgres accepts 'yesterday' as a time.
    if (events.some(({ at }) => Number.isNaN(Date.parse(at)))) throw new EventRefusedError('not a time');
    try {
      const rows = JSON.stringify(events.map((event) => this.rowOf(event)));
      const added = await queries.query<RollupRow>(APPEND, { events: rows });
      await this.rollup.add(queries, added);
      return added.length;
    } catch (cause) {
      const code = String((cause as { code?: string }).code);
      if (INVALID_VALUE_CLASSES.test(code) && !isPartitionRace(cause)) throw new EventRefusedError('unfit', { cause });
      throw cause;
    }
  }

  async list(filter: ListFilter): Promise<EventPage> {
    const search = this.searchOf(filter);
    const rows = await this.rowsOf(filter, search);
    const read = rows.slice(0, filter.limit);
    const found = read.map((row) => ({ event: toEvent(this.cipher, row), isEncrypted: row.sealed !== null }));
    const nextCursor = rows.length > filter.limit ? (found.at(-1)?.event.cursor ?? null) : null;
    const fitting = search ? found.filter(({ event, isEncrypted }) => hasWords(search, event, isEncrypted)) : found;
    return { events: fitting.map(({ event }) => event), nextCursor };
  }

  /** The rows of `pageQuery`, from the newest events if they are enough. */
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
    const rows = await this.database.query<Row>(SESSION_PART, { sessionId, at, position, limit });
    return rows.map((row) => toEvent(this.cipher, row));
  }

  async countFound(filter: CountFilter, counted: readonly (keyof LogCounts)[]): Promise<LogCounts> {
    return this.countOf({ ...filter, limit: 1, diagnosesOnly: false }, this.searchOf(filter), counted);
  }

  private async countOf(filter: ListFilter, search: Search | null, counted: readonly (keyof LogCounts)[]) {
    const count = countQuery(filter, search, counted);
    const [found] = await this.database.query<Partial<Record<keyof LogCounts, string>>>(count.statement, count.values);
    const countOfList = (name: keyof LogCounts) => Number(found?.[name] ?? 0);
    return {
      logs: countOfList('logs'),
      diagnoses: countOfList('diagnoses'),
      errors: countOfList('errors'),
      warnings: countOfList('warnings'),
    };
  }

  private searchOf({ q }: CountFilter): Search | null {
    return q?.trim() ? parseSearch(this.cipher, q) : null;
  }

  private rowOf({ diagnosis, ...event }: LogEvent) {
    const hasDiagnosis = diagnosis !== null || (event.type === 'diagnosis' && event.sealed !== undefined);
    const content = encryptEvent(this.cipher, { ...event, diagnosis });
    const words = eventWords(this.cipher, { ...content, id: event.id });
    return { ...event, ...content, hasDiagnosis, words };
  }
}
