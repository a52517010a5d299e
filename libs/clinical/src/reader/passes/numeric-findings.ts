import { firstMatch } from '../first-match';
import { NUMERIC_RULES, type NumericRule } from '../grammar/numeric-findings';

/** Findings inferred from a number and its context. `line`: the folded words, numbers as digits. Pure. */
export const findingsFromCounts = (line: string): string[] => NUMERIC_RULES.flatMap((rule) => findingsOf(rule, line));

function findingsOf({ findings, only, patterns, unless }: NumericRule, line: string): string[] {
  if (only?.test(line) === false || unless?.test(line)) return [];
  const groups = firstMatch(patterns, line)?.groups;
  if (!groups) return [];
  const count = Number(groups.n);
  const per = Number(groups.per) || 1;
  return findings
    .filter(({ atLeastPer, from = -Infinity, medicine, to = Infinity }) => {
      const inRange = count >= from && count <= to && (!atLeastPer || count >= per);
      return inRange && (!medicine || medicine.test(groups.medicine ?? ''));
    })
    .map(({ finding }) => finding);
}
