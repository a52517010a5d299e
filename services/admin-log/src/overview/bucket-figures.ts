import type { Overview, OverviewBucket } from '@afya/contracts';
import { percentileOf } from '../figures/latency-buckets';
import type { Buckets } from './periods';

const SUMS = ['consultations', 'messages', 'replies', 'costKES', 'tokens', 'errors', 'redFlags'] as const;
type Sum = (typeof SUMS)[number];

/** The sums of a bucket, as Postgres writes them: null without any. */
export type SumRow = { bucket: number } & Record<Sum, string | null>;
export interface LatencyRow {
  bucket: number;
  /** `bucket of the histogram count,…`; a bucket may come more than once */
  latencies: string;
}

/** The buckets of a period without gaps, and what they come to together. */
export function bucketFigures(
  { start, width, count }: Buckets,
  sums: readonly SumRow[],
  latencies: readonly LatencyRow[],
): Pick<Overview, 'buckets' | 'totals'> {
  const sumsOf = byBucket(sums);
  const latenciesOf = byBucket(latencies);
  const buckets = Array.from({ length: count }, (_, index) => ({
    at: new Date(start + index * width).toISOString(),
    ...figuresOf(sumsOf.get(index) ?? [], latenciesOf.get(index) ?? []),
  }));
  return { buckets, totals: figuresOf(sums, latencies) };
}

function byBucket<Row extends { bucket: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const grouped = new Map<number, Row[]>();
  for (const row of rows) grouped.set(row.bucket, [...(grouped.get(row.bucket) ?? []), row]);
  return grouped;
}

function figuresOf(rows: readonly SumRow[], latencies: readonly LatencyRow[]): Omit<OverviewBucket, 'at'> {
  const histogram = histogramOf(latencies);
  const total = (figure: Sum) => rows.reduce((sum, row) => sum + Number(row[figure] ?? 0), 0);
  const sums = Object.fromEntries(SUMS.map((figure) => [figure, total(figure)])) as Record<Sum, number>;
  return {
    ...sums,
    latencyP50Ms: percentileOf(histogram, 0.5),
    latencyP95Ms: percentileOf(histogram, 0.95),
  };
}

function histogramOf(rows: readonly LatencyRow[]): Map<number, number> {
  const histogram = new Map<number, number>();
  for (const { latencies } of rows)
    for (const entry of latencies.split(',')) {
      const [bucket, replies] = entry.split(' ').map(Number) as [number, number];
      histogram.set(bucket, (histogram.get(bucket) ?? 0) + replies);
    }
  return histogram;
}
