import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** W3C Trace Context: version 00, trace id of 32 hex digits, span id of 16, flags. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const store = new AsyncLocalStorage<string>();

export function newTraceparent(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;
}

export function isTraceparent(value: unknown): value is string {
  return typeof value === 'string' && TRACEPARENT.test(value) && !/^00-0{32}|-0{16}-/.test(value);
}

/** Runs `work` as part of the trace; a missing or malformed `traceparent` starts a new one. */
export function withTrace<Result>(traceparent: string | undefined, work: () => Result): Result {
  return store.run(isTraceparent(traceparent) ? traceparent : newTraceparent(), work);
}

/** The current trace; a new one when there is none (start-up, timers). */
export function currentTraceparent(): string {
  return store.getStore() ?? newTraceparent();
}

export function currentTraceId(): string | undefined {
  return store.getStore()?.slice(3, 35);
}
