import { type Case, isPresent } from '../consultation/case';
import { factsOf } from '../consultation/facts';
import { findingById, likelihoodsOf } from '../knowledge';
import { explains } from '../inference/explains';
import type { Candidate } from '../inference/rank';
import { CHOICE_QUESTIONS, type ChoiceQuestion } from './choice-table';
import { COMPLAINT_QUESTIONS } from './complaint-questions';
import { COURSE_QUESTIONS } from './course-questions';
import { SAFETY_CHECKS } from './safety-checks';
import { dangerBonus, informationGainOfChoices, informationGainOfFinding } from './worth';

const LEADING = 8;
/** Cost of a question, in nats of information gain. */
const QUESTION_COST = 0.04;
/** Bonus, in nats, for the questions a clinician would ask about a complaint; added once per matching complaint. */
const OF_COMPLAINT = 0.12;
/** Only findings that are usual in conditions at this fraction of the leading probability or more are asked. */
const NEAR_LEADER = 0.2;
const USUAL_FROM = 0.3;
const ANSWERS_FROM_AGE = 3;

interface Rule {
  when: string[][];
  ask: readonly string[];
}
const compile = (table: typeof SAFETY_CHECKS): Rule[] =>
  table.map(({ when, ask }) => ({ when: when.split(' ').map((fact) => fact.split('|')), ask }));
const CHECKS = compile(SAFETY_CHECKS);
const COURSE = compile(COURSE_QUESTIONS);
const OF_COMPLAINTS = compile(COMPLAINT_QUESTIONS);

const isOpen = (id: string, patientCase: Case, facts: ReadonlySet<string>) =>
  !facts.has(id) && !patientCase.findings[id] && !patientCase.closed.includes(`f:${id}`);

/** The next danger sign for these complaints that is still unknown. */
export function chooseSafetyCheck(patientCase: Case): string | null {
  const { ageYears: age = 25, sex } = patientCase;
  return firstOpen(CHECKS, patientCase, (id) => {
    if (!findingById(id)) return false;
    const conditions = findingById(id)?.asked ?? {};
    const ofAge = !conditions.age || (age >= conditions.age[0] && age <= conditions.age[1]);
    const ofSex = !(conditions.sex && (sex ?? conditions.sex) !== conditions.sex);
    return ofAge && ofSex && fitsPregnancy(id, patientCase) && !(conditions.felt && age < ANSWERS_FROM_AGE);
  });
}

/** The next question about a slow illness if the complaint has lasted long; null after `most` of them. */
export function chooseCourseQuestion(patientCase: Case, most: number): string | null {
  const askedIds = COURSE.flatMap(({ ask }) => ask).filter((id) => patientCase.asked[`f:${id}`]);
  return new Set(askedIds).size < most ? firstOpen(COURSE, patientCase, (id) => suits(id, patientCase)) : null;
}

const holds = (when: Rule['when'], facts: ReadonlySet<string>) =>
  when.every((oneOf) => oneOf.some((fact) => facts.has(fact)));

function firstOpen(rules: readonly Rule[], patientCase: Case, fits: (id: string) => boolean): string | null {
  const facts = factsOf(patientCase);
  const choices = new Set(openChoices(patientCase, facts).map(({ id }) => id));
  for (const { when, ask } of rules) {
    if (!holds(when, facts)) continue;
    const id = ask.find(
      (candidate) => choices.has(candidate) || (isOpen(candidate, patientCase, facts) && fits(candidate)),
    );
    if (id) return choices.has(id) ? id : `f:${id}`;
  }
  return null;
}

/** The candidates that explain the reported symptoms; questions are chosen only for these. */
function leadingOf(patientCase: Case, ranked: readonly Candidate[]): Candidate[] {
  return ranked
    .filter(({ condition, probability }) => probability > 0.01 && explains(condition.id, patientCase))
    .slice(0, LEADING);
}

interface Worth {
  id: string;
  worth: number;
}

const better = (best: Worth | null, next: Worth) =>
  next.worth > 0 && (!best || next.worth > best.worth + 1e-9) ? next : best;

/** The question with the highest expected information gain over the leading candidates, or null if none is worth its cost. */
export function chooseQuestion(patientCase: Case, ranked: readonly Candidate[]): string | null {
  const leading = leadingOf(patientCase, ranked);
  const facts = factsOf(patientCase);
  const least = (leading[0]?.probability ?? 0) * NEAR_LEADER;
  const usual = leading
    .filter(({ probability }) => probability >= least)
    .flatMap(({ condition }) => [...likelihoodsOf(condition.id)].filter(([, l]) => l >= USUAL_FROM).map(([id]) => id));
  const ofComplaint = OF_COMPLAINTS.filter(({ when }) => holds(when, facts)).flatMap(({ ask }) => ask);
  const bonus = (id: string) => OF_COMPLAINT * ofComplaint.filter((other) => other === id).length - QUESTION_COST;
  let best: Worth | null = null;
  for (const question of openChoices(patientCase, facts))
    best = better(best, { id: question.id, worth: informationGainOfChoices(question, leading) + bonus(question.id) });
  for (const id of [...new Set([...usual, ...ofComplaint])].sort()) {
    if (!findingById(id) || !isOpen(id, patientCase, facts) || !suits(id, patientCase)) continue;
    const worth = informationGainOfFinding(id, leading) + dangerBonus(id, leading);
    best = better(best, { id: `f:${id}`, worth: worth + bonus(id) });
  }
  return best?.id ?? null;
}

/**
 * The most likely unknown finding of the first candidate: asked if no question separates the candidates, so that one
 * finding alone does not decide.
 */
export function chooseConfirming(patientCase: Case, ranked: readonly Candidate[]): string | null {
  const first = leadingOf(patientCase, ranked)[0]?.condition.id;
  if (first === undefined) return null;
  const facts = factsOf(patientCase);
  const open = [...likelihoodsOf(first)]
    .filter(
      ([id, l]) =>
        l >= USUAL_FROM &&
        findingById(id)?.kind !== 'background' &&
        isOpen(id, patientCase, facts) &&
        suits(id, patientCase),
    )
    .sort(([a, l], [b, m]) => m - l || (a < b ? -1 : 1))[0];
  return open ? `f:${open[0]}` : null;
}

/** Multiple-choice questions that match the complaints and are still unanswered. */
function openChoices(patientCase: Case, facts: ReadonlySet<string>): ChoiceQuestion[] {
  const young = (patientCase.ageYears ?? 25) < ANSWERS_FROM_AGE;
  return CHOICE_QUESTIONS.filter(
    ({ id, of, felt, choices }) =>
      !patientCase.closed.includes(id) &&
      !patientCase.asked[id] &&
      !(felt && young) &&
      of.some((complaint) => facts.has(complaint)) &&
      !choices.some(({ findings }) => findings.some((finding) => facts.has(finding) && !of.includes(finding))),
  );
}

/** Whether a finding may be asked of this patient now. */
function suits(id: string, patientCase: Case): boolean {
  const { sex, ageYears = 25 } = patientCase;
  const conditions = findingById(id)?.asked ?? {};
  if (conditions.seenBy || (conditions.felt && ageYears < ANSWERS_FROM_AGE)) return false;
  if (conditions.sex && sex && conditions.sex !== sex) return false;
  if (conditions.age && (ageYears < conditions.age[0] || ageYears > conditions.age[1])) return false;
  if (!fitsPregnancy(id, patientCase)) return false;
  if (conditions.unless?.some((finding) => isPresent(patientCase, finding))) return false;
  return !conditions.when || conditions.when.some((finding) => isPresent(patientCase, finding));
}

const PREGNANT = ['pregnant', 'early_pregnancy', 'late_pregnancy'];

function fitsPregnancy(id: string, patientCase: Case): boolean {
  const pregnancyRule = findingById(id)?.asked?.pregnancy;
  const pregnant = PREGNANT.some((finding) => isPresent(patientCase, finding));
  if (pregnancyRule === 'only') return pregnant;
  return pregnancyRule !== 'never' || !(pregnant || isPresent(patientCase, 'postpartum'));
}
