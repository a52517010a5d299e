/** Runs in a separate thread (watch-event-loop.ts): kills the process when its main thread is blocked for too long. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { WatchedLoop } from './watch-event-loop';

const { heartbeats, limitMs, everyMs, service } = workerData as WatchedLoop;
let lastHeartbeat = Atomics.load(heartbeats, 0);
let checkedAt = performance.now();
let stalledMs = 0;

setInterval(() => {
  const now = performance.now();
  // This thread also pauses while the process or the machine is suspended or has no processor time; such time does not count.
  const passedMs = Math.min(now - checkedAt, 2 * everyMs);
  const heartbeat = Atomics.load(heartbeats, 0);
  stalledMs = heartbeat === lastHeartbeat ? stalledMs + passedMs : 0;
  lastHeartbeat = heartbeat;
  checkedAt = now;
  if (stalledMs >= limitMs) end();
}, everyMs);

function end(): void {
  const line = { level: 'fatal', time: new Date().toISOString(), service, stalledMs: Math.round(stalledMs) };
  try {
    writeSync(1, `${JSON.stringify({ ...line, msg: 'event loop blocked: ending the process' })}\n`);
  } finally {
    // A blocked main thread does not react to other signals.
    process.kill(process.pid, 'SIGKILL');
  }
}
