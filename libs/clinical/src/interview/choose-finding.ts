import { type Case, isPresent } from '../consultation/case';
import { factsOf } from '../consultation/facts';
import { findingById, likelihoodsOf } from '../knowledge';
import { explains } from '../inference/explains';
import type { Candidate } from '../inference/rank';
import { CHOICE_QUESTIONS, type ChoiceQuestion } from './choice-table';
import { COMPLAINT_QUESTIONS } from './complaint-questions';
import { COURSE_QUESTIONS } from './course-questions';
import { SAFETY_CHECKS } from './safety-checks';
import { dangerBonus, worthOfChoices, worthOfFinding } from './worth';

const LEADING = 8;
/** A question costs the patient a turn (in nats). */
const COST = 0.04;
/** What a clinician would ask of a complaint goes before what only the arithmetic likes; the more so of two complaints. */
const OF_COMPLAINT = 0.12;
/** Only what is usual in an illness near the leading one is asked for. */
const NEAR_LEADER = 0.2;
const USUAL_FROM = 0.3;
const TELLS_FROM = 3;

interface Rule {
  when: string[][];
  ask: readonly string[];
}
const compile = (table: typeof SAFETY_CHECKS): Rule[] =>
  table.map(({ when, ask }) => ({ when: when.split(' ').map((fact) => fact.split('|')), ask }));
const CHECKS = compile(SAFETY_CHECKS);
const COURSE = compile(COURSE_QUESTIONS);
const OF_COMPLAINTS = compile(COMPLAINT_QUESTIONS);

const isOpen = (id: string, known: Case, facts: ReadonlySet<string>) =>
  !facts.has(id) && !known.findings[id] && !known.closed.includes(`f:${id}`);

/** The next danger sign that the complaints call for and nobody has told of yet. */
export function chooseSafetyCheck(known: Case): string | null {
  const { ageYears: age = 25, sex } = known;
  return firstOpen(CHECKS, known, (id) => {
    if (!findingById(id)) return false;
    const asked = findingById(id)?.asked ?? {};
    const ofAge = !asked.age || (age >= asked.age[0] && age <= asked.age[1]);
    const ofSex = !(asked.sex && (sex ?? asked.sex) !== asked.sex);
    return ofAge && ofSex && fitsPregnancy(id, known) && !(asked.felt && age < TELLS_FROM);
  });
}

/** The next sign of a slow illness, where a complaint has lasted; nothing once `most` of them were asked. */
export function chooseCourseQuestion(known: Case, most: number): string | null {
  const asked = COURSE.flatMap(({ ask }) => ask).filter((id) => known.asked[`f:${id}`]);
  return new Set(asked).size < most ? firstOpen(COURSE, known, (id) => suits(id, known)) : null;
}

const holds = (when: Rule['when'], facts: ReadonlySet<string>) =>
  when.every((oneOf) => oneOf.some((fact) => facts.has(fact)));

function firstOpen(rules: readonly Rule[], known: Case, fits: (id: string) => boolean): string | null {
  const facts = factsOf(known);
  const choices = new Set(openChoices(known, facts).map(({ id }) => id));
  for (const { when, ask } of rules) {
    if (!holds(when, facts)) continue;
    const id = ask.find((asked) => choices.has(asked) || (isOpen(asked, known, facts) && fits(asked)));
    if (id) return choices.has(id) ? id : `f:${id}`;
  }
  return null;
}

/** The candidates that account for what was told: the others are worth no turn. */
function leadingOf(known: Case, ranked: readonly Candidate[]): Candidate[] {
  return ranked
    .filter(({ condition, probability }) => probability > 0.01 && explains(condition.id, known))
    .slice(0, LEADING);
}

interface Worth {
  id: string;
  worth: number;
}

const better = (best: Worth | null, next: Worth) =>
  next.worth > 0 && (!best || next.worth > best.worth + 1e-9) ? next : best;

/** The question whose answer is expected to tell the leading candidates apart best, or null when none is worth a turn. */
export function chooseQuestion(known: Case, ranked: readonly Candidate[]): string | null {
  const leading = leadingOf(known, ranked);
  const facts = factsOf(known);
  const least = (leading[0]?.probability ?? 0) * NEAR_LEADER;
  const usual = leading
    .filter(({ probability }) => probability >= least)
    .flatMap(({ condition }) => [...likelihoodsOf(condition.id)].filter(([, l]) => l >= USUAL_FROM).map(([id]) => id));
  const ofComplaint = OF_COMPLAINTS.filter(({ when }) => holds(when, facts)).flatMap(({ ask }) => ask);
  const bonus = (id: string) => OF_COMPLAINT * ofComplaint.filter((other) => other === id).length - COST;
  let best: Worth | null = null;
  for (const question of openChoices(known, facts))
    best = better(best, { id: question.id, worth: worthOfChoices(question, leading) + bonus(question.id) });
  for (const id of [...new Set([...usual, ...ofComplaint])].sort()) {
    if (!findingById(id) || !isOpen(id, known, facts) || !suits(id, known)) continue;
    const worth = worthOfFinding(id, leading) + dangerBonus(id, leading);
    best = better(best, { id: `f:${id}`, worth: worth + bonus(id) });
  }
  return best?.id ?? null;
}

/** What is most often there in the first candidate: asked where nothing tells it from others, so that one sign alone decides nothing. */
export function chooseConfirming(known: Case, ranked: readonly Candidate[]): string | null {
  const first = leadingOf(known, ranked)[0]?.condition.id;
  if (first === undefined) return null;
  const facts = factsOf(known);
  const open = [...likelihoodsOf(first)]
    .filter(
      ([id, l]) =>
        l >= USUAL_FROM && findingById(id)?.kind !== 'background' && isOpen(id, known, facts) && suits(id, known),
    )
    .sort(([a, l], [b, m]) => m - l || (a < b ? -1 : 1))[0];
  return open ? `f:${open[0]}` : null;
}

/** The questions with choices that the complaints call for, and that nothing told has answered. */
function openChoices(known: Case, facts: ReadonlySet<string>): ChoiceQuestion[] {
  const young = (known.ageYears ?? 25) < TELLS_FROM;
  return CHOICE_QUESTIONS.filter(
    ({ id, of, felt, choices }) =>
      !known.closed.includes(id) &&
      !known.asked[id] &&
      !(felt && young) &&
      of.some((complaint) => facts.has(complaint)) &&
      !choices.some(({ findings }) => findings.some((finding) => facts.has(finding) && !of.includes(finding))),
  );
}

/** Whether a finding may be asked of this patient, at this point. */
function suits(id: string, known: Case): boolean {
  const { sex, ageYears = 25 } = known;
  const asked = findingById(id)?.asked ?? {};
  if (asked.seenBy || (asked.felt && ageYears < TELLS_FROM)) return false;
  if (asked.sex && sex && asked.sex !== sex) return false;
  if (asked.age && (ageYears < asked.age[0] || ageYears > asked.age[1])) return false;
  if (!fitsPregnancy(id, known)) return false;
  if (asked.unless?.some((finding) => isPresent(known, finding))) return false;
  return !asked.when || asked.when.some((finding) => isPresent(known, finding));
}

const PREGNANT = ['pregnant', 'early_pregnancy', 'late_pregnancy'];

function fitsPregnancy(id: string, known: Case): boolean {
  const of = findingById(id)?.asked?.pregnancy;
  const pregnant = PREGNANT.some((finding) => isPresent(known, finding));
  if (of === 'only') return pregnant;
  return of !== 'never' || !(pregnant || isPresent(known, 'postpartum'));
}
