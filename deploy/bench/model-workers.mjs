import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../local/backends/database.ts';
import { serviceSpecs } from '../local/services/run-services.ts';
import { superviseService } from '../local/services/service-process.ts';
import { root } from '../local/setup/paths.mjs';
import { cpuMs, nodeProcesses } from './processes.mjs';
import { Visitor } from './visitor.mjs';

const workerCounts = [1, 2, 4];
const thinkMs = 1_000;
const concurrency = 8;
/** Twice as many sessions as a worker can answer at a time, so that it always has another one waiting. */
const sessionsPerSlot = 2;
const warmUpS = 6;
const measuredS = 24;
/** Only the best seconds count: these workers mostly wait, and other load on the machine slows them down in the remaining time. */
const windowS = 8;
const text = 'Nina homa na baridi tangu jana jioni';

/**
 * Measures one, two and four worker processes with a language model that takes one second for each reply.
 * @param {import('./product.mjs').Product} product
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchModelWorkers(product) {
  const model = await startModel();
  try {
    /** @type {{ rate: number, cpu: number }[]} */
    const runs = [];
    for (const workers of workerCounts) runs.push(await measure(workers, product, model.url));
    const alone = runs[0]?.rate ?? NaN;
    return workerCounts.map((workers, i) => {
      const { rate = NaN, cpu = NaN } = runs[i] ?? {};
      const ofLinear = workers > 1 ? `, ${(rate / (workers * alone)).toFixed(2)} of linear` : '';
      return {
        what: `replies per second, model of ${thinkMs / 1_000} s, ${workers} workers × ${concurrency} sessions`,
        value: `${rate.toFixed(1)}${ofLinear} (${cpu.toFixed(1)} ms CPU each)`,
        aim: workers > 1 ? '≥ 0.9' : '',
      };
    });
  } finally {
    model.stop();
  }
}

/**
 * The rate in the best seconds, and the CPU time of each reply in the product's Node processes.
 * @param {number} count @param {import('./product.mjs').Product} product @param {string} modelUrl
 */
async function measure(count, product, modelUrl) {
  const { url, env, own, registry } = product;
  const settings = { ENGINE: 'openai', OPENAI_BASE_URL: modelUrl, WORKER_CONCURRENCY: String(concurrency) };
  const workers = serviceSpecs({ env: { ...env, ...settings }, own, port: 0, workers: count })
    .filter(({ label }) => label.startsWith('ai-worker'))
    .map((spec) => superviseService(spec, { registry, print: () => undefined }));
  const replies = ((warmUpS + measuredS) * 1_000) / thinkMs;
  await sendTo(url, {
    sessions: count * concurrency * sessionsPerSlot,
    each: Math.ceil(replies / sessionsPerSlot) + 3,
  });
  await Promise.all(workers.map((worker) => worker.start()));
  try {
    await sleep(warmUpS * 1_000);
    const processes = nodeProcesses(product);
    const cpuBefore = cpuMs(processes);
    const counts = await countReplies(env);
    const cpu = cpuMs(processes) - cpuBefore;
    const all = (counts.at(-1)?.replies ?? NaN) - (counts[0]?.replies ?? NaN);
    return { rate: Math.max(...counts.slice(windowS).map((last, i) => rateBetween(counts[i], last))), cpu: cpu / all };
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}

/** Fills many sessions with messages that wait for their replies. @param {string} url @param {{ sessions: number, each: number }} size */
async function sendTo(url, { sessions, each }) {
  const fill = async () => {
    const visitor = new Visitor(url);
    const id = await visitor.openSession();
    for (let sent = 0; sent < each; sent++) await visitor.send(id, text);
  };
  await Promise.all(Array.from({ length: sessions }, fill));
}

/** @typedef {{ replies: number, atMs: number }} Count replies so far, and when they were counted */

/** @param {Count | undefined} first @param {Count} last @returns {number} replies per second */
function rateBetween(first, last) {
  return first ? ((last.replies - first.replies) * 1_000) / (last.atMs - first.atMs) : NaN;
}

/** Counts once a second. @param {NodeJS.ProcessEnv} env @returns {Promise<Count[]>} */
async function countReplies(env) {
  /** @type {Count[]} */
  const counts = [];
  await withClient(String(env.DATABASE_URL), async (client) => {
    const sql = `SELECT count(*)::integer AS replies FROM consultation.message WHERE kind = 'reply' AND status = 'done'`;
    for (let second = 0; second <= measuredS; second++) {
      const { rows } = await client.query(sql);
      counts.push({ replies: rows[0].replies, atMs: performance.now() });
      await sleep(1_000);
    }
  });
  return counts;
}

/** Starts the model server of the specs, with a delay for each reply. */
async function startModel() {
  const main = join(root, 'libs/testing/dist/openai/server.main.js');
  const server = fork(main, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const [port] = await once(
    createInterface({ input: /** @type {import('node:stream').Readable} */ (server.stdout) }),
    'line',
  );
  const url = `http://127.0.0.1:${port}`;
  const script = { cycle: [{ delayMs: thinkMs, reply: { stage: 'initial_gathering' } }] };
  await fetch(`${url}/script`, { method: 'PUT', body: JSON.stringify(script) });
  return { url: `${url}/v1`, stop: () => void server.kill() };
}
