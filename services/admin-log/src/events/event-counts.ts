import type { LogCounts } from '@afya/contracts';
import type { LogFilter } from '@afya/service-contracts';

export type CountFilter = Omit<LogFilter, 'limit' | 'before'>;

/** Counts the events of a filter. */
export abstract class EventCounts {
  /** Exact except for `q`, which is counted up to a limit. Throws VALIDATION_FAILED for an invalid time. */
  abstract count(filter: CountFilter): Promise<LogCounts>;

  /** The count of one list. */
  abstract total(filter: CountFilter, list: 'logs' | 'diagnoses'): Promise<number>;
}
