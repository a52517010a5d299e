import type { Language } from '@afya/contracts';
import { LOCALES } from '../locales/language';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const JUST_NOW: Readonly<Record<Language, string>> = { en: 'less than a minute ago', sw: 'hivi punde' };

/** Swahili has words for yesterday and the day before (jana, juzi); English always uses 'x ago'. */
const DAYS: Readonly<Record<Language, 'auto' | 'always'>> = { en: 'always', sw: 'auto' };

/** Formats a past time as 'x ago'. Days are calendar days, because 'jana' means the previous calendar day. */
export function relativeTime(iso: string, language: Language, now = Date.now()): string {
  const elapsed = Math.max(0, now - Date.parse(iso));
  if (elapsed < MINUTE) return JUST_NOW[language];
  const { unit, amount } = roundToUnit(elapsed, midnight(now) - midnight(now - elapsed));
  const numeric = unit === 'day' ? DAYS[language] : 'always';
  const format = new Intl.RelativeTimeFormat(LOCALES[language], { numeric });
  // The text appears inside a sentence, but some locale data starts it with a capital letter.
  return format.format(-amount, unit).toLocaleLowerCase(language);
}

function roundToUnit(elapsed: number, betweenMidnights: number): { unit: Intl.RelativeTimeFormatUnit; amount: number } {
  if (elapsed < HOUR) return { unit: 'minute', amount: Math.floor(elapsed / MINUTE) };
  if (elapsed < DAY) return { unit: 'hour', amount: Math.floor(elapsed / HOUR) };
  // rounded because a day with a clock change is an hour shorter or longer
  const days = Math.round(betweenMidnights / DAY);
  if (days < 7) return { unit: 'day', amount: days };
  if (days < 30) return { unit: 'week', amount: Math.floor(days / 7) };
  if (days < 365) return { unit: 'month', amount: Math.floor(days / 30) };
  return { unit: 'year', amount: Math.floor(days / 365) };
}

const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
