import { expressionOf } from './grammar/pattern';
import { VITALS } from './grammar/vitals';

/** Years. Without an age, adult limits apply. */
const ADULT_AGE = 25;

const BETWEEN = `(?: (?:${VITALS.between.join('|')}))*`;
const PATTERNS = VITALS.vitals.map(({ names, unit, ...vital }) => ({
  ...vital,
  named: new RegExp(` ${expressionOf(names)}${BETWEEN} (\\d{1,3}(?:\\.\\d{1,2})?)(?= )`, 'g'),
  counted: unit === undefined ? null : new RegExp(` (\\d{1,3}) ${expressionOf(unit)}(?= )`, 'g'),
}));

/**
 * Findings that follow from measured values, as written in notes or by parents. The last value of a kind counts,
 * because notes list values over time.
 */
export function readVitals(line: string, ageYears = ADULT_AGE): string[] {
  return PATTERNS.flatMap(({ counted, findings, named, possible }) => {
    const value = [...line.matchAll(named), ...(counted ? line.matchAll(counted) : [])]
      .map((found) => Number(found[1]))
      .findLast((number) => number >= possible[0] && number <= possible[1]);
    if (value === undefined) return [];
    return findings
      .filter(
        ({ ageBelow, ageFrom, from, to }) => value >= from && value <= to && ageYears >= ageFrom && ageYears < ageBelow,
      )
      .map(({ finding }) => finding);
  });
}
