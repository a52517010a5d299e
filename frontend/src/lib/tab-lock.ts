/**
 * Does the work when no other tab of this browser is at the same. Where the browser has no locks (an address that is not secure)
 * the work is done at once.
 */
export function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? (locks.request(name, work) as Promise<T>) : work();
}
