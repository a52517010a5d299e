import { type Case, isPresent } from '../case/case';
import { factsOf } from '../case/facts';
import { itemsOf } from '../reader/answers/words';
import { tokenize } from '../reader/tokenize';
import { CHOICE_QUESTIONS, type ChoiceQuestion, type ChoiceRow } from './choice-table';
import { mentionedChoices } from './choices';
import { ANSWERS_FROM_AGE, suits } from './choose-finding';

/** The question asks how strong a complaint is, how it began and how it changes, as one list of answers to tap. */
export const describes = ({ choices }: ChoiceQuestion): boolean => choices.some(({ about }) => about !== undefined);

const DESCRIPTIONS = CHOICE_QUESTIONS.filter(describes);
const IDS: ReadonlySet<string> = new Set(DESCRIPTIONS.map(({ id }) => id));

export const isDescription = (id: string): boolean => IDS.has(id);

/** "Very" says how strong something is only beside what it is about. */
const BARE: ReadonlySet<string> = new Set([...itemsOf('intensifier'), ...itemsOf('somewhat')]);
/** With less left to ask, the question is not worth its place; how strong it is always is. */
const LEAST_ABOUT = 2;

/** The choices that are still to be asked: not of what was reported, and none that cannot be true of this patient. */
export function openRows(question: ChoiceQuestion, patientCase: Case): ChoiceRow[] {
  const facts = factsOf(patientCase);
  const mentioned = new Set(mentionedChoices(question, tokenize(patientCase.words), BARE));
  const isTold = (row: ChoiceRow) =>
    mentioned.has(row) || row.findings.some((id) => facts.has(id) && !question.of.includes(id));
  const told = new Set(question.choices.filter(isTold).map(({ about }) => about));
  const isKnown = (id: string) => facts.has(id) || patientCase.findings[id] !== undefined;
  return question.choices.filter(
    ({ about, findings, absent = [] }) =>
      !told.has(about) &&
      !absent.some((id) => facts.has(id)) &&
      findings.every((id) => !isKnown(id) && suits(id, patientCase)),
  );
}

/** The question that describes the complaint, once in a consultation; null if too little is left to ask. */
export function chooseDescription(patientCase: Case): string | null {
  if (Object.keys(patientCase.asked).some(isDescription)) return null;
  const facts = factsOf(patientCase);
  const young = (patientCase.ageYears ?? ANSWERS_FROM_AGE) < ANSWERS_FROM_AGE;
  const fitting = DESCRIPTIONS.find((question) => {
    const { of, unless = [], felt } = question;
    if (felt && young) return false;
    if (!of.some((id) => facts.has(id)) || unless.some((id) => isPresent(patientCase, id))) return false;
    const about = new Set(openRows(question, patientCase).map((row) => row.about));
    return about.has('strength') || about.size >= LEAST_ABOUT;
  });
  return fitting?.id ?? null;
}
