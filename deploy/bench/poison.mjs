import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serviceSpecs } from '../local/services/run-services.mjs';
import { ServiceProcess } from '../local/services/service-process.mjs';
import { percentile } from './percentile.mjs';
import { Visitor } from './visitor.mjs';

const main = join(import.meta.dirname, 'poison-worker.cjs');
const workerCount = 2;
const visitors = 12;
/** Milliseconds of each run, and between two polls of a visitor who waits. */
const runMs = 45_000;
const pollMs = 100;
/** Milliseconds after which the poison is sent. */
const poisonAfterMs = 5_000;

/**
 * How long neighbours wait for their replies while one message crashes its workers, and while one keeps them busy for 25 s, against
 * the same load without it.
 * @param {import('./product.mjs').Product} product
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchPoison({ url, env, own, registry }) {
  const workers = serviceSpecs({ env, own, port: 0, workers: workerCount })
    .filter(({ label }) => label.startsWith('ai-worker'))
    .map((spec) => new ServiceProcess({ ...spec, main }, { registry, print: () => undefined }));
  await Promise.all(workers.map((worker) => worker.start()));
  try {
    await converse(url, 3_000);
    const normal = await converse(url, runMs);
    const crash = await converse(url, runMs, 'scripted-crash');
    const spin = await converse(url, runMs, 'scripted-spin');
    return [row('crashes its workers', crash, normal), row('keeps its workers busy', spin, normal)];
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}

/** @param {string} what @param {number[]} times @param {number[]} normal */
function row(what, times, normal) {
  const p99 = (/** @type {number[]} */ values) => percentile(values, 0.99);
  const worst = (Math.max(...times) / 1_000).toFixed(1);
  return {
    what: `p99 of ${times.length} neighbours' replies while a message ${what}, of their p99 without it`,
    value: `${(p99(times) / p99(normal)).toFixed(2)} (${p99(times).toFixed(0)} of ${p99(normal).toFixed(0)} ms; longest ${worst} s)`,
    aim: '≤ 2',
  };
}

/** @param {string} url @param {number} ms @param {string} [poison] @returns {Promise<number[]>} milliseconds to each reply */
async function converse(url, ms, poison) {
  const end = performance.now() + ms;
  /** @type {number[]} */
  const times = [];
  const neighbours = Array.from({ length: visitors }, async () => {
    const visitor = new Visitor(url);
    const id = await visitor.openSession();
    for (let sent = 1; performance.now() < end; sent++) times.push(await exchange(visitor, id, sent));
  });
  await Promise.all([...neighbours, poison && sendPoison(url, poison)]);
  return times;
}

/** @param {string} url @param {string} text */
async function sendPoison(url, text) {
  await sleep(poisonAfterMs);
  const visitor = new Visitor(url);
  await exchange(visitor, await visitor.openSession(), 1, text);
}

/**
 * Sends a message and waits until it is answered or has failed. @param {Visitor} visitor @param {string} id
 * @param {number} sent messages of this session, this one among them @param {string} [text] @returns {Promise<number>} milliseconds
 */
async function exchange(visitor, id, sent, text = 'Nina kikohozi tangu jana') {
  const startedAt = performance.now();
  await visitor.send(id, text);
  for (;;) {
    await sleep(pollMs);
    const { messages } = await visitor.messages(id);
    const over = messages.filter(
      (/** @type {{ isUser: boolean, metadata: { status: string } }} */ { isUser, metadata }) =>
        !isUser && metadata.status !== 'pending',
    );
    if (over.length >= sent) return performance.now() - startedAt;
  }
}
