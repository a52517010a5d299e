import type { Lane } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';

/** Which worker this process is, and what it answers. */
export interface WorkerPlace {
  workerId: string;
  lane: Lane;
}

/** Injection token of the place. */
export const WORKER_PLACE = Symbol('WorkerPlace');

const QUARANTINE = '--quarantine=';

/** The argument that makes a worker's own program one of the quarantine lane. */
export const quarantineArgument = (workerId: string): string => `${QUARANTINE}${workerId}`;

/** `args`: of the process. */
export function readWorkerPlace(args: readonly string[] = process.argv): WorkerPlace {
  const workerId = args.find((arg) => arg.startsWith(QUARANTINE))?.slice(QUARANTINE.length);
  return workerId ? { workerId, lane: 'quarantine' } : { workerId: randomUUID(), lane: 'ordinary' };
}
