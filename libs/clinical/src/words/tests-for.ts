import type { Bilingual } from '@afya/contracts';
import { type Case, isPresent } from '../consultation/case';
import { conditionById } from '../knowledge';
import { TESTS } from '../knowledge/texts';
import type { RedFlagRule } from '../red-flags/schema';

const MOST = 5;
/** Signs and background for which a test is due whatever the first candidate is (WHO guidelines for malaria and antenatal care). */
const DUE: readonly { when: (known: Case) => boolean; test: string }[] = [
  { when: (known) => isPresent(known, 'fever'), test: 'malaria' },
];

/** The tests to expect: those of the illness that leads, and those that a raised flag or a sign calls for. */
export function testsFor(conditionId: string | undefined, known: Case, rules: readonly RedFlagRule[]): Bilingual[] {
  const own = (conditionId === undefined ? undefined : conditionById(conditionId))?.tests ?? [];
  const due = DUE.filter(({ when }) => when(known)).map(({ test }) => test);
  const flagged = rules.flatMap(({ condition }) => conditionById(condition)?.tests.slice(0, 1) ?? []);
  const ids = [...new Set([...due, ...own, ...flagged])].slice(0, MOST);
  return ids.flatMap((id) => TESTS[id] ?? []);
}
