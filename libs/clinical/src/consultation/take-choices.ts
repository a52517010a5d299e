import { isChecklist, timesAsked } from '../interview/checklists';
import type { ChoiceQuestion, ChoiceRow } from '../interview/choice-table';
import { describes } from '../interview/descriptions';
import { mentionedChoices, startedChoice } from '../interview/choices';
import { namedItems } from '../interview/named-items';
import { deniesItself } from '../reader/answers/question-words';
import { saysEnough } from '../reader/answers/says';
import type { ShortAnswer } from '../reader/answers/read-answer';
import { tokenize } from '../reader/tokenize';
import { factsOf } from '../case/facts';
import { findingById } from '../knowledge';
import { type Case, close, type FindingState, isPresent, withFinding } from '../case/case';
import type { Answer } from '../case/take-record';

const PRESENT: FindingState = { state: 'present', weight: 1 };
const ABSENT: FindingState = { state: 'absent', weight: 1 };
const UNKNOWN: FindingState = { state: 'unknown', weight: 0 };

interface Chosen {
  question: ChoiceQuestion;
  rows: readonly ChoiceRow[];
  short: ShortAnswer;
  /** the rows were tapped, not read from words */
  tapped?: boolean;
  /** a part of the answer was not understood */
  unread?: boolean;
}

/** The choices that a free-text answer names; the items of a checklist also by some of their words. */
export function chosenRows(
  patientCase: Case,
  question: ChoiceQuestion,
  { read: { tokens, findings }, short, text }: Pick<Answer, 'read' | 'short' | 'text'>,
): ChoiceRow[] {
  if (!isChecklist(question.id)) {
    // "haikuja mara moja": the verb that denies belongs to what it denies
    const whole = tokenize(text);
    // "that is all" is not "all joints"
    if (saysEnough(whole)) return [];
    const started = startedChoice(question, text);
    if (started) return [started];
    return mentionedChoices(question, deniesItself(whole[0]?.text ?? '') ? whole : tokens);
  }
  if (short === 'no' || short === 'unknown') return [];
  const known = Object.keys(patientCase.findings).filter((id) => isPresent(patientCase, id));
  return namedItems(question, { tokens, findings, known, who: patientCase.who });
}

/**
 * Chosen findings are present. After a choice or "I don't know" the other options are not asked again; after "none of
 * these" they are absent.
 */
export function applyChoices(patientCase: Case, chosen: Chosen): Case {
  if (isChecklist(chosen.question.id)) return applyChecklist(patientCase, chosen);
  return describes(chosen.question) ? applyDescription(patientCase, chosen) : applyOneOf(patientCase, chosen);
}

/**
 * Several answers of a checklist can be true: those that were not named are absent. After a bare "yes", or an answer that
 * was not understood, it stays open for one more question, and is then unknown. If only a part of the answer was
 * understood, the other items stay open; after a second "yes" only the dangers, because one of them may be present.
 */
function applyChecklist(patientCase: Case, { question: { id, choices }, rows, short, unread }: Chosen): Case {
  const first = timesAsked(patientCase.asked, id) < 2;
  const listed = choices.flatMap(({ findings }) => findings);
  const chosen = rows.flatMap(({ findings }) => findings);
  const withChosen = chosen.reduce((so, finding) => withFinding(so, finding, PRESENT), patientCase);
  const facts = factsOf(withChosen);
  const named = listed.some((finding) => facts.has(finding));
  const partly = unread === true && first;
  if (!named && first && (partly || short !== 'no') && short !== 'unknown') return patientCase;
  const state = named || short === 'no' ? ABSENT : UNKNOWN;
  const open = listed.filter((finding) => !withChosen.findings[finding] && !facts.has(finding));
  const dangers = open.filter(isDanger);
  const asYesTwice = short === 'yes' && state === UNKNOWN ? dangers : [];
  const left = partly ? (named ? open : dangers) : asYesTwice;
  return open
    .filter((finding) => !left.includes(finding))
    .reduce(
      (so, finding) => withFinding(so, finding, state),
      partly && left.length > 0 ? withChosen : close(withChosen, id),
    );
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

/**
 * How strong the complaint is, how it began and how it changes: several can be true. An item that was not chosen stays
 * unknown, and is not asked again unless it is a danger. Words alone deny no danger.
 */
function applyDescription(patientCase: Case, { question: { id, choices }, rows, tapped = false }: Chosen): Case {
  const isLong = factsOf(patientCase).has('@long');
  const found = (row: ChoiceRow) => (row.lasting && !isLong ? [] : row.findings);
  const present = rows.flatMap(found);
  const denied = rows
    .flatMap(({ absent = [] }) => absent)
    .filter(
      (finding) => !present.includes(finding) && !patientCase.findings[finding] && (tapped || !isDanger(finding)),
    );
  const described = rows
    .filter((row) => found(row).length === 0)
    .map(({ label }) => ({ question: id, label: label.en }));
  const known: Case = {
    ...patientCase,
    ...(described.length > 0 ? { described: [...(patientCase.described ?? []), ...described].slice(0, 20) } : {}),
  };
  const withPresent = present.reduce((so, finding) => withFinding(so, finding, PRESENT), close(known, id));
  const withDenied = denied.reduce((so, finding) => withFinding(so, finding, ABSENT), withPresent);
  return choices
    .flatMap(({ findings }) => findings)
    .filter((finding) => !isDanger(finding))
    .reduce((so, finding) => close(so, `f:${finding}`), withDenied);
}

const isDanger = (id: string) => findingById(id)?.kind === 'danger';
