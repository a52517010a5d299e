import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time';

const now = Date.parse('2026-06-01T12:00:00Z');

describe('relativeTime', () => {
  it.each([
    ['2026-06-01T12:00:05Z', 'less than a minute ago', 'hivi punde'],
    ['2026-06-01T11:59:30Z', 'less than a minute ago', 'hivi punde'],
    ['2026-06-01T11:59:00Z', '1 minute ago', 'dakika 1 iliyopita'],
    ['2026-06-01T11:55:00Z', '5 minutes ago', 'dakika 5 zilizopita'],
    ['2026-06-01T11:00:00Z', '1 hour ago', 'saa 1 iliyopita'],
    ['2026-06-01T09:00:00Z', '3 hours ago', 'saa 3 zilizopita'],
    ['2026-05-31T12:00:00Z', '1 day ago', 'jana'],
    ['2026-05-30T12:00:00Z', '2 days ago', 'juzi'],
    ['2026-05-29T12:00:00Z', '3 days ago', 'siku 3 zilizopita'],
    ['2026-05-25T12:00:00Z', '1 week ago', 'wiki 1 iliyopita'],
    ['2026-05-18T12:00:00Z', '2 weeks ago', 'wiki 2 zilizopita'],
    ['2026-05-02T12:00:00Z', '1 month ago', 'mwezi 1 uliopita'],
    ['2026-02-01T12:00:00Z', '4 months ago', 'miezi 4 iliyopita'],
    ['2025-06-01T12:00:00Z', '1 year ago', 'mwaka 1 uliopita'],
    ['2023-06-01T12:00:00Z', '3 years ago', 'miaka 3 iliyopita'],
  ])('formats %s as %s, %s', (iso, en, sw) => {
    expect(relativeTime(iso, 'en', now)).toBe(en);
    expect(relativeTime(iso, 'sw', now)).toBe(sw);
  });

  it('counts calendar days: less than 48 hours ago can already be the day before yesterday', () => {
    const morning = new Date(2026, 5, 3, 8).getTime();
    const at = (day: number, hour: number) => new Date(2026, 5, day, hour).toISOString();
    expect(relativeTime(at(2, 7), 'sw', morning)).toBe('jana');
    expect(relativeTime(at(1, 22), 'sw', morning)).toBe('juzi');
  });
});
