import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../local/backends/database.mjs';
import { PacedLoad } from './log-outage/paced-load.mjs';
import { ToldEvents } from './log-outage/told-events.mjs';
import { percentile } from './percentile.mjs';

/** Seconds of load before and, at least, after the outage. */
const edgeS = 60;
/** Seconds after which a log that has not caught up is given up on. */
const patienceS = 900;

/**
 * @typedef {{ fromMs: number, untilMs: number, replies: number }} Phase
 * @typedef {{ load: PacedLoad, events: ToldEvents, peak: number }} Run
 */

/**
 * The log's service is frozen in the middle of its work, killed after `minutes` and started again by the launcher, under load.
 * @param {import('./product.mjs').Product} product @param {{ minutes: number }} options
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchLogOutage(product, { minutes }) {
  /** @type {import('./run-bench.mjs').Row[]} */
  let rows = [];
  await withClient(String(product.env.DATABASE_URL), async (client) => {
    const run = { load: new PacedLoad(product.url), events: new ToldEvents(client), peak: 0 };
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
  const phases = Object.entries({ before, during, after }).map(([name, of]) => phaseRow(name, of, run));
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
  await until(run, async () => performance.now() >= endAt, seconds + patienceS);
}

/** Looks once a second. @param {Run} run @param {() => Promise<boolean>} isDone */
async function until(run, isDone, limitS = patienceS) {
  const endAt = performance.now() + limitS * 1_000;
  while (!(await isDone())) {
    if (performance.now() > endAt) throw new Error(`still waiting after ${limitS} s`);
    run.peak = Math.max(run.peak, await run.events.waiting());
    await sleep(1_000);
  }
}

/** @param {string} name @param {Phase} of @param {Run} run @returns {import('./run-bench.mjs').Row} */
function phaseRow(name, { fromMs, untilMs, replies }, { load }) {
  const seconds = (untilMs - fromMs) / 1_000;
  const sent = load.accepted.filter(({ atMs }) => atMs >= fromMs && atMs < untilMs).map(({ tookMs }) => tookMs);
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(sent, share).toFixed(0));
  const value = `${(replies / seconds).toFixed(1)}; ${p50} / ${p99} (${sent.length} in ${seconds.toFixed(0)} s)`;
  return { what: `${name}: replies a second; accept p50 / p99 ms`, value, aim: '' };
}

/**
 * @param {Run} run
 * @param {{ caughtUpS: number, minutes: number, compared: import('./log-outage/told-events.mjs').Comparison }} found
 * @returns {import('./run-bench.mjs').Row[]}
 */
function resultRows({ load, peak }, { caughtUpS, minutes, compared }) {
  const { told, logged, lost, repeated, disordered } = compared;
  const kinds = [...new Set(load.refused)].join('; ').slice(0, 300);
  return [
    { what: 'sends that were not accepted', value: `${load.refused.length} ${kinds}`.trim(), aim: '0' },
    { what: `outbox rows at the peak, log away for ${minutes} min`, value: String(peak), aim: '' },
    { what: 'seconds until the log had caught up, its start included', value: caughtUpS.toFixed(0), aim: '' },
    { what: 'events told; in the log', value: `${told}; ${logged}`, aim: 'equal' },
    { what: 'lost; more than once; out of order', value: `${lost}; ${repeated}; ${disordered}`, aim: '0; 0; 0' },
  ];
}
