import { logger } from '@afya/runtime';

/** Milliseconds in which one kind of error is logged once: during an outage it recurs with every retry. */
const QUIET_MS = 30_000;

/** A listener for the 'error' events of a connection or a worker. */
export function logErrors(queue: string): (error: Error) => void {
  const loggedAt = new Map<unknown, number>();
  return (error) => {
    const kind = (error as NodeJS.ErrnoException).code ?? error.name;
    if (Date.now() - (loggedAt.get(kind) ?? 0) < QUIET_MS) return;
    loggedAt.set(kind, Date.now());
    logger.warn({ queue, err: error }, 'queue redis error');
  };
}
