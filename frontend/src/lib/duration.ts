import type { Language } from '@afya/contracts';
import { LOCALES } from '../locales/language';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Formats a waiting time, rounded up so that no one returns too early. */
export function duration(seconds: number, language: Language): string {
  const [unit, amount] = roundToUnit(Math.max(1, Math.ceil(seconds)));
  return new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'long' })
    .format(amount)
    .toLocaleLowerCase(language);
}

function roundToUnit(seconds: number): [unit: 'second' | 'minute' | 'hour', amount: number] {
  if (seconds < MINUTE) return ['second', seconds];
  if (seconds <= 90 * MINUTE) return ['minute', Math.ceil(seconds / MINUTE)];
  return ['hour', Math.ceil(seconds / HOUR)];
}
