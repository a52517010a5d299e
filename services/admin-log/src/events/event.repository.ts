import type { LogCounts } from '@afya/contracts';
import type { Queries } from '@afya/database';
import type { LogEvent, LogFilter } from '@afya/service-contracts';
import type { CountFilter } from './event-counts';

/** A stored event; `cursor` is the position after it. */
export type StoredEvent = Omit<LogEvent, 'visitorId'> & { cursor: string };

export interface EventPage {
  events: StoredEvent[];
  nextCursor: string | null;
}

/** The log, which is append-only. */
export abstract class EventRepository {
  /**
   * Appends new events and returns how many were new. Throws EventRefusedError when one of them cannot be stored. `within`:
   * the transaction to use.
   */
  abstract append(events: LogEvent[], within?: Queries): Promise<number>;

  /** Newest first. Throws VALIDATION_FAILED for an invalid cursor or time. */
  abstract list(filter: LogFilter & { diagnosesOnly: boolean }): Promise<EventPage>;

  /**
   * The events of a session, oldest first, from the beginning or after a cursor. Throws VALIDATION_FAILED for an invalid
   * cursor.
   */
  abstract listSession(part: { sessionId: string; after?: string; limit: number }): Promise<StoredEvent[]>;

  /** The number of events that a search with `q` finds, up to `LIMITS.searchCounted`; 0 for lists that are not in `counted`. */
  abstract countFound(filter: CountFilter, counted: readonly (keyof LogCounts)[]): Promise<LogCounts>;
}

/** The database can never store these events: a value fits into no column. */
export class EventRefusedError extends Error {
  override readonly name = 'EventRefusedError';
}
