import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { STOPPED_BY_MS } from '../processes/lifetime.ts';
import type { Run } from '../processes/run.ts';
import { root } from '../setup/paths.mjs';
import type { ServiceName } from '../../secrets/secrets.mjs';
import { PlainError, printLine } from '../setup/terminal.mjs';
import type { ProductEnv } from './environment.ts';
import { superviseService, type ServiceSpec } from './service-process.ts';

const READY_LIMIT_MS = 60_000;

interface ServiceOptions extends ProductEnv {
  port: number;
  workers: number;
}

/**
 * Starts every service and waits until the product is ready.
 * @throws {PlainError} when a service does not start
 */
export async function runServices(
  { lifetime, registry }: Run,
  options: ServiceOptions & { print: (line: string) => void },
) {
  const { signal } = lifetime;
  signal.throwIfAborted();
  const services = serviceSpecs(options).map((spec) => superviseService(spec, { registry, print: options.print }));
  printLine(`starting ${services.map(({ name }) => name).join(', ')}`);
  // Deferred in the opposite order of stopping: the gateway takes no new messages, workers finish their replies, then the rest stops.
  for (const group of ['services', 'workers', 'gateway'] as const) {
    const members = services.filter(({ name }) => groupOf(name) === group);
    const stop = (limitMs?: number) => Promise.all(members.map((service) => service.stop(limitMs)));
    lifetime.defer(stop, { byMs: STOPPED_BY_MS[group] });
  }
  await Promise.race([Promise.all(services.map((service) => service.start())), once(signal, 'abort')]);
  await becomesReady(`http://127.0.0.1:${options.port}/api/health/ready`, signal);
}

/** The processes of the product; only the gateway gets the port. */
export function serviceSpecs({ env, own, port, workers }: ServiceOptions): ServiceSpec[] {
  const spec = (name: ServiceName, label: string = name): ServiceSpec => ({
    label,
    main: join(root, 'services', name, 'dist/main.js'),
    env: {
      ...env,
      SERVICE_NAME: label,
      ...own[name],
      PORT: name === 'gateway' ? String(port) : undefined,
    },
  });
  const workerLabels = Array.from({ length: workers }, (_, i) => (workers === 1 ? 'ai-worker' : `ai-worker-${i + 1}`));
  const specs = [
    spec('auth'),
    spec('consultation'),
    spec('admin-log'),
    ...workerLabels.map((label) => spec('ai-worker', label)),
    spec('gateway'),
  ];
  // The first process would take a common port for metrics: the others count up from it.
  const first = Number(env.METRICS_PORT ?? 0);
  const metricsPort = (i: number) => (first === 0 ? undefined : String(first + i));
  return specs.map((service, i) => ({ ...service, env: { ...service.env, METRICS_PORT: metricsPort(i) } }));
}

function groupOf(label: string) {
  if (label === 'gateway') return 'gateway';
  return label.startsWith('ai-worker') ? 'workers' : 'services';
}

async function becomesReady(url: string, signal: AbortSignal) {
  let last = '';
  for (const until = Date.now() + READY_LIMIT_MS; Date.now() < until; await sleep(100)) {
    signal.throwIfAborted();
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(3_000) });
      if (response.ok) return;
      last = `${response.status} ${(await response.text()).slice(0, 300)}`;
    } catch (error) {
      last = String(error);
    }
  }
  throw new PlainError(`The product is not ready after ${READY_LIMIT_MS / 1000} s: ${url} says ${last}`);
}
