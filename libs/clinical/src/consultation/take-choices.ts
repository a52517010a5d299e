import type { ChoiceQuestion, ChoiceRow } from '../interview/choice-table';
import type { ShortAnswer } from '../reader/read-answer';
import { type Case, close, type FindingState, withFinding } from './case';

const THERE: FindingState = { state: 'present', weight: 1 };
const NOT_THERE: FindingState = { state: 'absent', weight: 1 };

interface Chosen {
  question: ChoiceQuestion;
  rows: readonly ChoiceRow[];
  short: ShortAnswer;
}

/**
 * What was chosen is there. Where something was chosen, or the patient cannot tell, the other places and kinds need no question
 * any more; after "none of these" they are not there.
 */
export function takeChoices(known: Case, { question: { id, of, choices }, rows, short }: Chosen): Case {
  const there = rows.flatMap(({ findings }) => findings);
  const told = there.reduce((so, finding) => withFinding(so, finding, THERE), close(known, id));
  if (rows.length === 0 && short === null) return told;
  const others = choices.flatMap(({ findings }) => findings).filter((finding) => !of.includes(finding));
  return others.reduce((so, finding) => {
    const denied = short === 'no' && rows.length === 0 && !so.findings[finding];
    return close(denied ? withFinding(so, finding, NOT_THERE) : so, `f:${finding}`);
  }, told);
}
