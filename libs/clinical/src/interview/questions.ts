import type { Bilingual, Question } from '@afya/contracts';
import type { Case } from '../case/case';
import { findingById } from '../knowledge';
import { compiled } from '../knowledge/compiled';
import { WORDING } from '../knowledge/wording';
import { fill } from '../wording/fill';
import { isChecklist } from './checklists';
import type { ChoiceRow } from './choice-table';
import { choiceQuestion } from './choices';
import { describes, openRows } from './descriptions';

interface Asked {
  text: Bilingual;
  question: Question;
}

/** What the choices of a question depend on. */
interface Shown {
  sex?: 'female' | 'male';
  /** the patient is a child */
  child?: boolean;
  /** the last answer was not understood */
  again?: boolean;
  /** the only choices to show of a multiple-choice question */
  rows?: readonly ChoiceRow[];
}

const { why: WHY, answers, questions: FIXED } = compiled.fixedQuestions;
const { yes: YES, no: NO, little: A_LITTLE, unknown: DONT_KNOW, none_of_these: NONE_OF_THESE } = answers;
const SEXES = [answers.female, answers.male];
/** The same answers, as they are asked of a child. */
const OF_CHILD = [answers.girl, answers.boy];
/** Starts the id of a question whether a finding was understood rightly. */
export const CHECKED = 'a:';
const YES_NO = [YES, NO, DONT_KNOW];
/** After an answer that was not understood */
const YES_NO_LITTLE = [YES, NO, A_LITTLE, DONT_KNOW];

/**
 * The question with this id in both languages, with its choices and its reason; undefined for an unknown id. Choices
 * that cannot be true of the patient are left out.
 */
export function questionFor(id: string, { sex, child = false, again = false, rows }: Shown = {}): Asked | undefined {
  const fixed = FIXED[id];
  if (fixed) {
    // the question about the age asks for the sex too while it is unknown
    const usual = id === 'age' && sex === undefined ? [...SEXES, ...fixed.choices] : fixed.choices;
    const shown = child ? usual.map((row) => OF_CHILD.find(({ value }) => value === row.value) ?? row) : usual;
    return { text: fixed.ask, question: { id, choices: shown, ...(fixed.why ? { why: fixed.why } : {}) } };
  }
  const choices = choiceQuestion(id);
  if (choices) {
    const { ask, why } = choices;
    const fits = (finding: string) => !sex || (findingById(finding)?.asked?.sex ?? sex) === sex;
    const shown = (rows ?? choices.choices)
      .filter(({ findings }) => findings.every(fits))
      .map(({ label }) => ({ value: label.en, label }));
    const question = { id, choices: [...shown, NONE_OF_THESE, DONT_KNOW], why };
    return { text: ask, question: isChecklist(id) || describes(choices) ? { ...question, multiple: true } : question };
  }
  const understood = id.startsWith(CHECKED) ? findingById(id.slice(CHECKED.length)) : undefined;
  if (understood) {
    const names = { en: understood.en.name, sw: understood.sw.name };
    const text = fill(WORDING.interview.questions.understood_rightly, { finding: names });
    return { text, question: { id, choices: FIXED.check?.choices ?? YES_NO, why: WHY.danger } };
  }
  const finding = id.startsWith('f:') ? findingById(id.slice(2)) : undefined;
  if (!finding) return undefined;
  const usual = finding.kind === 'danger' ? WHY.danger : WHY.usual;
  const why = { en: finding.en.why ?? usual.en, sw: finding.sw.why ?? usual.sw };
  return {
    text: { en: finding.en.ask, sw: finding.sw.ask },
    question: { id, choices: again ? YES_NO_LITTLE : YES_NO, why },
  };
}

/** The question as this patient sees it. `again`: the last answer was not understood. */
export function shownQuestion(id: string, patientCase: Case, again: boolean): Question | undefined {
  const choices = choiceQuestion(id);
  const rows = choices && describes(choices) ? openRows(choices, patientCase) : undefined;
  return questionFor(id, { sex: patientCase.sex, child: patientCase.who === 'child', again, rows })?.question;
}

/** The text is the value of one of the question's choices. */
export function isChoice(id: string, text: string): boolean {
  return questionFor(id)?.question.choices.some(({ value }) => value === text) ?? false;
}

/** Converts a tapped choice (label or value) to its value, which the reader understands. */
export function choiceValue(id: string | undefined, text: string): string {
  const folded = text.trim().toLowerCase();
  const found = !id
    ? undefined
    : [false, true]
        .flatMap((child) => questionFor(id, { child })?.question.choices ?? [])
        .find(({ value, label }) => [value, label.en, label.sw].some((form) => form.toLowerCase() === folded));
  return found?.value ?? text;
}
