import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { logger } from '../logger';

/** What the thread is given. */
export interface WatchedLoop {
  /** one number, which rises whenever the event loop turns */
  beats: Int32Array;
  limitMs: number;
  everyMs: number;
  service: string;
}

/** Beside this file, as TypeScript or built. */
const THREAD = join(__dirname, `event-loop.thread${extname(__filename)}`);
/** Milliseconds between beats, and between the thread's looks at them. */
const EVERY_MS = 500;

/**
 * Has a thread end this process, with a line in the log, once its event loop has not turned for `limitMs` milliseconds, so that its
 * supervisor starts another. 0: never, as a debugger needs it.
 */
export function watchEventLoop(service: string, limitMs: number): void {
  if (limitMs === 0) return;
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => void Atomics.add(beats, 0, 1), EVERY_MS).unref();
  const workerData: WatchedLoop = { beats, limitMs, everyMs: EVERY_MS, service };
  // not the flags of this process, which may load a compiler
  const thread = new Worker(THREAD, { workerData, execArgv: ['--no-warnings'], env: {} });
  thread.on('error', (error) => logger.error({ err: error }, 'event loop not watched'));
  thread.unref();
}
