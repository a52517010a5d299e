import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time';

const now = Date.parse('2026-06-01T12:00:00Z');

describe('how long ago', () => {
  it.each([
    ['2026-06-01T11:59:30Z', '30 seconds ago', 'sekunde 30 zilizopita'],
    ['2026-06-01T11:59:00Z', '1 minute ago', 'dakika 1 iliyopita'],
    ['2026-06-01T09:00:00Z', '3 hours ago', 'saa 3 zilizopita'],
    ['2026-05-31T11:00:00Z', '1 day ago', 'siku 1 iliyopita'],
    ['2026-05-18T12:00:00Z', '2 weeks ago', 'wiki 2 zilizopita'],
    ['2026-06-01T12:00:05Z', '0 seconds ago', 'sekunde 0 zilizopita'],
  ])('%s is %s, %s', (iso, en, sw) => {
    expect(relativeTime(iso, 'en', now)).toBe(en);
    expect(relativeTime(iso, 'sw', now)).toBe(sw);
  });
});
