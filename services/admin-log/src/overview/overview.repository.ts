import type { HourCount } from '../rollup/rollup-changes';
import type { Span } from '../rollup/split-period';

/** Times in milliseconds since 1970. */
export interface Buckets {
  /** the start of the first one */
  start: number;
  /** the whole days in it; an empty span at the end when there are none */
  days: Span;
  /** the end of the counted period: a whole hour */
  end: number;
  width: number;
  count: number;
}

export const SUMS = [
  'consultations',
  'messages',
  'replies',
  'costKES',
  'tokens',
  'errors',
  'warnings',
  'failovers',
  'refunds',
  'redFlags',
] as const;
export type Sum = (typeof SUMS)[number];

/** The sums of a bucket as Postgres writes them; null without events. */
export type SumRow = { bucket: number } & Record<Sum, string | null>;
export interface LatencyRow {
  bucket: number;
  /** `bucket of the histogram count,…`; a bucket may occur more than once */
  latencies: string;
}

/** A count of the whole period. */
export type CountRow = Pick<HourCount, 'kind' | 'name' | 'part' | 'count'>;

export interface OverviewRows {
  sums: SumRow[];
  latencies: LatencyRow[];
  counts: CountRow[];
  /** the diagnoses of the counts by their ids; null: the name cannot be decrypted */
  names: Map<string, string | null>;
}

/** Reads the statistics of a period, only from the rollup. */
export abstract class OverviewRepository {
  abstract read(buckets: Buckets): Promise<OverviewRows>;
}
