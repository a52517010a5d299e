import type { Language, Purchase } from '@afya/contracts';
import { isOutcomeUnknown } from '../../../lib/api-error';
import type { SavedFile } from '../session/draft';
import { type Failure, failureError } from './failure';

/** Text and files of a message. */
export interface Content {
  text: string;
  files: SavedFile[];
  /** Id of the last message before this one. */
  after?: string | undefined;
}

/** A message with everything that its request contains. */
export interface OutgoingMessage extends Content {
  sessionId: string;
  language: Language;
  purchases: Purchase[];
  /** The server accepts one message per key. */
  idempotencyKey: string;
  /** Earlier versions, sent under the same key before the message was changed. The server may have accepted one of them. */
  earlier?: Content[] | undefined;
  startedAt: number;
}

/**
 * Sent before the session was open. It is sent automatically once the session is open, if text and price are unchanged.
 */
export interface QueuedMessage {
  sessionId: string;
  text: string;
  /** The price shown on the Send button, in credits. */
  cost: number;
  idempotencyKey: string;
  startedAt: number;
  /** A message that failed or was cancelled before this one and that the server may have accepted. */
  uncertain?: OutgoingMessage | undefined;
}

/**
 * The next message of a session.
 *
 *     draft ──queue──▶ queued ──send──▶ sending ──accept──▶ delivered
 *       └────────────send─────────────▶ │  ▲  └──cancel──▶ cancelled ──send──▶ sending
 *                                     fail send, reconnect
 *                                       ▼  │
 *                                      failed ──edit──▶ failed (dismissed)
 *
 * A failed or cancelled message may still turn out to be accepted. `discard` leads from every state to draft.
 */
export type OutboxState =
  | { status: 'draft' }
  | ({ status: 'queued' } & QueuedMessage)
  | ({ status: 'sending' } & OutgoingMessage)
  | ({ status: 'failed'; failure: Failure; dismissed: boolean } & OutgoingMessage)
  | ({ status: 'cancelled' } & OutgoingMessage)
  | ({ status: 'delivered' } & OutgoingMessage);

/** The states that are stored. */
export type StoredMessage = Exclude<OutboxState, { status: 'draft' | 'delivered' }>;

export type OutboxEvent =
  /** The patient taps Send before the session is open. */
  | { type: 'queue'; message: QueuedMessage }
  /** The patient taps Send or Retry, or the session of a queued message has opened. */
  | { type: 'send'; message: OutgoingMessage }
  /** The patient changes the text or the files. */
  | { type: 'edit' }
  /** The patient takes the message back, or a queued message has changed. */
  | { type: 'cancel' }
  /** The connection is back. */
  | { type: 'reconnect' }
  | { type: 'fail'; idempotencyKey: string; failure: Failure }
  /** The server has answered that it accepts the message, or lists it among the messages. */
  | { type: 'accept'; idempotencyKey: string }
  | { type: 'discard' };

export const DRAFT: OutboxState = { status: 'draft' };

/** The state after an event; the same object when the event changes nothing. */
export function transition(state: OutboxState, event: OutboxEvent): OutboxState {
  switch (event.type) {
    case 'queue':
      return { status: 'queued', ...event.message, uncertain: uncertainMessage(state) };
    case 'send':
      return send(state, event.message);
    case 'edit':
      if (state.status === 'queued') return cancel(state);
      return state.status === 'failed' && !state.dismissed ? { ...state, dismissed: true } : state;
    case 'cancel':
      return cancel(state);
    case 'reconnect':
      return state.status === 'failed' && !state.dismissed && state.failure.status === undefined
        ? { status: 'sending', ...messageOf(state) }
        : state;
    case 'fail':
      return state.status === 'sending' && state.idempotencyKey === event.idempotencyKey
        ? { ...state, status: 'failed', failure: event.failure, dismissed: false }
        : state;
    case 'accept':
      return isOutgoing(state) && state.idempotencyKey === event.idempotencyKey
        ? { status: 'delivered', ...messageOf(state) }
        : state;
    case 'discard':
      return DRAFT;
  }
}

function send(state: OutboxState, message: OutgoingMessage): OutboxState {
  const uncertain = uncertainMessage(state);
  if (uncertain && hasSameContent(uncertain, message)) {
    return state.status === 'sending' ? state : { status: 'sending', ...uncertain };
  }
  // The server must not accept both versions, so the changed message is sent with the same key.
  if (uncertain) return { status: 'sending', ...message, ...replacing(uncertain) };
  if (state.status !== 'queued') return { status: 'sending', ...message };
  const { idempotencyKey, startedAt } = state;
  return { status: 'sending', ...message, idempotencyKey, startedAt };
}

function cancel(state: OutboxState): OutboxState {
  if (state.status === 'sending') return { ...state, status: 'cancelled' };
  if (state.status !== 'queued') return state;
  return state.uncertain ? { status: 'cancelled', ...state.uncertain } : DRAFT;
}

/** The message that the server may have accepted without its answer reaching this browser. */
function uncertainMessage(state: OutboxState): OutgoingMessage | undefined {
  if (state.status === 'queued') return state.uncertain;
  const isUncertain =
    state.status === 'sending' ||
    state.status === 'cancelled' ||
    (state.status === 'failed' && isOutcomeUnknown(failureError(state.failure)));
  return isUncertain ? messageOf(state) : undefined;
}

function replacing({ idempotencyKey, startedAt, earlier = [], text, files, after }: OutgoingMessage) {
  return { idempotencyKey, startedAt, earlier: [...earlier, { text, files, after }] };
}

function hasSameContent(a: Content, b: Content): boolean {
  const hasSameFiles = a.files.length === b.files.length && a.files.every(({ id }, index) => id === b.files[index]?.id);
  return a.text === b.text && hasSameFiles;
}

/** Whether the message may have been sent and is not finished. */
export function isOutgoing(
  state: OutboxState,
): state is Extract<OutboxState, { status: 'sending' | 'failed' | 'cancelled' }> {
  return state.status === 'sending' || state.status === 'failed' || state.status === 'cancelled';
}

function messageOf(message: OutgoingMessage): OutgoingMessage {
  const { sessionId, text, files, after, language, purchases, idempotencyKey, earlier, startedAt } = message;
  return { sessionId, text, files, after, language, purchases, idempotencyKey, earlier, startedAt };
}
