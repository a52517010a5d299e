import type { LogPeriod } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { DAY_MS, HOUR_MS, NAIROBI_MIDNIGHT_MS } from '../rollup/nairobi';
import { splitPeriod } from '../rollup/split-period';
import type { Buckets } from './overview.repository';

/** 1970 began on a Thursday */
const FIRST_MONDAY_MS = 4 * DAY_MS;

const PERIODS: Record<LogPeriod, { width: number; origin: number }> = {
  hour: { width: HOUR_MS, origin: 0 },
  day: { width: DAY_MS, origin: NAIROBI_MIDNIGHT_MS },
  week: { width: 7 * DAY_MS, origin: FIRST_MONDAY_MS + NAIROBI_MIDNIGHT_MS },
};

/** As many as a chart can show. */
const MAX_BUCKETS = 750;

/** The hours, days or weeks of a period. Throws VALIDATION_FAILED when it is empty or has more than 750. */
export function bucketsOf({ from, to, by }: { from: string; to: string; by: LogPeriod }): Buckets {
  const [since, until] = [timeOf('from', from), timeOf('to', to)];
  if (until <= since) throw refused('to', 'must be after from');
  const { width, origin } = PERIODS[by];
  const start = Math.floor((since - origin) / width) * width + origin;
  const count = Math.ceil((until - start) / width);
  if (count > MAX_BUCKETS) throw refused('to', `must be at most ${MAX_BUCKETS} ${by}s after from`);
  const end = Math.ceil(until / HOUR_MS) * HOUR_MS;
  const days = splitPeriod({ from: start, to: end }).days[0] ?? { from: end, to: end };
  return { start, days, end, width, count };
}

function timeOf(field: 'from' | 'to', value: string): number {
  const time = Date.parse(value);
  if (Number.isNaN(time)) throw refused(field, 'must be a time such as 2026-01-31T08:00:00Z');
  return time;
}

const refused = (field: 'from' | 'to', message: string) =>
  new AppError('VALIDATION_FAILED', { errors: { [field]: message } });
