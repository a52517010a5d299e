import type { Bilingual } from '@afya/contracts';
import { durationClass } from '../inference/rank';
import type { Case } from '../case/case';
import { SOME_MONTHS, SOME_WEEKS, SOME_YEARS } from '../case/vague-duration';
import { SOME_DAYS } from '../reader/read-duration';
import { text } from './bilingual';

/** An age in words: days under a month, months under two years, else years. */
export function ageWords(years: number): Bilingual {
  if (years < 1 / 12) {
    const days = Math.max(1, Math.round(years * 365));
    return text(days === 1 ? '1 day' : `${days} days`, `siku ${days}`);
  }
  if (years < 3 / 12) {
    const weeks = Math.round(years * 52.14);
    return text(`${weeks} weeks`, `wiki ${weeks}`);
  }
  if (years < 2) {
    const months = Math.max(1, Math.round(years * 12));
    return months === 1 ? text('1 month', 'mwezi 1') : text(`${months} months`, `miezi ${months}`);
  }
  const whole = Math.floor(years);
  return text(`${whole} years`, `miaka ${whole}`);
}

const VAGUE: ReadonlyMap<number, Bilingual> = new Map([
  [SOME_DAYS, text('some days', 'siku kadhaa')],
  [SOME_WEEKS, text('some weeks', 'wiki kadhaa')],
  [SOME_MONTHS, text('some months', 'miezi kadhaa')],
  [SOME_YEARS, text('some years', 'miaka kadhaa')],
]);

export function durationWords(days: number): Bilingual {
  if (durationClass(days) === 'hours') return text('less than a day', 'chini ya siku moja');
  const vague = VAGUE.get(days);
  if (vague) return vague;
  if (days < 14) return text(days < 1.5 ? 'a day' : `${Math.round(days)} days`, `siku ${Math.round(days)}`);
  if (days < 60) return text(`${Math.round(days / 7)} weeks`, `wiki ${Math.round(days / 7)}`);
  if (days < 730) return text(`${Math.round(days / 30)} months`, `miezi ${Math.round(days / 30)}`);
  return text(`${Math.round(days / 365)} years`, `miaka ${Math.round(days / 365)}`);
}

export function sexWords({ sex, ageYears, who }: Case): Bilingual {
  const child = ageYears === undefined ? who === 'child' : ageYears < 15;
  if (sex === 'female') return child ? text('girl', 'mtoto wa kike') : text('woman', 'mwanamke');
  if (sex === 'male') return child ? text('boy', 'mtoto wa kiume') : text('man', 'mwanaume');
  return child ? text('child', 'mtoto') : text('patient', 'mgonjwa');
}
