import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BROWSER_RECORDS, TAB_RECORDS } from '../../../config/browser-records';
import { setDraftText } from '../session/draft';
import { adoptEarlierQueue, dispatch, moveQueuedMessage, outbox, outboxState, tidyOutbox } from './outbox-store';

const SESSION_ID = 'V1StGXR8_Z5jdHi6B-myT';
const OTHER_ID = 'AAAAAAAAAAAAAAAAAAAAA';
const DAY_MS = 24 * 3_600_000;

const message = (over: object = {}) => ({
  sessionId: SESSION_ID,
  text: 'I have a fever',
  language: 'en' as const,
  files: [],
  purchases: [],
  idempotencyKey: 'key',
  startedAt: Date.now(),
  ...over,
});
const queuedMessage = () => ({ sessionId: SESSION_ID, text: 'fever', cost: 5, idempotencyKey: 'key', startedAt: 1 });

/** Writes an entry as another version of the product stored it. */
function store(entry: object) {
  const key = BROWSER_RECORDS.outgoing;
  const newValue = JSON.stringify({ [SESSION_ID]: entry });
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

beforeEach(() => {
  outbox.listen(() => undefined);
  outbox.set({});
  setDraftText(SESSION_ID, '');
});

describe('a message that the version before November 2026 stored', () => {
  it('is still to be sent, under its key, when it was being sent', () => {
    const earlier = [{ text: 'I have', files: [], after: 'm1' }];
    store(message({ earlier, after: 'm1' }));
    expect(outboxState(SESSION_ID)).toEqual({
      status: 'sending',
      ...message({ earlier, after: 'm1' }),
      startedAt: expect.any(Number),
    });
  });

  it.each([
    ['failed and its error is shown', { message: 'x', status: 503 }, { status: 'failed', dismissed: false }],
    [
      'failed and its error was dismissed',
      { message: 'x', status: 503, seen: true },
      { status: 'failed', dismissed: true },
    ],
    ['failed without an answer', { message: 'x' }, { status: 'failed', dismissed: false }],
    ['was cancelled', { message: 'Taken back', seen: true }, { status: 'cancelled' }],
  ])('keeps its state when it %s', (_, failure, expected) => {
    store(message({ failure }));
    expect(outboxState(SESSION_ID)).toMatchObject({ ...expected, idempotencyKey: 'key' });
    expect(outboxState(SESSION_ID)).not.toHaveProperty('failure.seen');
  });

  it('is queued for the price that its tab stored, with the draft as its text', () => {
    setDraftText(SESSION_ID, 'I have a headache ');
    sessionStorage.setItem(TAB_RECORDS.earlierQueue, JSON.stringify({ sessionId: SESSION_ID, cost: 7 }));
    adoptEarlierQueue();
    expect(outboxState(SESSION_ID)).toMatchObject({ status: 'queued', text: 'I have a headache', cost: 7 });
    expect(sessionStorage.getItem(TAB_RECORDS.earlierQueue)).toBeNull();
  });

  it('is ignored when its entry is invalid', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    sessionStorage.setItem(TAB_RECORDS.earlierQueue, '{"sess');
    adoptEarlierQueue();
    expect(outboxState(SESSION_ID)).toEqual({ status: 'draft' });
    expect(sessionStorage.getItem(TAB_RECORDS.earlierQueue)).toBeNull();
  });
});

describe('the stored outbox', () => {
  it.each([
    ['queued', { status: 'queued', ...queuedMessage(), uncertain: message() }],
    ['sending', { status: 'sending', ...message() }],
    [
      'failed',
      {
        status: 'failed',
        failure: { message: 'x', status: 429, code: 'RATE_LIMITED', retryAt: 5 },
        dismissed: true,
        ...message(),
      },
    ],
    ['cancelled', { status: 'cancelled', ...message() }],
  ])('reads a %s message as it was written', (_, state) => {
    store(state);
    expect(outboxState(SESSION_ID)).toEqual(state);
  });

  it('has no entry for a message that is accepted or discarded', () => {
    dispatch(SESSION_ID, { type: 'send', message: message() });
    dispatch(SESSION_ID, { type: 'accept', idempotencyKey: 'key' });
    expect(outbox.get()).toEqual({});
    dispatch(SESSION_ID, { type: 'send', message: message() });
    dispatch(SESSION_ID, { type: 'discard' });
    expect(localStorage.getItem(BROWSER_RECORDS.outgoing)).toBe('{}');
  });

  it('moves a queued message to the session that replaces its own, and no other message', () => {
    dispatch(SESSION_ID, { type: 'queue', message: queuedMessage() });
    moveQueuedMessage(SESSION_ID, OTHER_ID);
    expect(outbox.get()).toMatchObject({ [OTHER_ID]: { status: 'queued', sessionId: OTHER_ID, cost: 5 } });
    expect(outboxState(SESSION_ID)).toEqual({ status: 'draft' });
    dispatch(SESSION_ID, { type: 'send', message: message() });
    moveQueuedMessage(SESSION_ID, OTHER_ID);
    expect(outboxState(SESSION_ID)).toMatchObject({ status: 'sending' });
  });

  it('drops messages older than a day', () => {
    dispatch(SESSION_ID, { type: 'send', message: message({ startedAt: Date.now() - DAY_MS }) });
    tidyOutbox();
    expect(outboxState(SESSION_ID)).toEqual({ status: 'draft' });
  });
});
