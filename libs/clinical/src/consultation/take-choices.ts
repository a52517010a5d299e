import { isChecklist } from '../interview/checklists';
import type { ChoiceQuestion, ChoiceRow } from '../interview/choice-table';
import { mentionedChoices } from '../interview/choices';
import { namedItems } from '../interview/named-items';
import type { ShortAnswer } from '../reader/answers/read-answer';
import { type Case, close, type FindingState, isPresent, withFinding } from '../case/case';
import type { Answer } from '../case/take-record';

const PRESENT: FindingState = { state: 'present', weight: 1 };
const ABSENT: FindingState = { state: 'absent', weight: 1 };
const UNKNOWN: FindingState = { state: 'unknown', weight: 0 };

interface Chosen {
  question: ChoiceQuestion;
  rows: readonly ChoiceRow[];
  short: ShortAnswer;
}

/** The choices that a free-text answer names; the items of a checklist also by some of their words. */
export function chosenRows(
  patientCase: Case,
  question: ChoiceQuestion,
  { read: { tokens, findings }, short }: Pick<Answer, 'read' | 'short'>,
): ChoiceRow[] {
  if (!isChecklist(question.id)) return mentionedChoices(question, tokens);
  if (short === 'no' || short === 'unknown') return [];
  const known = Object.keys(patientCase.findings).filter((id) => isPresent(patientCase, id));
  return namedItems(question, { tokens, findings, known });
}

/**
 * Chosen findings are present. After a choice or "I don't know" the other options are not asked again; after "none of
 * these" they are absent.
 */
export function applyChoices(patientCase: Case, chosen: Chosen): Case {
  return isChecklist(chosen.question.id) ? applyChecklist(patientCase, chosen) : applyOneOf(patientCase, chosen);
}

/**
 * Several answers of a checklist can be true: those that were not named are absent. After a bare "yes", or an answer that
 * was not understood, it stays open for one more question, and is then unknown.
 */
function applyChecklist(patientCase: Case, { question: { id, choices }, rows, short }: Chosen): Case {
  const first = (patientCase.asked[id] ?? 0) < 2;
  const listed = choices.flatMap(({ findings }) => findings);
  const chosen = rows.flatMap(({ findings }) => findings);
  const withChosen = chosen.reduce((so, finding) => withFinding(so, finding, PRESENT), patientCase);
  const named = listed.some((finding) => withChosen.findings[finding]?.state === 'present');
  if (!named && first && short !== 'no' && short !== 'unknown') return patientCase;
  const state = named || short === 'no' ? ABSENT : UNKNOWN;
  return listed
    .filter((finding) => !withChosen.findings[finding])
    .reduce((so, finding) => withFinding(so, finding, state), close(withChosen, id));
}

function applyOneOf(patientCase: Case, { question: { id, of, choices }, rows, short }: Chosen): Case {
  const chosen = rows.flatMap(({ findings }) => findings);
  const withChosen = chosen.reduce((so, finding) => withFinding(so, finding, PRESENT), close(patientCase, id));
  if (rows.length === 0 && short === null) return withChosen;
  const others = choices.flatMap(({ findings }) => findings).filter((finding) => !of.includes(finding));
  return others.reduce((so, finding) => {
    const denied = short === 'no' && rows.length === 0 && !so.findings[finding];
    return close(denied ? withFinding(so, finding, ABSENT) : so, `f:${finding}`);
  }, withChosen);
}
