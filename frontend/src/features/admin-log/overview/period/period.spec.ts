import { describe, expect, it } from 'vitest';
import { startOf, dayOf } from '../../nairobi';
import { customPeriodError, rangesOf, readChoice, stepsOf } from './period';

/** Saturday, 12:20 in Nairobi. */
const NOW = Date.parse('2026-11-21T09:20:00Z');
const choice = (search: string) => readChoice(new URLSearchParams(search), NOW);

describe('hours, days and weeks in Nairobi', () => {
  it.each([
    ['hour', '2026-11-21T09:00:00.000Z'],
    ['day', '2026-11-20T21:00:00.000Z'],
    ['week', '2026-11-15T21:00:00.000Z'],
  ] as const)('starts a %s by Nairobi time', (by, begin) => {
    expect(new Date(startOf(by, NOW)).toISOString()).toBe(begin);
    expect(startOf(by, Date.parse(begin))).toBe(Date.parse(begin));
  });

  it('starts a day at midnight in Nairobi, three hours before midnight UTC', () => {
    expect(dayOf(Date.parse('2026-11-20T20:59:59Z'))).toBe('2026-11-20');
    expect(dayOf(Date.parse('2026-11-20T21:00:00Z'))).toBe('2026-11-21');
  });
});

describe('the period in the query string', () => {
  it.each([
    ['', { period: '7d', by: 'day', from: '', to: '' }],
    ['period=24h', { period: '24h', by: 'hour', from: '', to: '' }],
    ['period=24h&by=week', { period: '24h', by: 'hour', from: '', to: '' }],
    ['period=7d&by=hour', { period: '7d', by: 'hour', from: '', to: '' }],
    ['period=30d&by=hour', { period: '30d', by: 'day', from: '', to: '' }],
    ['period=90d', { period: '90d', by: 'week', from: '', to: '' }],
    ['period=90d&by=day', { period: '90d', by: 'day', from: '', to: '' }],
    ['period=ever&by=minute', { period: '7d', by: 'day', from: '', to: '' }],
    ['period=own&from=2026-11-01&to=2026-11-10', { period: 'own', by: 'day', from: '2026-11-01', to: '2026-11-10' }],
    ['period=own&from=2026-11-01&to=2026-11-01', { period: 'own', by: 'hour', from: '2026-11-01', to: '2026-11-01' }],
    ['period=own&from=2025-06-01&to=2026-11-01', { period: 'own', by: 'week', from: '2025-06-01', to: '2026-11-01' }],
    ['period=own&from=2026-11-10&to=2026-11-01', { period: '7d', by: 'day', from: '', to: '' }],
    ['period=own&from=tomorrow', { period: '7d', by: 'day', from: '', to: '' }],
  ])('reads %s', (search, read) => {
    expect(choice(search)).toEqual(read);
  });

  it('accepts a custom period only if its days are in order and within the stored two years', () => {
    expect(customPeriodError('2026-11-01', '')).toBe('dateInvalid');
    expect(customPeriodError('2026-02-30', '2026-03-01')).toBe('dateInvalid');
    expect(customPeriodError('2026-11-02', '2026-11-01')).toBe('daysReversed');
    expect(customPeriodError('2024-01-01', '2026-11-01')).toBe('daysTooMany');
    expect(customPeriodError('2026-11-01', '2026-11-01')).toBeNull();
  });

  it('offers only steps with a readable number of bars', () => {
    expect(stepsOf({ period: '7d', from: '', to: '' }, NOW)).toEqual(['hour', 'day']);
    expect(stepsOf({ period: '30d', from: '', to: '' }, NOW)).toEqual(['day', 'week']);
  });
});

describe('requested ranges', () => {
  it.each([
    ['period=24h', ['2026-11-20T10:00', '2026-11-21T10:00', '2026-11-19T10:00', '2026-11-20T10:00']],
    ['period=7d', ['2026-11-14T21:00', '2026-11-21T10:00', '2026-11-07T21:00', '2026-11-14T10:00']],
    // whole weeks, from a Monday
    ['period=30d&by=week', ['2026-10-18T21:00', '2026-11-21T10:00', '2026-09-13T21:00', '2026-10-17T10:00']],
    [
      'period=own&from=2026-11-01&to=2026-11-10',
      ['2026-10-31T21:00', '2026-11-10T21:00', '2026-10-21T21:00', '2026-10-31T21:00'],
    ],
    // a day that has not ended, compared with the same part of the day before
    [
      'period=own&from=2026-11-21&to=2026-11-21',
      ['2026-11-20T21:00', '2026-11-21T10:00', '2026-11-19T21:00', '2026-11-20T10:00'],
    ],
  ])('requests %s and the previous period of the same length', (search, expected) => {
    const { current, previous } = rangesOf(choice(search), NOW);
    const minutes = [current.from, current.to, previous.from, previous.to].map((iso) => iso.slice(0, 16));
    expect(minutes).toEqual(expected);
  });
});
