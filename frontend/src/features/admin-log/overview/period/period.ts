import { LOG_PERIODS, type LogPeriod } from '@afya/contracts';
import * as z from 'zod/mini';
import { startOf, startOfDay, DAY, HOUR, STEP_MS } from '../../nairobi';

export const PERIODS = ['24h', '7d', '30d', '90d', 'own'] as const;
type Period = (typeof PERIODS)[number];

/** The chosen period. `from` and `to` are the first and last day of a custom period and empty otherwise. */
export interface Choice {
  period: Period;
  by: LogPeriod;
  from: string;
  to: string;
}

/** Range of a request: ISO 8601, `to` is exclusive. */
export interface Range {
  from: string;
  to: string;
  by: LogPeriod;
}

export type PeriodError = 'dateInvalid' | 'daysReversed' | 'daysTooMany';

/** The server stores totals for two years. */
const MAX_DAYS = 731;
/** More bars than this would be unreadable. */
const MAX_BARS = 200;
const DAYS: Record<Exclude<Period, '24h' | 'own'>, number> = { '7d': 7, '30d': 30, '90d': 90 };
const daySchema = z.iso.date();

/** The error in a custom period, or null. */
export function customPeriodError(from: string, to: string): PeriodError | null {
  if (![from, to].every((day) => daySchema.safeParse(day).success)) return 'dateInvalid';
  const length = startOfDay(to) - startOfDay(from);
  if (length < 0) return 'daysReversed';
  return length / DAY >= MAX_DAYS ? 'daysTooMany' : null;
}

/** Reads the choice from the query string; invalid values are replaced with defaults. */
export function readChoice(search: URLSearchParams, now: number): Choice {
  const requested = PERIODS.find((name) => name === search.get('period')) ?? '7d';
  const days = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const period = requested === 'own' && customPeriodError(days.from, days.to) ? '7d' : requested;
  const { from, to } = period === 'own' ? days : { from: '', to: '' };
  const steps = stepsOf({ period, from, to }, now);
  const by = steps.find((step) => step === search.get('by')) ?? defaultStep(steps, period);
  return { period, by, from, to };
}

/** The steps that a period can be divided into. */
export function stepsOf(choice: Omit<Choice, 'by'>, now: number): LogPeriod[] {
  if (choice.period === '24h') return ['hour'];
  const [from, to] = bounds(choice, now);
  return LOG_PERIODS.filter((by) => {
    const bars = (to - from) / STEP_MS[by];
    return bars <= MAX_BARS && (bars > 1 || by === 'hour');
  });
}

function defaultStep(steps: readonly LogPeriod[], period: Period): LogPeriod {
  if (period === '90d' || !steps.includes('day')) return steps.at(-1) ?? 'day';
  return 'day';
}

function bounds({ period, from, to }: Omit<Choice, 'by'>, now: number): [from: number, to: number] {
  // include the current hour; within that hour the range stays equal, so results are cached
  const end = startOf('hour', now) + HOUR;
  if (period === '24h') return [end - DAY, end];
  if (period !== 'own') return [startOf('day', end - 1) - (DAYS[period] - 1) * DAY, end];
  const begin = startOfDay(from);
  return [begin, Math.max(begin + HOUR, Math.min(startOfDay(to) + DAY, end))];
}

/** The chosen range and the previous one of the same length, at the same hours and weekdays. */
export function rangesOf(choice: Choice, now: number): { current: Range; previous: Range } {
  const { by } = choice;
  const [requested, to] = bounds(choice, now);
  const from = startOf(by, requested);
  const unitMs = by === 'hour' ? (choice.period === '24h' ? HOUR : DAY) : STEP_MS[by];
  const length = Math.ceil((to - from) / unitMs) * unitMs;
  const range = (shift: number): Range => ({
    from: new Date(from - shift).toISOString(),
    to: new Date(to - shift).toISOString(),
    by,
  });
  return { current: range(0), previous: range(length) };
}
