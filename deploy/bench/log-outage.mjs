import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../local/backends/database.ts';
import { PacedLoad } from './log-outage/paced-load.mjs';
import { PublishedEvents } from './log-outage/published-events.mjs';
import { percentile } from './percentile.mjs';

/** Seconds of load before and, at least, after the outage. */
const edgeS = 60;
/** The bench fails when the log has not caught up after this many seconds. */
const catchUpLimitS = 900;

/**
 * @typedef {{ fromMs: number, untilMs: number, replies: number }} Phase
 * @typedef {{ load: PacedLoad, events: PublishedEvents, peak: number }} Run
 */

/**
 * Stops admin-log with SIGSTOP under load, kills it after `minutes`, and measures how it catches up after the launcher restarted it.
 * @param {import('./product.mjs').Product} product @param {{ minutes: number }} options
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchLogOutage(product, { minutes }) {
  /** @type {import('./run-bench.mjs').Row[]} */
  let rows = [];
  await withClient(String(product.env.DATABASE_URL), async (client) => {
    const run = { load: new PacedLoad(product.url), events: new PublishedEvents(client), peak: 0 };
    await run.events.watch();
    rows = await measure(product, run, minutes);
  });
  return rows;
}

/** @param {import('./product.mjs').Product} product @param {Run} run @param {number} minutes */
async function measure(product, run, minutes) {
  const { load, events } = run;
  const before = await phase(run, () => watchFor(run, edgeS));
  signalLog(product, 'SIGSTOP');
  const during = await phase(run, () => watchFor(run, minutes * 60));
  const newest = await events.newest();
  signalLog(product, 'SIGKILL');
  const backAt = performance.now();
  let caughtUpS = NaN;
  const after = await phase(run, async () => {
    await until(run, async () => (await events.waiting(newest)) === 0);
    caughtUpS = (performance.now() - backAt) / 1_000;
    await watchFor(run, edgeS);
  });
  await load.stop();
  await until(run, async () => (await events.replies()).pending === 0 && (await events.waiting()) === 0);
  const phases = Object.entries({ before, during, after }).map(([name, phase]) => phaseRow(name, phase, run));
  return [...phases, ...resultRows(run, { caughtUpS, minutes, compared: await events.compare() })];
}

/** @param {import('./product.mjs').Product} product @param {NodeJS.Signals} signal */
function signalLog({ registry }, signal) {
  const entry = registry.entries.find(({ name }) => name === 'admin-log');
  if (!entry) throw new Error('admin-log is not running');
  process.kill(entry.pid, signal);
}

/** @param {Run} run @param {() => Promise<void>} work @returns {Promise<Phase>} */
async function phase({ events }, work) {
  const [fromMs, { done }] = [performance.now(), await events.replies()];
  await work();
  return { fromMs, untilMs: performance.now(), replies: (await events.replies()).done - done };
}

/** @param {Run} run @param {number} seconds */
async function watchFor(run, seconds) {
  const endAt = performance.now() + seconds * 1_000;
  await until(run, async () => performance.now() >= endAt, seconds + catchUpLimitS);
}

/** Checks once a second. @param {Run} run @param {() => Promise<boolean>} isDone */
async function until(run, isDone, limitS = catchUpLimitS) {
  const endAt = performance.now() + limitS * 1_000;
  while (!(await isDone())) {
    if (performance.now() > endAt) throw new Error(`still waiting after ${limitS} s`);
    run.peak = Math.max(run.peak, await run.events.waiting());
    await sleep(1_000);
  }
}

/** @param {string} name @param {Phase} phase @param {Run} run @returns {import('./run-bench.mjs').Row} */
function phaseRow(name, { fromMs, untilMs, replies }, { load }) {
  const seconds = (untilMs - fromMs) / 1_000;
  const sent = load.accepted.filter(({ atMs }) => atMs >= fromMs && atMs < untilMs).map(({ tookMs }) => tookMs);
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(sent, share).toFixed(0));
  const value = `${(replies / seconds).toFixed(1)}; ${p50} / ${p99} (${sent.length} in ${seconds.toFixed(0)} s)`;
  return { what: `${name}: replies per second; accept p50 / p99 ms`, value, aim: '' };
}

/**
 * @param {Run} run
 * @param {{ caughtUpS: number, minutes: number, compared: import('./log-outage/published-events.mjs').Comparison }} result
 * @returns {import('./run-bench.mjs').Row[]}
 */
function resultRows({ load, peak }, { caughtUpS, minutes, compared }) {
  const { published, logged, lost, repeated, disordered } = compared;
  const kinds = [...new Set(load.refused)].join('; ').slice(0, 300);
  return [
    { what: 'sends that were not accepted', value: `${load.refused.length} ${kinds}`.trim(), aim: '0' },
    { what: `most outbox rows, log down for ${minutes} min`, value: String(peak), aim: '' },
    { what: 'seconds until the log had caught up, including its start', value: caughtUpS.toFixed(0), aim: '' },
    { what: 'events published; in the log', value: `${published}; ${logged}`, aim: 'equal' },
    { what: 'lost; duplicated; out of order', value: `${lost}; ${repeated}; ${disordered}`, aim: '0; 0; 0' },
  ];
}
