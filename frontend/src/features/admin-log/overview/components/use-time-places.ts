import type { LogPeriod, Overview } from '@afya/contracts';
import { useMemo } from 'react';
import { useTexts } from '../../../../locales/bilingual';
import { LOCALES, useLanguage } from '../../../../locales/language';
import { overviewTexts } from '../../../../locales/overview';
import type { Place } from '../charts/series';
import { STEP_MS, TIME_ZONE } from '../../nairobi';
import type { Range } from '../period/period';
import { logsPeriod } from './logs-period';

const NAIROBI = { timeZone: TIME_ZONE } as const;
const DAY = { day: 'numeric', month: 'short', ...NAIROBI } as const;
const NAMES: Record<LogPeriod, Intl.DateTimeFormatOptions> = {
  hour: { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { ...DAY, weekday: 'short' },
  week: DAY,
};
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...NAIROBI } as const;

/** The places of an overview's time axis: hours, days or weeks in Nairobi, each with the filter of its logs. */
export function useTimePlaces({ by, buckets, to }: Overview): Place[] {
  const t = useTexts(overviewTexts);
  const locale = LOCALES[useLanguage()];
  return useMemo(() => {
    const name = new Intl.DateTimeFormat(locale, NAMES[by]);
    const isOneDay = by === 'hour' && buckets.length <= 30;
    const short = new Intl.DateTimeFormat(locale, isOneDay ? TIME : DAY);
    return buckets.map(({ at }) => {
      const start = Date.parse(at);
      const label = name.format(start);
      return {
        key: at,
        name: by === 'week' ? t.weekFrom({ day: label }) : label,
        short: short.format(start),
        logs: logsOf(by, start, Date.parse(to)),
      };
    });
  }, [by, buckets, to, locale, t]);
}

function logsOf(by: LogPeriod, start: number, to: number): Record<'from' | 'to', string> {
  const end = start + STEP_MS[by];
  if (by !== 'hour') return logsPeriod(start, Math.min(end, to));
  return { from: new Date(start).toISOString(), to: new Date(end).toISOString() };
}

/** Formats a period as its first and last day. */
export function useRangeText(): (range: Range) => string {
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], { ...DAY, year: 'numeric' });
  // not formatRange: in Swahili it omits the first month ('24 – 22 Nov')
  return ({ from, to }) => {
    const [first, last] = [Date.parse(from), Date.parse(to) - 1].map((day) => format.format(day));
    return first === last ? `${first}` : `${first} – ${last}`;
  };
}
