import type { CallOutcome } from '@afya/service-contracts';
import { nextStep } from './retry';

const after = (outcomes: CallOutcome[], over: Partial<Parameters<typeof nextStep>[0]> = {}) =>
  nextStep({ outcomes, remainingMs: 60_000, baseMs: 500, ...over });

test.each(['refusal', 'truncated', 'content_filter', 'wrong_schema', 'broken_json'] as const)(
  '%s: one repair, one fresh call, then no more',
  (bad) => {
    expect(after([bad])).toEqual({ do: 'repair' });
    expect(after([bad, bad])).toEqual({ do: 'retry', waitMs: 0 });
    expect(after([bad, bad, bad])).toEqual({ do: 'give_up', reason: bad });
  },
);

test.each(['quota', 'unauthorized', 'rejected'] as const)('%s is never retried', (lasting) => {
  expect(after([lasting])).toEqual({ do: 'give_up', reason: lasting });
});

test('temporary faults are tried five times in total, with full jitter that doubles', () => {
  const waits = (outcomes: CallOutcome[]) =>
    Array.from({ length: 300 }, () => after(outcomes)).map((next) => (next.do === 'retry' ? next.waitMs : -1));
  const fault = 'server_error' as const;
  for (const [failed, most] of [
    [1, 500],
    [2, 1_000],
    [4, 4_000],
  ] as const) {
    const all = waits(Array(failed).fill(fault));
    expect(Math.max(...all)).toBeLessThanOrEqual(most);
    expect(Math.max(...all)).toBeGreaterThan(most * 0.9);
    expect(Math.min(...all)).toBeLessThan(most * 0.1);
  }
  expect(after(Array(5).fill(fault))).toEqual({ do: 'give_up', reason: fault });
});

test('waits for Retry-After, but not when it is longer than the time left', () => {
  const next = after(['rate_limited'], { retryAfterMs: 3_000, random: () => 0.5 });
  expect(next).toEqual({ do: 'retry', waitMs: 3_250 });
  expect(after(['rate_limited'], { retryAfterMs: 3_000, remainingMs: 2_000 })).toEqual({
    do: 'give_up',
    reason: 'rate_limited',
  });
});

test('an invalid answer between temporary faults is repaired, within the five calls', () => {
  expect(after(['server_error', 'broken_json'])).toEqual({ do: 'repair' });
  expect(after(['server_error', 'server_error', 'server_error', 'timeout', 'broken_json'])).toMatchObject({
    do: 'give_up',
  });
});

test('calls a silent server a second time immediately, and not a third time', () => {
  expect(after(['timeout'], { isSilent: true })).toEqual({ do: 'retry', waitMs: 0 });
  expect(after(['server_error', 'timeout'], { isSilent: true })).toEqual({ do: 'retry', waitMs: 0 });
  expect(after(['timeout', 'timeout'], { isSilent: true })).toEqual({ do: 'give_up', reason: 'timeout' });
  expect(after(['timeout', 'server_error', 'timeout'], { isSilent: true })).toEqual({
    do: 'give_up',
    reason: 'timeout',
  });
});

test('an answer that was still being written at the time limit is not requested again', () => {
  expect(after(['timeout'])).toEqual({ do: 'give_up', reason: 'timeout' });
});

test('without time nothing is tried', () => {
  expect(after(['timeout'], { remainingMs: 0 })).toEqual({ do: 'give_up', reason: 'time_up' });
});

test('a rejected request is reduced for any kind of refusal, within the five calls and the time', () => {
  expect(after(['rejected'], { canLighten: true })).toEqual({ do: 'lighten' });
  expect(after(['content_filter'], { canLighten: true })).toEqual({ do: 'lighten' });
  expect(after(['rejected'], { canLighten: true, remainingMs: 0 })).toEqual({ do: 'give_up', reason: 'time_up' });
  const five = Array<CallOutcome>(5).fill('rejected');
  expect(after(five, { canLighten: true })).toEqual({ do: 'give_up', reason: 'rejected' });
});
