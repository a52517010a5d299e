/**
 * Does the work when no other tab of this browser is at the same. Where the browser has no locks (an address that is not secure)
 * the work is done at once; so is work that has waited for `patienceMs`, for a tab in the background may be frozen with its lock.
 */
export function withTabLock<T>(name: string, work: () => Promise<T>, patienceMs?: number): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  if (patienceMs === undefined) return locks.request(name, work) as Promise<T>;
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  const done = locks.request(name, { signal: AbortSignal.timeout(patienceMs) }, begin) as Promise<T>;
  return done.catch((error: unknown) => {
    if (begun) throw error;
    return work();
  });
}
