import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { FROM_SOURCE } from '../from-source';
import { createInterface } from 'node:readline';

/** The root of the checkout. */
export const ROOT = join(__dirname, '../../../..');

/** A running process of the product, with its output. */
export interface ServiceProcess {
  readonly label: string;
  readonly pid: number;
  /** every line of stdout and stderr */
  readonly lines: readonly string[];
  /** the log lines with this message, parsed */
  logged(message: string): Record<string, unknown>[];
  /** resolves when the process ends, like `end` */
  readonly ended: Promise<number | null>;
  /** sends the signal and waits for the end; returns the exit code, null when a signal ended the process */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ServiceStart {
  label: string;
  /** a TypeScript or CommonJS file, relative to the checkout */
  script: string;
  args?: string[];
  env: NodeJS.ProcessEnv;
}

/** A busy machine is slow; a service that cannot become ready ends by itself. */
const READY_LIMIT_MS = 180_000;

function untilReady(child: ChildProcess, label: string, lines: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`${label} ${what}:\n${lines.slice(-10).join('\n')}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail('is not ready in time');
    }, READY_LIMIT_MS);
    child.once('message', () => {
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    });
    child.once('error', reject);
  });
}

/** Starts a service from its source and waits until it is ready. It ends with this process. */
export async function startService({ label, script, args = [], env }: ServiceStart): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [...FROM_SOURCE, join(ROOT, script), ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout!, child.stderr!])
    createInterface(stream).on('line', (line) => void lines.push(line));
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  await untilReady(child, label, lines);
  return {
    label,
    pid: child.pid!,
    lines,
    ended: exit,
    logged: (message) =>
      lines
        .filter((line) => line.includes(`"msg":"${message}"`))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    end(signal) {
      child.kill(signal);
      return exit;
    },
  };
}
