import type { Bilingual } from '@afya/contracts';
import { type Case, isPresent } from '../case/case';
import { conditionById } from '../knowledge';
import { TESTS } from '../knowledge/texts';
import type { RedFlagRule } from '../knowledge/schema/red-flag';

const MOST = 5;
/** Tests that are due for a finding, independent of the ranking (WHO guidelines for malaria and antenatal care). */
const DUE: readonly { when: (patientCase: Case) => boolean; test: string }[] = [
  { when: (patientCase) => isPresent(patientCase, 'fever'), test: 'malaria' },
];

/** The tests to expect: those due for findings, of the leading condition, and of raised flags. */
export function testsFor(
  conditionId: string | undefined,
  patientCase: Case,
  rules: readonly RedFlagRule[],
): Bilingual[] {
  const own = (conditionId === undefined ? undefined : conditionById(conditionId))?.tests ?? [];
  const due = DUE.filter(({ when }) => when(patientCase)).map(({ test }) => test);
  const flagged = rules.flatMap(({ condition }) => conditionById(condition)?.tests.slice(0, 1) ?? []);
  const ids = [...new Set([...due, ...own, ...flagged])].slice(0, MOST);
  return ids.flatMap((id) => TESTS[id] ?? []);
}
