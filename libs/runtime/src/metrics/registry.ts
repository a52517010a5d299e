import { createRequire } from 'node:module';
import type * as PromClient from 'prom-client';

/**
 * By its parts: the whole of it brings a cluster's and a push gateway's code along, which takes 10 MB more of every process that is
 * never asked for its metrics.
 */
const part = createRequire(__filename);
const Registry = part('prom-client/lib/registry') as typeof PromClient.Registry;
const Counter = part('prom-client/lib/counter') as typeof PromClient.Counter;
const Gauge = part('prom-client/lib/gauge') as typeof PromClient.Gauge;
const Histogram = part('prom-client/lib/histogram') as typeof PromClient.Histogram;

/** What this process tells of itself in numbers. One for a process, as its log is. */
export const metrics = new Registry();

/**
 * A metric's name (`afya_…`, with its unit), what it says, and its labels. A label's values come from a list of the product's own
 * (routes, codes, states): never an id, a name or a word that somebody sent.
 */
export interface Measure<Label extends string> {
  name: string;
  help: string;
  labels?: readonly Label[];
}

/** Seconds: from a look into Redis to a model that thinks. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * Counts up; its name ends in `_total`. `known` are told as 0 before anything has happened: Prometheus finds what was added between two
 * values, and of a series that begins with its first event it misses that event.
 */
export function counter<Label extends string = never>({
  labels = [],
  known = [],
  ...about
}: Measure<Label> & { known?: readonly Record<Label, string>[] }): PromClient.Counter<Label> {
  const made = new Counter({ ...about, labelNames: labels, registers: [metrics] });
  for (const each of known) made.inc(each, 0);
  return made;
}

/** A distribution of seconds; its name ends in `_seconds`. */
export function histogram<Label extends string = never>(
  { labels = [], ...about }: Measure<Label>,
  buckets = SECONDS,
): PromClient.Histogram<Label> {
  return new Histogram({ ...about, labelNames: labels, buckets, registers: [metrics] });
}

/**
 * A value of now. With `read` it is looked up anew whenever somebody asks for the metrics; what cannot be looked up (its database is
 * away) is left out then, and the others are told all the same.
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

/** One look for all gauges that are asked at the same time. */
export function sharedLook<Found>(look: () => Promise<Found>): () => Promise<Found> {
  let running: Promise<Found> | undefined;
  return () => (running ??= look().finally(() => (running = undefined)));
}

/**
 * Memory, processor time and event loop, as Prometheus' Node client names them. Asked twice within one look at the event loop (10 ms) it
 * would tell the mean and the deviation of nothing (NaN) and a least delay of 292 years; such a value does not take the place of the
 * one before.
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
