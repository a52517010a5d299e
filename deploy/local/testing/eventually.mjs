import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until a condition holds.
 * @param {() => boolean | Promise<boolean>} condition
 * @param {() => string} describe what to print when it never does
 * @param {number} [limitMs]
 */
export async function eventually(condition, describe, limitMs = 30_000) {
  const until = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > until) throw new Error(`not within ${limitMs / 1_000} s: ${describe()}`);
    await sleep(25);
  }
}
