/** Runs in a thread of its own (watch-event-loop.ts): ends the process when its main thread has not turned for too long. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { WatchedLoop } from './watch-event-loop';

const { beats, limitMs, everyMs, service } = workerData as WatchedLoop;
let seen = Atomics.load(beats, 0);
let lookedAt = performance.now();
let stalledMs = 0;

setInterval(() => {
  const now = performance.now();
  // This thread stands still too while the process or the machine is suspended, or has no processor: such time does not count.
  const passedMs = Math.min(now - lookedAt, 2 * everyMs);
  const beat = Atomics.load(beats, 0);
  stalledMs = beat === seen ? stalledMs + passedMs : 0;
  [seen, lookedAt] = [beat, now];
  if (stalledMs >= limitMs) end();
}, everyMs);

function end(): void {
  const line = { level: 'fatal', time: new Date().toISOString(), service, stalledMs: Math.round(stalledMs) };
  try {
    writeSync(1, `${JSON.stringify({ ...line, msg: 'event loop blocked: ending the process' })}\n`);
  } finally {
    // nothing gentler reaches a main thread that does not turn
    process.kill(process.pid, 'SIGKILL');
  }
}
