import { describe, expect, it } from 'vitest';
import {
  type OutboxEvent,
  type OutboxState,
  type OutgoingMessage,
  type QueuedMessage,
  transition,
} from './message-state';

const outgoing = (over: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  sessionId: 'session',
  text: 'fever',
  files: [],
  after: 'previous',
  language: 'en',
  purchases: [],
  idempotencyKey: 'first-key',
  earlier: undefined,
  startedAt: 1,
  ...over,
});
const queued = (over: Partial<QueuedMessage> = {}): QueuedMessage => ({
  sessionId: 'session',
  text: 'fever',
  cost: 0,
  idempotencyKey: 'queue-key',
  startedAt: 2,
  ...over,
});
const noAnswer = { message: 'Failed to fetch' };
const overloaded = { message: 'Service Unavailable', status: 503 };
const refused = { message: 'Bad Request', status: 400 };
const replaced = { text: 'fever', files: [], after: 'previous' };

const STATES = {
  draft: { status: 'draft' },
  queued: { status: 'queued', ...queued() },
  'queued after an uncertain message': { status: 'queued', ...queued(), uncertain: outgoing() },
  sending: { status: 'sending', ...outgoing() },
  'failed without an answer': { status: 'failed', failure: noAnswer, dismissed: false, ...outgoing() },
  'failed with 503': { status: 'failed', failure: overloaded, dismissed: false, ...outgoing() },
  refused: { status: 'failed', failure: refused, dismissed: false, ...outgoing() },
  dismissed: { status: 'failed', failure: noAnswer, dismissed: true, ...outgoing() },
  cancelled: { status: 'cancelled', ...outgoing() },
  delivered: { status: 'delivered', ...outgoing() },
} as const satisfies Record<string, OutboxState>;
type StateName = keyof typeof STATES;

const EVENTS = {
  queue: { type: 'queue', message: queued({ text: 'cough', idempotencyKey: 'next-key' }) },
  'send the same': { type: 'send', message: outgoing({ idempotencyKey: 'next-key', startedAt: 9 }) },
  'send a change': { type: 'send', message: outgoing({ text: 'cough', idempotencyKey: 'next-key', startedAt: 9 }) },
  edit: { type: 'edit' },
  cancel: { type: 'cancel' },
  reconnect: { type: 'reconnect' },
  fail: { type: 'fail', idempotencyKey: 'first-key', failure: overloaded },
  'fail another': { type: 'fail', idempotencyKey: 'other-key', failure: overloaded },
  accept: { type: 'accept', idempotencyKey: 'first-key' },
  'accept another': { type: 'accept', idempotencyKey: 'other-key' },
  discard: { type: 'discard' },
} as const satisfies Record<string, OutboxEvent>;
type EventName = keyof typeof EVENTS;

const NEW: OutboxState = { status: 'sending', ...EVENTS['send the same'].message };
const NEW_CHANGE: OutboxState = { status: 'sending', ...EVENTS['send a change'].message };
const REPEATED: OutboxState = STATES.sending;
const IN_PLACE: OutboxState = { status: 'sending', ...outgoing({ text: 'cough', earlier: [replaced] }) };
const QUEUED: OutboxState = { status: 'queued', ...EVENTS.queue.message };
const QUEUED_UNCERTAIN: OutboxState = { ...QUEUED, uncertain: outgoing() };
const DISMISSED_503: OutboxState = { ...STATES['failed with 503'], dismissed: true };

/** The state after each event. Events that are not listed leave the state unchanged. */
const EXPECTED: Record<StateName, Partial<Record<EventName, OutboxState>>> = {
  draft: { queue: QUEUED, 'send the same': NEW, 'send a change': NEW_CHANGE, discard: STATES.draft },
  queued: {
    queue: QUEUED,
    'send the same': { ...NEW, idempotencyKey: 'queue-key', startedAt: 2 },
    'send a change': { ...NEW_CHANGE, idempotencyKey: 'queue-key', startedAt: 2 },
    edit: STATES.draft,
    cancel: STATES.draft,
    discard: STATES.draft,
  },
  'queued after an uncertain message': {
    queue: QUEUED_UNCERTAIN,
    'send the same': REPEATED,
    'send a change': IN_PLACE,
    edit: STATES.cancelled,
    cancel: STATES.cancelled,
    discard: STATES.draft,
  },
  sending: {
    queue: QUEUED_UNCERTAIN,
    'send a change': IN_PLACE,
    cancel: STATES.cancelled,
    fail: STATES['failed with 503'],
    accept: STATES.delivered,
    discard: STATES.draft,
  },
  'failed without an answer': {
    queue: QUEUED_UNCERTAIN,
    'send the same': REPEATED,
    'send a change': IN_PLACE,
    edit: STATES.dismissed,
    reconnect: STATES.sending,
    accept: STATES.delivered,
    discard: STATES.draft,
  },
  'failed with 503': {
    queue: QUEUED_UNCERTAIN,
    'send the same': REPEATED,
    'send a change': IN_PLACE,
    edit: DISMISSED_503,
    accept: STATES.delivered,
    discard: STATES.draft,
  },
  refused: {
    queue: QUEUED,
    'send the same': NEW,
    'send a change': NEW_CHANGE,
    edit: { ...STATES.refused, dismissed: true },
    accept: STATES.delivered,
    discard: STATES.draft,
  },
  dismissed: {
    queue: QUEUED_UNCERTAIN,
    'send the same': REPEATED,
    'send a change': IN_PLACE,
    accept: STATES.delivered,
    discard: STATES.draft,
  },
  cancelled: {
    queue: QUEUED_UNCERTAIN,
    'send the same': REPEATED,
    'send a change': IN_PLACE,
    accept: STATES.delivered,
    discard: STATES.draft,
  },
  delivered: { queue: QUEUED, 'send the same': NEW, 'send a change': NEW_CHANGE, discard: STATES.draft },
};

const stateNames = Object.keys(STATES) as StateName[];
const eventNames = Object.keys(EVENTS) as EventName[];

describe.each(stateNames)('transition from %s', (stateName) => {
  const state: OutboxState = STATES[stateName];

  it.each(eventNames)('on %s', (eventName) => {
    const next = transition(state, EVENTS[eventName]);
    const expected = EXPECTED[stateName][eventName];
    if (expected) expect(next).toEqual(expected);
    else expect(next).toBe(state);
  });
});

it('keeps every earlier version of a message that was changed more than once', () => {
  const changed = transition(STATES.cancelled, EVENTS['send a change']);
  const cancelled = transition(changed, { type: 'cancel' });
  const third = outgoing({ text: 'headache', after: 'later', idempotencyKey: 'third-key' });
  expect(transition(cancelled, { type: 'send', message: third })).toMatchObject({
    text: 'headache',
    idempotencyKey: 'first-key',
    earlier: [replaced, { text: 'cough', files: [], after: 'previous' }],
  });
});
