import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { logger } from '../logger';

/** The data passed to the thread. */
export interface WatchedLoop {
  /** one number that increases whenever the event loop turns */
  heartbeats: Int32Array;
  limitMs: number;
  everyMs: number;
  service: string;
}

/** Beside this file, in TypeScript or built. */
const THREAD = join(__dirname, `event-loop.thread${extname(__filename)}`);
/** Milliseconds between heartheartbeats and between the checks of the thread. */
const EVERY_MS = 500;

/**
 * Starts a thread that kills this process, with a line in the log, when its event loop is blocked for `limitMs`, so that the
 * supervisor restarts it. 0: never, for debugging.
 */
export function watchEventLoop(service: string, limitMs: number): void {
  if (limitMs === 0) return;
  const heartbeats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => void Atomics.add(heartbeats, 0, 1), EVERY_MS).unref();
  const workerData: WatchedLoop = { heartbeats, limitMs, everyMs: EVERY_MS, service };
  // Not the flags of this process, which may load a compiler.
  const thread = new Worker(THREAD, { workerData, execArgv: ['--no-warnings'], env: {} });
  thread.on('error', (error) => logger.error({ err: error }, 'event loop not watched'));
  thread.unref();
}
