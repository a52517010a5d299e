import type { Language } from '@afya/contracts';
import { LOCALES } from '../locales/language';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A time to wait in words, rounded up: nobody is told to come back too early. */
export function duration(seconds: number, language: Language): string {
  const [unit, amount] = inWhole(Math.max(1, Math.ceil(seconds)));
  return new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'long' })
    .format(amount)
    .toLocaleLowerCase(language);
}

function inWhole(seconds: number): [unit: 'second' | 'minute' | 'hour', amount: number] {
  if (seconds < MINUTE) return ['second', seconds];
  if (seconds <= 90 * MINUTE) return ['minute', Math.ceil(seconds / MINUTE)];
  return ['hour', Math.ceil(seconds / HOUR)];
}
