import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { startOf, stopProcess } from '../processes/process.ts';
import type { ProcessRegistry } from '../processes/registry.ts';
import { Supervised, type Running } from '../processes/supervised.ts';
import { PlainError, printError } from '../setup/terminal.mjs';
import { formatLogLine } from './log-line.ts';

/** A service drains within 25 s by itself. */
const STOP_LIMIT_MS = 27_000;
const READY_LIMIT_MS = 60_000;

/**
 * Small heaps: five services share 900 MB with the databases. The gateway and consultation produce much short-lived garbage under
 * load: with 2 MB for it, unchanged polls reach 0.7 of the rate that they have with 8 MB (`npm run bench -- memory polls`).
 */
const nodeFlags = (label: string) => [
  `--max-semi-space-size=${['gateway', 'consultation'].includes(label) ? 8 : 2}`,
  '--max-old-space-size=192',
];

export interface ServiceSpec {
  label: string;
  main: string;
  env: NodeJS.ProcessEnv;
}

interface Surroundings {
  registry: ProcessRegistry;
  print: (line: string) => void;
}

/** A service that is restarted when it dies. `start` resolves when the service reports that it is ready. */
export function superviseService(spec: ServiceSpec, surroundings: Surroundings): Supervised {
  return new Supervised(spec.label, async () => forkService(spec, surroundings));
}

function forkService({ label, main, env }: ServiceSpec, { registry, print }: Surroundings): Running {
  const child = fork(main, {
    env,
    execArgv: nodeFlags(label),
    // A process group for itself: Ctrl-C in the terminal reaches only the launcher, which stops the services in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const input of [child.stdout, child.stderr])
    if (input !== null) createInterface({ input }).on('line', (line) => print(formatLogLine(label, line)));
  const { pid } = child;
  const start = pid === undefined ? null : startOf(pid);
  if (pid !== undefined) registry.add({ name: label, pid, limitMs: STOP_LIMIT_MS });

  const ready = Promise.withResolvers<void>();
  const fail = (reason: string) => ready.reject(new PlainError(`${label} ${reason}; its log says why`));
  const limit = setTimeout(() => fail(`was not ready within ${READY_LIMIT_MS / 1000} s`), READY_LIMIT_MS);
  child.on('message', (message) => (message as { type?: string }).type === 'ready' && ready.resolve());
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => {
      fail(`cannot be run: ${error.message}`);
      if (pid === undefined) resolve(error.message);
    });
    child.once('exit', (code, signal) => {
      if (pid !== undefined) registry.remove(pid);
      fail(`ended while it was starting (${signal ?? `exit code ${code}`})`);
      resolve(signal ?? `exit code ${code}`);
    });
  });
  // After a restart no caller waits for it, so the rejection is handled here.
  ready.promise.finally(() => clearTimeout(limit)).catch(() => undefined);

  const stop = async (limitMs = STOP_LIMIT_MS) => {
    const startedAt = Date.now();
    if (pid === undefined || (await stopProcess({ pid, start, limitMs })) !== 'killed') return;
    const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
    const message = `${label} was killed after ${seconds} s: its unfinished work is done after the next start`;
    printError(new PlainError(message));
  };
  return { ended, stop, ready: ready.promise };
}
