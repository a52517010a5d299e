import type { LogCounts } from '@afya/contracts';
import type { Queries } from '@afya/database';
import type { LogEvent, LogFilter } from '@afya/service-contracts';
import type { CountFilter } from '../figures/event-counts';

/** An event as it lies in the log; `cursor` names the place after it. */
export type StoredEvent = Omit<LogEvent, 'visitorId'> & { cursor: string };

export interface EventPage {
  events: StoredEvent[];
  nextCursor: string | null;
}

/** The log: it grows, and nothing in it changes. */
export abstract class EventRepository {
  /**
   * Appends what is not yet there; returns how many were. Throws EventRefusedError when one of them cannot be stored. `within`: the
   * transaction to do it in.
   */
  abstract append(events: LogEvent[], within?: Queries): Promise<number>;

  /** Newest first. Throws VALIDATION_FAILED for a cursor or a time that is none. */
  abstract list(filter: LogFilter & { diagnosesOnly: boolean }): Promise<EventPage>;

  /** Those of a session, oldest first, from the beginning or from the place `after`. Throws VALIDATION_FAILED for one that is none. */
  abstract listSession(part: { sessionId: string; after?: string; limit: number }): Promise<StoredEvent[]>;

  /** How many events a search with `q` finds, `LIMITS.searchCounted` at most; what is not `counted` is 0. */
  abstract countFound(filter: CountFilter, counted: readonly (keyof LogCounts)[]): Promise<LogCounts>;
}

/** The database will never take these events: a value that no column can hold. */
export class EventRefusedError extends Error {
  override readonly name = 'EventRefusedError';
}
