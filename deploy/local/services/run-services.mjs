import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../setup/paths.mjs';
import { PlainError, say } from '../setup/say.mjs';
import { STOPPED_BY_MS } from '../setup/stop-shares.mjs';
import { ServiceProcess } from './service-process.mjs';

const readyLimitMs = 60_000;

/**
 * Starts every service and waits until the product answers.
 * @param {{
 *   env: NodeJS.ProcessEnv, own: import('./own-env.mjs').OwnEnv, port: number, workers: number,
 *   lifetime: import('../setup/lifetime.mjs').Lifetime,
 *   registry: import('../processes/registry.mjs').ProcessRegistry, print: (line: string) => void
 * }} options
 * @throws {PlainError} when a service does not come up
 */
export async function runServices({ env, own, port, workers, lifetime, registry, print }) {
  lifetime.signal.throwIfAborted();
  const services = serviceSpecs({ env, own, port, workers }).map(
    (spec) => new ServiceProcess(spec, { registry, print }),
  );
  say(`starting ${services.map((service) => service.spec.label).join(', ')}`);
  // Deferred in the opposite order of stopping: no new messages first, then the replies under way, then what both need.
  for (const part of /** @type {const} */ (['services', 'workers', 'gateway'])) {
    const members = services.filter(({ spec }) => partOf(spec) === part);
    lifetime.defer((limitMs) => Promise.all(members.map((service) => service.stop(limitMs))), {
      byMs: STOPPED_BY_MS[part],
    });
  }
  await untilAborted(Promise.all(services.map((service) => service.start())), lifetime.signal);
  await becomesHealthy(`http://127.0.0.1:${port}/api/health/ready`, lifetime.signal);
}

/**
 * The processes of the product; only the gateway is given the port. `own`: what each is given for itself alone.
 * @param {{ env: NodeJS.ProcessEnv, own: import('./own-env.mjs').OwnEnv, port: number, workers: number }} options
 * @returns {import('./service-process.mjs').ServiceSpec[]}
 */
export function serviceSpecs({ env, own, port, workers }) {
  const spec = (
    /** @type {import('./own-env.mjs').ServiceName} */ name,
    /** @type {string} */ label = name,
    more = {},
  ) => ({
    label,
    main: join(root, 'services', name, 'dist/main.js'),
    env: { ...env, PORT: undefined, SERVICE_NAME: label, ...own[name], ...more },
  });
  const workerLabels = Array.from({ length: workers }, (_, i) => (workers === 1 ? 'ai-worker' : `ai-worker-${i + 1}`));
  const specs = [
    spec('auth'),
    spec('consultation'),
    spec('admin-log'),
    ...workerLabels.map((label) => spec('ai-worker', label)),
    spec('gateway', 'gateway', { PORT: String(port) }),
  ];
  return specs.map((service, i) => ({ ...service, env: { ...service.env, METRICS_PORT: metricsPort(env, i) } }));
}

/** @param {import('./service-process.mjs').ServiceSpec} spec */
function partOf({ label }) {
  if (label === 'gateway') return 'gateway';
  return label.startsWith('ai-worker') ? 'workers' : 'services';
}

/** One port would be taken by the first: the others count up from it. @param {NodeJS.ProcessEnv} env @param {number} place */
function metricsPort({ METRICS_PORT: first }, place) {
  return first && first !== '0' ? String(Number(first) + place) : undefined;
}

/** @param {string} url @param {AbortSignal} signal */
async function becomesHealthy(url, signal) {
  const until = Date.now() + readyLimitMs;
  let last = '';
  while (Date.now() < until) {
    signal.throwIfAborted();
    const { status, body } = await ask(url);
    if (status === 200) return;
    last = `${status} ${body.slice(0, 300)}`;
    await sleep(100);
  }
  throw new PlainError(`The product is not ready after ${readyLimitMs / 1000} s: ${url} says ${last}`);
}

/**
 * A GET by the plain client, which costs the launcher no memory.
 * @param {string} url
 * @returns {Promise<{ status: number, body: string }>} status 0 when there is no answer; the body then says why
 */
function ask(url) {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 3_000, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    request.once('timeout', () => request.destroy(new Error('no answer within 3 s')));
    request.once('error', (error) => resolve({ status: 0, body: error.message }));
  });
}

/**
 * Waits for the work, but no longer than until the end is asked for.
 * @template Result
 * @param {Promise<Result>} work
 * @param {AbortSignal} signal
 * @returns {Promise<Result>}
 */
function untilAborted(work, signal) {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
