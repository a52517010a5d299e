import { type ChildProcess, fork } from 'node:child_process';
import { serviceName } from './logger';

export interface Fork {
  service: string;
  /** of the work; it names the process in the log */
  part: string;
  argument: string;
}

/**
 * Starts this process' own program once more, with another argument, to do a part of its work apart from it. It writes to the same
 * log, serves no metrics, and drains when this process ends.
 */
export function forkSelf({ service, part, argument }: Fork): ChildProcess {
  const [, program = '', ...args] = process.argv;
  return fork(program, [...args, argument], {
    env: { ...process.env, METRICS_PORT: '0', SERVICE_NAME: `${serviceName(service)}-${part}` },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
