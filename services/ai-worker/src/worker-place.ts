import type { Lane } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';

/** The identity of this worker process, and the lane it serves. */
export interface WorkerPlace {
  workerId: string;
  lane: Lane;
}

/** Injection token of the worker's identity. */
export const WORKER_PLACE = Symbol('WorkerPlace');

const QUARANTINE = '--quarantine=';

/** The argument that starts a worker's program in the quarantine lane. */
export const quarantineArgument = (workerId: string): string => `${QUARANTINE}${workerId}`;

/** `args`: of the process. */
export function readWorkerPlace(args: readonly string[] = process.argv): WorkerPlace {
  const workerId = args.find((arg) => arg.startsWith(QUARANTINE))?.slice(QUARANTINE.length);
  return workerId ? { workerId, lane: 'quarantine' } : { workerId: randomUUID(), lane: 'ordinary' };
}
