import type { Overview, OverviewBucket } from '@afya/contracts';
import { percentileOf } from '../rollup/latency-buckets';
import { type Buckets, type LatencyRow, type Sum, SUMS, type SumRow } from './overview.repository';

type Histogram = ReadonlyMap<number, number>;

/** The buckets of a period without gaps, and their totals. */
export function bucketFigures(
  { start, width, count }: Buckets,
  sums: readonly SumRow[],
  latencies: readonly LatencyRow[],
): Pick<Overview, 'buckets' | 'totals'> {
  const sumsOf = new Map(sums.map((row) => [row.bucket, [row]]));
  const histograms = new Map(latencies.map((row) => [row.bucket, added(entriesOf(row.latencies))]));
  const buckets = Array.from({ length: count }, (_, index) => ({
    at: new Date(start + index * width).toISOString(),
    ...totalsOf(sumsOf.get(index) ?? [], histograms.get(index) ?? new Map()),
  }));
  const all = added([...histograms.values()].flatMap((histogram) => [...histogram]));
  return { buckets, totals: totalsOf(sums, all) };
}

function totalsOf(rows: readonly SumRow[], histogram: Histogram): Omit<OverviewBucket, 'at'> {
  const total = (figure: Sum) => rows.reduce((sum, row) => sum + Number(row[figure] ?? 0), 0);
  const sums = Object.fromEntries(SUMS.map((figure) => [figure, total(figure)])) as Record<Sum, number>;
  return {
    ...sums,
    latencyP50Ms: percentileOf(histogram, 0.5),
    latencyP95Ms: percentileOf(histogram, 0.95),
  };
}

const entriesOf = (latencies: string) =>
  latencies.split(',').map((entry) => entry.split(' ').map(Number) as [number, number]);

function added(entries: readonly (readonly [number, number])[]): Histogram {
  const histogram = new Map<number, number>();
  for (const [bucket, replies] of entries) histogram.set(bucket, (histogram.get(bucket) ?? 0) + replies);
  return histogram;
}
