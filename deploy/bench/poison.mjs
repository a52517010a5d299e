import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serviceSpecs } from '../local/services/run-services.ts';
import { superviseService } from '../local/services/service-process.ts';
import { percentile } from './percentile.mjs';
import { Visitor } from './visitor.mjs';

const main = join(import.meta.dirname, 'poison-worker.cjs');
const workerCount = 2;
const visitors = 12;
const runMs = 45_000;
const pollMs = 100;
const poisonAfterMs = 5_000;

/**
 * Measures how long other sessions wait for replies while one message crashes its workers, and while one keeps them busy for 25 s,
 * compared with the same load without that message.
 * @param {import('./product.mjs').Product} product
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchPoison({ url, env, own, registry }) {
  const workers = serviceSpecs({ env, own, port: 0, workers: workerCount })
    .filter(({ label }) => label.startsWith('ai-worker'))
    .map((spec) => superviseService({ ...spec, main }, { registry, print: () => undefined }));
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
    what: `p99 of ${times.length} replies to other sessions while a message ${what}, relative to the p99 without it`,
    value: `${(p99(times) / p99(normal)).toFixed(2)} (${p99(times).toFixed(0)} of ${p99(normal).toFixed(0)} ms; longest ${worst} s)`,
    aim: '≤ 2',
  };
}

/** @param {string} url @param {number} ms @param {string} [poison] @returns {Promise<number[]>} milliseconds to each reply */
async function converse(url, ms, poison) {
  const end = performance.now() + ms;
  /** @type {number[]} */
  const times = [];
  const others = Array.from({ length: visitors }, async () => {
    const visitor = new Visitor(url);
    const id = await visitor.openSession();
    for (let sent = 1; performance.now() < end; sent++) times.push(await exchange(visitor, id, sent));
  });
  await Promise.all([...others, poison && sendPoison(url, poison)]);
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
 * @param {number} sent number of messages in this session, including this one @param {string} [text] @returns {Promise<number>} milliseconds
 */
async function exchange(visitor, id, sent, text = 'Nina kikohozi tangu jana') {
  const startedAt = performance.now();
  await visitor.send(id, text);
  for (;;) {
    await sleep(pollMs);
    const { messages } = await visitor.messages(id);
    const answers = messages.filter(
      (/** @type {{ isUser: boolean, metadata: { status: string } }} */ { isUser, metadata }) =>
        !isUser && metadata.status !== 'pending',
    );
    if (answers.length >= sent) return performance.now() - startedAt;
  }
}
