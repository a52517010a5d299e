import type { Bilingual } from '@afya/contracts';
import { durationClass } from '../inference/rank';
import type { Case } from '../case/case';
import { SOME_MONTHS, SOME_WEEKS, SOME_YEARS } from '../case/vague-duration';
import { WORDING } from '../knowledge/wording';
import { SOME_DAYS } from '../reader/read-duration';
import { fill } from './fill';

const { age: AGE, duration: DURATION, patient: PATIENT } = WORDING.measures;

/** An age in words: days under a month, months under two years, else years. */
export function ageWords(years: number): Bilingual {
  if (years < 1 / 12) {
    const count = Math.max(1, Math.round(years * 365));
    return count === 1 ? AGE.day : fill(AGE.days, { count });
  }
  if (years < 3 / 12) return fill(AGE.weeks, { count: Math.round(years * 52.14) });
  if (years < 2) {
    const count = Math.max(1, Math.round(years * 12));
    return count === 1 ? AGE.month : fill(AGE.months, { count });
  }
  return fill(AGE.years, { count: Math.floor(years) });
}

const VAGUE: ReadonlyMap<number, Bilingual> = new Map([
  [SOME_DAYS, DURATION.some_days],
  [SOME_WEEKS, DURATION.some_weeks],
  [SOME_MONTHS, DURATION.some_months],
  [SOME_YEARS, DURATION.some_years],
]);

export function durationWords(days: number): Bilingual {
  if (durationClass(days) === 'hours') return DURATION.hours;
  const vague = VAGUE.get(days);
  if (vague) return vague;
  if (days < 1.5) return DURATION.day;
  if (days < 14) return fill(DURATION.days, { count: Math.round(days) });
  if (days < 60) return fill(DURATION.weeks, { count: Math.round(days / 7) });
  if (days < 730) return fill(DURATION.months, { count: Math.round(days / 30) });
  return fill(DURATION.years, { count: Math.round(days / 365) });
}

export function sexWords({ sex, ageYears, who }: Case): Bilingual {
  const child = ageYears === undefined ? who === 'child' : ageYears < 15;
  if (sex === 'female') return child ? PATIENT.girl : PATIENT.woman;
  if (sex === 'male') return child ? PATIENT.boy : PATIENT.man;
  return child ? PATIENT.child : PATIENT.patient;
}
