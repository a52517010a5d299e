import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../local/backends/database.mjs';
import { serviceSpecs } from '../local/services/run-services.mjs';
import { ServiceProcess } from '../local/services/service-process.mjs';
import { root } from '../local/setup/paths.mjs';
import { cpuMs, nodeProcesses } from './processes.mjs';
import { Visitor } from './visitor.mjs';

const workerCounts = [1, 2, 4];
const thinkMs = 1_000;
const places = 8;
/** Twice as many as places: a worker that has answered one finds another at once. */
const sessionsAPlace = 2;
const warmUpS = 6;
const measuredS = 24;
/** The best so many seconds count: what else runs on the machine takes the others from workers that mostly wait. */
const windowS = 8;
const text = 'Nina homa na baridi tangu jana jioni';

/**
 * What one, two and four worker processes answer with a language model that takes a second for each reply.
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
        what: `replies a second, model of ${thinkMs / 1_000} s, ${workers} × ${places} places`,
        value: `${rate.toFixed(1)}${ofLinear} (${cpu.toFixed(1)} ms CPU each)`,
        aim: workers > 1 ? '≥ 0.9' : '',
      };
    });
  } finally {
    model.stop();
  }
}

/**
 * Replies a second in the best seconds, and the CPU milliseconds that each takes in the product's Node processes.
 * @param {number} count @param {import('./product.mjs').Product} product @param {string} modelUrl
 */
async function measure(count, product, modelUrl) {
  const { url, env, own, registry } = product;
  const settings = { ENGINE: 'openai', OPENAI_BASE_URL: modelUrl, WORKER_CONCURRENCY: String(places) };
  const workers = serviceSpecs({ env: { ...env, ...settings }, own, port: 0, workers: count })
    .filter(({ label }) => label.startsWith('ai-worker'))
    .map((spec) => new ServiceProcess(spec, { registry, print: () => undefined }));
  const replies = ((warmUpS + measuredS) * 1_000) / thinkMs;
  await sendTo(url, { sessions: count * places * sessionsAPlace, each: Math.ceil(replies / sessionsAPlace) + 3 });
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

/** Many sessions with messages that wait. @param {string} url @param {{ sessions: number, each: number }} size */
async function sendTo(url, { sessions, each }) {
  const fill = async () => {
    const visitor = new Visitor(url);
    const id = await visitor.openSession();
    for (let sent = 0; sent < each; sent++) await visitor.send(id, text);
  };
  await Promise.all(Array.from({ length: sessions }, fill));
}

/** @typedef {{ replies: number, atMs: number }} Count replies so far, and when they were counted */

/** @param {Count | undefined} first @param {Count} last @returns {number} replies a second */
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

/** The counterpart of the specs, told to think. */
async function startModel() {
  const main = join(root, 'libs/testing/dist/openai/server.main.js');
  const server = fork(main, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const [port] = await once(
    createInterface({ input: /** @type {import('node:stream').Readable} */ (server.stdout) }),
    'line',
  );
  const at = `http://127.0.0.1:${port}`;
  const script = { cycle: [{ delayMs: thinkMs, reply: { stage: 'initial_gathering' } }] };
  await fetch(`${at}/script`, { method: 'PUT', body: JSON.stringify(script) });
  return { url: `${at}/v1`, stop: () => void server.kill() };
}
