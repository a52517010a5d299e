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

/** The hours, days or weeks of an overview by name, each with the way to its logs. Times are Nairobi's. */
export function usePlaces({ by, buckets, to }: Overview): Place[] {
  const t = useTexts(overviewTexts);
  const locale = LOCALES[useLanguage()];
  return useMemo(() => {
    const name = new Intl.DateTimeFormat(locale, NAMES[by]);
    const isOneDay = by === 'hour' && buckets.length <= 30;
    const short = new Intl.DateTimeFormat(locale, isOneDay ? TIME : DAY);
    return buckets.map(({ at }) => {
      const begin = Date.parse(at);
      const named = name.format(begin);
      return {
        key: at,
        name: by === 'week' ? t.weekFrom({ day: named }) : named,
        short: short.format(begin),
        logs: logsOf(by, begin, Date.parse(to)),
      };
    });
  }, [by, buckets, to, locale, t]);
}

function logsOf(by: LogPeriod, begin: number, to: number): Record<'from' | 'to', string> {
  const end = begin + STEP_MS[by];
  if (by !== 'hour') return logsPeriod(begin, Math.min(end, to));
  return { from: new Date(begin).toISOString(), to: new Date(end).toISOString() };
}

/** A time as from its first to its last day. */
export function useRangeText(): (range: Range) => string {
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], { ...DAY, year: 'numeric' });
  // not formatRange: in Swahili it leaves out the first month ('24 – 22 Nov')
  return ({ from, to }) => {
    const [first, last] = [Date.parse(from), Date.parse(to) - 1].map((day) => format.format(day));
    return first === last ? `${first}` : `${first} – ${last}`;
  };
}
