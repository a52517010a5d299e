import { type Case, isPresent } from '../case/case';
import { factsOf } from '../case/facts';
import { CONDITIONS, findingById, likelihoodsOf } from '../knowledge';
import { positiveFindings } from '../inference/confidence';
import { explains } from '../inference/explains';
import type { Candidate } from '../inference/candidate';
import { asksAlone, isChecklist, questionAbout } from './checklists';
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
/** Years from which a child says how something feels. */
export const ANSWERS_FROM_AGE = 3;

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

/** A list of more is not read to its end. */
const LONGEST_CHECKLIST = 5;
/** A danger is plausible if a serious condition that shows it has at least this probability. */
const PLAUSIBLE_FROM = 0.01;
const SHOWS_FROM = 0.12;

/** The danger signs of these complaints that are still unknown and plausible, as one question. */
export function chooseSafetyCheck(patientCase: Case, ranked: readonly Candidate[]): string | null {
  const facts = factsOf(patientCase);
  const serious = ranked.filter(
    ({ condition: { triage }, probability }) =>
      (triage === 'emergency' || triage === 'urgent') && probability >= PLAUSIBLE_FROM,
  );
  const plausible = (id: string) =>
    serious.some(({ condition }) => (likelihoodsOf(condition.id).get(id) ?? 0) >= SHOWS_FROM);
  const checkedBefore = Object.keys(patientCase.asked).some(isChecklist);
  const everyCheck = needsEveryCheck(facts);
  const added = new Set(patientCase.lastAdded);
  const open = CHECKS.filter(({ when }) => holds(when, facts)).flatMap(({ when, ask }) => {
    // a sign that the last answer added, such as short breath on a list, is a complaint of its own
    const first = !checkedBefore || when.flat().some((fact) => added.has(fact));
    return ask.filter(
      (id) =>
        // after the first list only dangers are worth another question of their own
        (first || isDanger(id)) &&
        findingById(id) !== undefined &&
        isOpen(id, patientCase, facts) &&
        suitsDanger(id, patientCase) &&
        // the first list asks for every danger of the complaint, so that a rare one is not missed
        (everyCheck || plausible(id) || (first && isDanger(id))),
    );
  });
  const all = [...new Set(open)];
  if (everyCheck) return together(all);
  return together([...all.filter(isDanger), ...all.filter((id) => !isDanger(id))]);
}

const isDanger = (id: string) => findingById(id)?.kind === 'danger';

/** Guidelines ask these patients for all danger signs, whatever seems likely. */
const ALWAYS_CHECKED = ['suicidal', '@under2months', '@under5', 'pregnant', 'postpartum'];

export const needsEveryCheck = (facts: ReadonlySet<string>): boolean => ALWAYS_CHECKED.some((fact) => facts.has(fact));

/** Where it hurts and how: asked once for a complaint, before anything else about it. */
const SITES: ReadonlySet<string> = new Set([
  'w:belly',
  'w:head',
  'w:chest',
  'w:back',
  'w:joint',
  'w:leg',
  'w:lump',
  'w:swelling',
]);

/** The question about the place of the complaint, if its answer is not known and separates the candidates. */
export function chooseSite(patientCase: Case, ranked: readonly Candidate[]): string | null {
  const leading = leadingOf(patientCase, ranked);
  const sites = openChoices(patientCase, factsOf(patientCase)).filter(({ id }) => SITES.has(id));
  const worth = byWorth(
    sites.map((question) => ({
      id: question.id,
      worth: informationGainOfChoices(question, leading) - QUESTION_COST,
    })),
  );
  return worth[0]?.id ?? null;
}

/** Whether a pregnancy would change what the reported symptoms can be. */
export function pregnancyMatters(patientCase: Case): boolean {
  const reported = positiveFindings(patientCase).flatMap((id) => [id, ...(findingById(id)?.implies ?? [])]);
  if (reported.length === 0) return true;
  return OF_PREGNANCY.some((likelihoods) => reported.some((id) => (likelihoods.get(id) ?? 0) >= SHOWS_FROM));
}

/** The findings of the conditions that only occur in pregnancy. */
const OF_PREGNANCY = CONDITIONS.map(({ id }) => likelihoodsOf(id)).filter(
  (likelihoods) => (likelihoods.get('pregnant') ?? 0) >= USUAL_FROM,
);

/** The first finding alone if it needs a sentence of its own, else as many as fit into one question. */
function together(findings: readonly string[]): string | null {
  const [first] = findings;
  if (first === undefined) return null;
  if (asksAlone(first)) return `f:${first}`;
  return questionAbout(findings.filter((id) => !asksAlone(id)).slice(0, LONGEST_CHECKLIST));
}

function suitsDanger(id: string, patientCase: Case): boolean {
  const { ageYears: age = 25, sex } = patientCase;
  const conditions = findingById(id)?.asked ?? {};
  const ofAge = !conditions.age || (age >= conditions.age[0] && age <= conditions.age[1]);
  const ofSex = !(conditions.sex && (sex ?? conditions.sex) !== conditions.sex);
  return ofAge && ofSex && fitsPregnancy(id, patientCase) && !(conditions.felt && age < ANSWERS_FROM_AGE);
}

const holds = (when: Rule['when'], facts: ReadonlySet<string>) =>
  when.every((oneOf) => oneOf.some((fact) => facts.has(fact)));

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

/**
 * The multiple-choice question with the highest expected information gain over the leading candidates, or the findings
 * with the highest gain as one question; null if none is worth its cost.
 */
export function chooseQuestion(patientCase: Case, ranked: readonly Candidate[]): string | null {
  const leading = leadingOf(patientCase, ranked);
  const facts = factsOf(patientCase);
  const least = (leading[0]?.probability ?? 0) * NEAR_LEADER;
  const usual = leading
    .filter(({ probability }) => probability >= least)
    .flatMap(({ condition }) => [...likelihoodsOf(condition.id)].filter(([, l]) => l >= USUAL_FROM).map(([id]) => id));
  const ofComplaint = [...OF_COMPLAINTS, ...COURSE].filter(({ when }) => holds(when, facts)).flatMap(({ ask }) => ask);
  const bonus = (id: string) => OF_COMPLAINT * ofComplaint.filter((other) => other === id).length - QUESTION_COST;
  const choices = byWorth(
    openChoices(patientCase, facts).map((question) => ({
      id: question.id,
      worth: informationGainOfChoices(question, leading) + bonus(question.id),
    })),
  );
  const findings = byWorth(
    [...new Set([...usual, ...ofComplaint])]
      .filter((id) => findingById(id) && isOpen(id, patientCase, facts) && suits(id, patientCase))
      .map((id) => ({ id, worth: informationGainOfFinding(id, leading) + dangerBonus(id, leading) + bonus(id) })),
  );
  const [choice] = choices;
  const [finding] = findings;
  if (choice && choice.worth >= (finding?.worth ?? 0)) return choice.id;
  return together(findings.map(({ id }) => id));
}

const byWorth = (items: readonly Worth[]): Worth[] =>
  items.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth || (a.id < b.id ? -1 : 1));

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
      choices.every(({ about }) => about === undefined) &&
      !patientCase.closed.includes(id) &&
      !patientCase.asked[id] &&
      !(felt && young) &&
      of.some((complaint) => facts.has(complaint)) &&
      !choices.some(({ findings }) => findings.some((finding) => facts.has(finding) && !of.includes(finding))),
  );
}

/** Whether a finding may be asked of this patient now. */
export function suits(id: string, patientCase: Case): boolean {
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
