import { createRequire } from 'node:module';
import type * as PromClient from 'prom-client';

/** Imported by parts: the whole package also loads the code for clusters and push gateways, 10 MB in every process. */
const part = createRequire(__filename);
const Registry = part('prom-client/lib/registry') as typeof PromClient.Registry;
const Counter = part('prom-client/lib/counter') as typeof PromClient.Counter;
const Gauge = part('prom-client/lib/gauge') as typeof PromClient.Gauge;
const Histogram = part('prom-client/lib/histogram') as typeof PromClient.Histogram;

/** The metrics of this process. */
export const metrics = new Registry();

/**
 * A metric's name (`afya_…`, with its unit), help text and labels. The values of a label come from a fixed list (routes,
 * codes, states), never an id, a name or user input.
 */
export interface Measure<Label extends string> {
  name: string;
  help: string;
  labels?: readonly Label[];
}

/** Seconds, from a Redis call to a slow language model. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

interface CounterOptions<Label extends string> extends Measure<Label> {
  /**
   * label values that are reported as 0 before the first event: Prometheus computes increases between two values and would miss
   * the first event of a new series
   */
  known?: readonly Record<Label, string>[];
  /** a name that the counter had before; it is exported under both, so that rules and dashboards of operators continue to work */
  formerName?: string;
}

/** A counter; its name ends in `_total`. */
export function counter<Label extends string = never>({
  labels = [],
  known = [],
  formerName,
  ...about
}: CounterOptions<Label>): PromClient.Counter<Label> {
  const made = new Counter({ ...about, labelNames: labels, registers: [metrics] });
  for (const each of known) made.inc(each, 0);
  if (formerName) exportAs(formerName, made, { labels, help: `deprecated, use ${about.name}` });
  return made;
}

function exportAs<Label extends string>(
  name: string,
  original: PromClient.Counter<Label>,
  { labels, help }: { labels: readonly Label[]; help: string },
): void {
  new Counter({
    name,
    help,
    labelNames: labels,
    registers: [metrics],
    async collect() {
      this.reset();
      for (const { labels, value } of (await original.get()).values) this.inc(labels, value);
    },
  });
}

/** A histogram of seconds; its name ends in `_seconds`. */
export function histogram<Label extends string = never>(
  { labels = [], ...about }: Measure<Label>,
  buckets = SECONDS,
): PromClient.Histogram<Label> {
  return new Histogram({ ...about, labelNames: labels, buckets, registers: [metrics] });
}

/**
 * A current value. With `read` it is read for every scrape; if reading fails (its database is down), this gauge is left out
 * and the others are still reported.
 */
export function gauge<Label extends string = never>(
  { labels = [], ...about }: Measure<Label>,
  read?: (gauge: PromClient.Gauge<Label>) => void | Promise<void>,
): PromClient.Gauge<Label> {
  const made: PromClient.Gauge<Label> = new Gauge({
    ...about,
    labelNames: labels,
    registers: [metrics],
    ...(read && {
      async collect() {
        made.reset();
        try {
          await read(made);
        } catch {
          made.reset();
          if (labels.length === 0) made.remove();
        }
      },
    }),
  });
  return made;
}

/** One read for all gauges that are scraped at the same time. */
export function sharedRead<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined;
  return () => (running ??= read().finally(() => (running = undefined)));
}

/**
 * Memory, processor time and event loop, with the names of Prometheus' Node client. Two scrapes within one sampling interval
 * of the event loop (10 ms) would report NaN as mean and deviation and 292 years as minimum; the previous value is kept
 * instead.
 */
export function measureProcess(): void {
  const collect = part('prom-client/lib/defaultMetrics') as typeof PromClient.collectDefaultMetrics;
  collect({ register: metrics });
  for (const value of ['min', 'mean', 'stddev']) {
    const lag = metrics.getSingleMetric(`nodejs_eventloop_lag_${value}_seconds`) as PromClient.Gauge;
    const set = lag.set.bind(lag) as (labels: object, seconds: number) => void;
    lag.set = ((labels: object, seconds: number) => {
      if (seconds < 1e9) set(labels, seconds);
    }) as typeof lag.set;
  }
}
