import { LOG_PERIODS, type LogPeriod } from '@afya/contracts';
import * as z from 'zod/mini';
import { beginningOf, beginningOfDay, DAY, HOUR, STEP_MS } from '../../nairobi';

export const PERIODS = ['24h', '7d', '30d', '90d', 'own'] as const;
export type Period = (typeof PERIODS)[number];

/** What is asked for; `from` and `to` are the first and the last day of an own period, else empty. */
export interface Choice {
  period: Period;
  by: LogPeriod;
  from: string;
  to: string;
}

/** What the server is asked for: ISO 8601, `to` excluded. */
export interface Range {
  from: string;
  to: string;
  by: LogPeriod;
}

export type OwnFault = 'dateInvalid' | 'daysReversed' | 'daysTooMany';

/** Sums are kept for two years. */
const MOST_DAYS = 731;
/** More bars than this cannot be told apart. */
const MOST_BARS = 200;
const DAYS: Record<Exclude<Period, '24h' | 'own'>, number> = { '7d': 7, '30d': 30, '90d': 90 };
const daySchema = z.iso.date();

/** What is wrong with the days of an own period, or null. */
export function ownFault(from: string, to: string): OwnFault | null {
  if (![from, to].every((day) => daySchema.safeParse(day).success)) return 'dateInvalid';
  const length = beginningOfDay(to) - beginningOfDay(from);
  if (length < 0) return 'daysReversed';
  return length / DAY >= MOST_DAYS ? 'daysTooMany' : null;
}

/** Reads the choice out of an address; what cannot be meant is replaced by what is usual. */
export function readChoice(search: URLSearchParams, now: number): Choice {
  const asked = PERIODS.find((name) => name === search.get('period')) ?? '7d';
  const days = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const period = asked === 'own' && ownFault(days.from, days.to) ? '7d' : asked;
  const { from, to } = period === 'own' ? days : { from: '', to: '' };
  const offered = stepsOf({ period, from, to }, now);
  const by = offered.find((step) => step === search.get('by')) ?? usualStep(offered, period);
  return { period, by, from, to };
}

/** By what a period can be shown. */
export function stepsOf(choice: Omit<Choice, 'by'>, now: number): LogPeriod[] {
  if (choice.period === '24h') return ['hour'];
  const [from, to] = bounds(choice, now);
  return LOG_PERIODS.filter((by) => {
    const bars = (to - from) / STEP_MS[by];
    return bars <= MOST_BARS && (bars > 1 || by === 'hour');
  });
}

function usualStep(offered: readonly LogPeriod[], period: Period): LogPeriod {
  if (period === '90d' || !offered.includes('day')) return offered.at(-1) ?? 'day';
  return 'day';
}

function bounds({ period, from, to }: Omit<Choice, 'by'>, now: number): [from: number, to: number] {
  // the hour that runs belongs to it; and for an hour the same question has the same answer
  const end = beginningOf('hour', now) + HOUR;
  if (period === '24h') return [end - DAY, end];
  if (period !== 'own') return [beginningOf('day', end - 1) - (DAYS[period] - 1) * DAY, end];
  const begin = beginningOfDay(from);
  return [begin, Math.max(begin + HOUR, Math.min(beginningOfDay(to) + DAY, end))];
}

/** The time that is asked for, and the one before it: as long, and at the same hours and days. */
export function rangesOf(choice: Choice, now: number): { current: Range; before: Range } {
  const { by } = choice;
  const [asked, to] = bounds(choice, now);
  const from = beginningOf(by, asked);
  const whole = by === 'hour' ? (choice.period === '24h' ? HOUR : DAY) : STEP_MS[by];
  const length = Math.ceil((to - from) / whole) * whole;
  const range = (shift: number): Range => ({
    from: new Date(from - shift).toISOString(),
    to: new Date(to - shift).toISOString(),
    by,
  });
  return { current: range(0), before: range(length) };
}
