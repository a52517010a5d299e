import { describe, expect, it } from 'vitest';
import { NO_FILTER, readFilter, toLogFilter } from './log-filter';
import { filterOf, listFilterOf } from './log-tabs';

const SESSION = 'V1StGXR8_Z5jdHi6B-myT';
const USER = '4b3c2f0e-8d1f-4c55-9d41-8a2a1c0a7c11';

describe('readFilter', () => {
  it('reads every field from the query string', () => {
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

  it.each([
    ['severity', 'loud'],
    ['sessionId', 'x'],
    ['from', 'yesterday'],
    ['to', '2026-13-01'],
  ])('keeps an invalid value for the server to reject: %s=%s', (field, value) => {
    const form = readFilter(new URLSearchParams([[field, value]]));
    expect(form).toEqual({ ...NO_FILTER, [field]: value });
    expect(toLogFilter(form)).toEqual({ [field]: value });
  });
});

describe('toLogFilter', () => {
  it('keeps the filled-in fields', () => {
    expect(toLogFilter(NO_FILTER)).toEqual({});
    expect(toLogFilter({ ...NO_FILTER, eventType: 'reply', q: 'homa' })).toEqual({ eventType: 'reply', q: 'homa' });
  });

  it('expands days to the start of the first and the end of the last day in Kenya', () => {
    const period = toLogFilter({ ...NO_FILTER, from: '2026-01-31', to: '2026-01-31' });
    expect(period).toEqual({ from: '2026-01-30T21:00:00.000Z', to: '2026-01-31T21:00:00.000Z' });
  });

  it('keeps an exact time unchanged', () => {
    const hour = { from: '2026-01-31T09:00:00.000Z', to: '2026-01-31T10:00:00.000Z' };
    expect(toLogFilter({ ...NO_FILTER, ...hour })).toEqual(hour);
  });
});

describe('log tabs', () => {
  const form = { ...NO_FILTER, severity: 'warning', eventType: 'reply', model: 'embedded' };

  it('ignore filter fields that are the same for all their logs', () => {
    expect(filterOf('all', form)).toEqual({ severity: 'warning', eventType: 'reply', model: 'embedded' });
    expect(filterOf('diagnoses', form)).toEqual({ model: 'embedded' });
    expect(filterOf('errors', form)).toEqual({ eventType: 'reply', model: 'embedded' });
  });

  it('list only errors on the errors tab', () => {
    expect(listFilterOf('errors', form)).toEqual({ severity: 'error', eventType: 'reply', model: 'embedded' });
  });
});
