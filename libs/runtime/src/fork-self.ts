import { type ChildProcess, fork } from 'node:child_process';
import { serviceName } from './logger';

interface Fork {
  service: string;
  /** the name of the work, part of the process name in the log */
  part: string;
  argument: string;
}

/**
 * Starts the program of this process again with another argument, to isolate a part of its work. The new process writes to
 * the same log, serves no metrics, and drains when this process ends.
 */
export function forkSelf({ service, part, argument }: Fork): ChildProcess {
  const [, program = '', ...args] = process.argv;
  return fork(program, [...args, argument], {
    env: { ...process.env, METRICS_PORT: '0', SERVICE_NAME: `${serviceName(service)}-${part}` },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
