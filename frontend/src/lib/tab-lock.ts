/**
 * Runs the work while no other tab of this browser holds the lock. It runs immediately where the browser has no lock
 * API (insecure origins), and after `patienceMs` of waiting, because a background tab can be frozen while it holds the
 * lock.
 */
export function withTabLock<T>(name: string, work: () => Promise<T>, maxWaitMs?: number): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  if (maxWaitMs === undefined) return locks.request(name, work) as Promise<T>;
  let started = false;
  const start = () => {
    started = true;
    return work();
  };
  const result = locks.request(name, { signal: AbortSignal.timeout(maxWaitMs) }, start) as Promise<T>;
  return result.catch((error: unknown) => {
    if (started) throw error;
    return work();
  });
}
