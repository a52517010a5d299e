import type { ChoiceQuestion, ChoiceRow } from '../interview/choice-table';
import type { ShortAnswer } from '../reader/answers/read-answer';
import { type Case, close, type FindingState, withFinding } from './case';

const PRESENT: FindingState = { state: 'present', weight: 1 };
const ABSENT: FindingState = { state: 'absent', weight: 1 };

interface Chosen {
  question: ChoiceQuestion;
  rows: readonly ChoiceRow[];
  short: ShortAnswer;
}

/**
 * Chosen findings are present. After a choice or "I don't know" the other options are not asked again; after "none of
 * these" they are absent.
 */
export function applyChoices(patientCase: Case, { question: { id, of, choices }, rows, short }: Chosen): Case {
  const chosen = rows.flatMap(({ findings }) => findings);
  const withChosen = chosen.reduce((so, finding) => withFinding(so, finding, PRESENT), close(patientCase, id));
  if (rows.length === 0 && short === null) return withChosen;
  const others = choices.flatMap(({ findings }) => findings).filter((finding) => !of.includes(finding));
  return others.reduce((so, finding) => {
    const denied = short === 'no' && rows.length === 0 && !so.findings[finding];
    return close(denied ? withFinding(so, finding, ABSENT) : so, `f:${finding}`);
  }, withChosen);
}
