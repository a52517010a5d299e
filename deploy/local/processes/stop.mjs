import { setTimeout as sleep } from 'node:timers/promises';
import { startOf } from './identity.mjs';

/**
 * Ends a process: the signal first, SIGKILL when it is still there after the limit.
 * @param {{ pid: number, start: string | null, signal?: NodeJS.Signals, limitMs: number }} target
 * @returns {Promise<'gone' | 'stopped' | 'killed'>}
 */
export async function stopProcess({ pid, start, signal = 'SIGTERM', limitMs }) {
  const alive = () => start !== null && startOf(pid) === start;
  if (!alive()) return 'gone';
  send(pid, signal);
  const until = Date.now() + limitMs;
  while (Date.now() < until) {
    if (!alive()) return 'stopped';
    await sleep(25);
  }
  send(pid, 'SIGKILL');
  while (alive()) await sleep(25);
  return 'killed';
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It ended between the look and the signal.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}
