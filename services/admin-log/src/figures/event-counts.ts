import type { LogCounts } from '@afya/contracts';
import type { LogFilter } from '@afya/service-contracts';

export type CountFilter = Omit<LogFilter, 'limit' | 'before'>;

/** How many of the log's events fit a filter. */
export abstract class EventCounts {
  /** Exact but for `q`, which is counted up to a limit. Throws VALIDATION_FAILED for a time that is none. */
  abstract count(filter: CountFilter): Promise<LogCounts>;

  /** The same of one list. */
  abstract total(filter: CountFilter, list: 'logs' | 'diagnoses'): Promise<number>;
}
