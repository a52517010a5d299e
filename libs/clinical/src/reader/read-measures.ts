import { BODY_MEASURES } from './grammar/body-measures';
import { respelled } from './number-text';
import { heightIn, weightIn } from './read-body-measures';
import { durationIn } from './read-duration';
import { monthIn } from './read-month';
import { newbornFindings, pregnancyFindings, pregnantWeeksIn } from './read-pregnancy';
import { bloodPressure, burns, sugar, temperature } from './read-readings';
import { readVitals } from './read-vitals';

export interface Measures {
  heightCm?: number;
  weightKg?: number;
  durationDays?: number;
  /** 1 to 12: the complaint lasts since that month */
  sinceMonth?: number;
  pregnantWeeks?: number;
  /** findings that follow from a measured value */
  findings: string[];
}

/** Reads numbers with a unit or a name: height, weight, temperature, blood pressure, sugar, duration. */
export function readMeasures(line: string, ageYears?: number): Measures {
  const text = respelled(line).replace(BODY_MEASURES.denied, ' ').replace(BODY_MEASURES.sizedAs, ' ');
  return {
    ...given('heightCm', heightIn(text)),
    ...given('weightKg', weightIn(text)),
    ...given('durationDays', durationIn(text)),
    ...given('sinceMonth', monthIn(text, false)),
    ...given('pregnantWeeks', pregnantWeeksIn(text)),
    findings: [
      ...new Set([
        ...temperature(text),
        ...bloodPressure(text),
        ...sugar(text),
        ...readVitals(text, ageYears),
        ...pregnancyFindings(text),
        ...newbornFindings(text),
        ...burns(text),
      ]),
    ],
  };
}

const given = <K extends keyof Measures>(key: K, value: number | undefined): Partial<Record<K, number>> =>
  value === undefined ? {} : ({ [key]: value } as Record<K, number>);

/**
 * "60 170", "kg 60 na 170": bare numbers in answer to the question about height and weight. For a small child the
 * larger one is the height.
 */
export function readBareMeasures(line: string, ageYears = 30): Pick<Measures, 'heightCm' | 'weightKg'> {
  const numbers = [...line.matchAll(/ (\d{1,3}(?:\.\d{1,2})?)(?= )/g)].map((m) => Number(m[1])).slice(0, 2);
  const shortest = ageYears < 6 && numbers.length === 2 ? Math.max(40, ...numbers) : 100;
  const heightCm =
    numbers.find((n) => n >= shortest && n <= 250) ??
    numbers.filter((n) => n > 1 && n < 2.5).map((m) => Math.round(m * 100))[0];
  const weightKg = numbers.find((n) => n !== heightCm && n >= 2 && n <= 250 && !(n > 1 && n < 2.5));
  return { ...given('heightCm', heightCm), ...given('weightKg', weightKg) };
}
