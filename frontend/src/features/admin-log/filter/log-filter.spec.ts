import { describe, expect, it } from 'vitest';
import { NO_FILTER, readFilter, toLogFilter } from './log-filter';

const SESSION = 'V1StGXR8_Z5jdHi6B-myT';
const USER = '4b3c2f0e-8d1f-4c55-9d41-8a2a1c0a7c11';

describe('the filter of an address', () => {
  it('is read field by field', () => {
    const search = new URLSearchParams({
      q: ' homa ',
      severity: 'error',
      sessionId: SESSION,
      userId: USER,
      tab: 'all',
    });
    expect(readFilter(search)).toEqual({
      ...NO_FILTER,
      q: 'homa',
      severity: 'error',
      sessionId: SESSION,
      userId: USER,
    });
  });

  it.each(['severity=loud', 'sessionId=x', 'userId=x', 'from=yesterday', 'to=2026-13-01'])(
    'does without %s',
    (query) => {
      expect(readFilter(new URLSearchParams(query))).toEqual(NO_FILTER);
    },
  );
});

describe('what the server is asked for', () => {
  it('is what was filled in', () => {
    expect(toLogFilter(NO_FILTER)).toEqual({});
    expect(toLogFilter({ ...NO_FILTER, eventType: 'reply', q: 'homa' })).toEqual({ eventType: 'reply', q: 'homa' });
  });

  it('is from the beginning of the first day to the end of the last, by the clock of the reader', () => {
    const { from = '', to = '' } = toLogFilter({ ...NO_FILTER, from: '2026-01-31', to: '2026-01-31' });
    expect(new Date(from)).toEqual(new Date(2026, 0, 31));
    expect(new Date(to)).toEqual(new Date(2026, 1, 1));
  });
});
