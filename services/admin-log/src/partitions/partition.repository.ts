import type { Month } from '../events/month';

/** The partitions of the log, one per month. Each change fails after two seconds instead of blocking others. */
export abstract class PartitionRepository {
  abstract listMonths(): Promise<Month[]>;
  /** Creates the partition of a month, unless it exists. */
  abstract create(month: Month): Promise<void>;
  /** Drops the partition of a month, if it exists. Its events leave the list sums; the other sums stay. */
  abstract drop(month: Month): Promise<void>;
}
