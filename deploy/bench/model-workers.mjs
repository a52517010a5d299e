import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../local/backends/database.mjs';
import { serviceSpecs } from '../local/services/run-services.mjs';
import { ServiceProcess } from '../local/services/service-process.mjs';
import { root } from '../local/setup/paths.mjs';
import { Visitor } from './visitor.mjs';

const workerCounts = [1, 2, 4];
const thinkMs = 1_000;
const places = 8;
/** Twice as many as places: a worker that has answered one finds another at once. */
const sessionsAPlace = 2;
const warmUpMs = 4_000;
const measuredMs = 15_000;
const text = 'Nina homa na baridi tangu jana jioni';

/**
 * What one, two and four worker processes answer with a language model that takes a second for each reply.
 * @param {import('./product.mjs').Product} product
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchModelWorkers(product) {
  const model = await startModel();
  try {
    /** @type {number[]} */
    const rates = [];
    for (const workers of workerCounts) rates.push(await rateOf(workers, product, model.url));
    const [alone = NaN] = rates;
    return workerCounts.map((workers, i) => {
      const rate = rates[i] ?? NaN;
      const ratio = (rate / (workers * alone)).toFixed(2);
      const what = `replies a second, model of ${thinkMs / 1_000} s, ${workers} × ${places} places`;
      return {
        what,
        value: `${rate.toFixed(1)}${workers > 1 ? ` (${ratio} of linear)` : ''}`,
        aim: workers > 1 ? '≥ 0.9' : '',
      };
    });
  } finally {
    model.stop();
  }
}

/** @param {number} count @param {import('./product.mjs').Product} product @param {string} modelUrl */
async function rateOf(count, { url, env, registry }, modelUrl) {
  const own = { ENGINE: 'openai', OPENAI_BASE_URL: modelUrl, WORKER_CONCURRENCY: String(places) };
  const workers = serviceSpecs({ env: { ...env, ...own }, port: 0, workers: count })
    .filter(({ label }) => label.startsWith('ai-worker'))
    .map((spec) => new ServiceProcess(spec, { registry, print: () => undefined }));
  const busyS = (warmUpMs + measuredMs) / thinkMs;
  await sendTo(url, { sessions: count * places * sessionsAPlace, each: Math.ceil(busyS / sessionsAPlace) + 3 });
  await Promise.all(workers.map((worker) => worker.start()));
  try {
    await sleep(warmUpMs);
    const before = await answered(env);
    await sleep(measuredMs);
    const after = await answered(env);
    return ((after.replies - before.replies) * 1_000) / (after.atMs - before.atMs);
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

/** Replies so far, by the model alone, and when they were counted. @param {NodeJS.ProcessEnv} env */
async function answered(env) {
  const count = { replies: 0, atMs: 0 };
  await withClient(String(env.DATABASE_URL), async (client) => {
    const { rows } = await client.query(
      `SELECT count(*)::integer AS replies FROM consultation.message WHERE kind = 'reply' AND status = 'done'`,
    );
    Object.assign(count, { replies: rows[0].replies, atMs: performance.now() });
  });
  return count;
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
