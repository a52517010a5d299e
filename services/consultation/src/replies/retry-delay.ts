import { eventRow, logEvent } from '@afya/events';
import { type OutboxRow } from '../outbox/event-outbox.port';
import { wakeUpRow } from '../outbox/outbox.relay';
import { type Failure } from './decide-failure';
import { callEvents } from './decide-reply';
import { type PendingReply, type ReplyKey } from './reply.repository';

const MAX_DELAY_MS = 15_000;

/** Milliseconds until the next attempt: random, up to `base` × 2^attempts ("full jitter"), so that retries do not come in waves. */
export function retryDelay(attempts: number, baseMs: number): number {
  return Math.ceil(Math.random() * Math.min(MAX_DELAY_MS, baseMs * 2 ** attempts));
}

export interface Retry extends Omit<Failure, 'isHarmful'> {
  delayMs: number;
  /** the engine hung: the next attempt is made in quarantine */
  timedOut: boolean;
}

/** The wake-up job of the next attempt and the log events of the failed one. */
export function retryRows(
  { sessionId, replyId }: ReplyKey,
  { owner, stage, leases }: PendingReply,
  { code, attempts, calls = [], delayMs, timedOut }: Retry,
): OutboxRow[] {
  const place = { owner, sessionId, stage };
  const details = { code, replyId, attempts };
  const events = [...callEvents(place, replyId, calls), logEvent('error', place, { severity: 'warning', details })];
  const lane = timedOut || leases > 1 ? 'quarantine' : 'ordinary';
  return [wakeUpRow(sessionId, { delayMs, lane }), eventRow(events)];
}
