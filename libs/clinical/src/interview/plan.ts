import { type Case, isPresent } from '../consultation/case';
import { factsOf } from '../consultation/facts';
import { conditionById } from '../knowledge';
import type { RedFlagRule } from '../red-flags/schema';
import { positiveFindings } from '../inference/confidence';
import type { Candidate } from '../inference/rank';
import { doubtful } from './plausible';
import { chooseConfirming, chooseCourseQuestion, chooseQuestion, chooseSafetyCheck } from './choose-finding';

/** Maximum number of questions about findings: usually, with a dangerous candidate still open, and in an emergency. */
const USUAL_LIMIT = 12;
const HARD_LIMIT = 15;
const EMERGENCY_LIMIT = 4;
/** Maximum number of danger-sign questions, so that some are left to separate the candidates. */
const MOST_CHECKS = 7;
const MOST_COURSE = 4;
const SURE = 0.7;
const STILL_DANGEROUS = 0.1;
const LEAST_ASKED = 3;
/** Chronic illnesses that make the question about the history unnecessary. */
const LASTING = ['hypertension', 'diabetes', 'asthma', 'sickle', 'hiv', 'tb', 'epilepsy', 'heart_disease'];
/** With this many reported findings, no open question is needed. */
const ENOUGH_FINDINGS = 9;
/** After this many "I don't know" answers the open question is asked again. */
const MANY_UNKNOWN = 4;
/** The open question is repeated while it adds this many findings, at most MOST_OPEN times. */
const FRUITFUL = 2;
const MOST_OPEN = 3;
const FERTILE: readonly [number, number] = [12, 50];
/** A required question is asked at most this often. */
const MOST_REPEATS = 2;

interface Interview {
  patientCase: Case;
  ranked: readonly Candidate[];
  rules: readonly RedFlagRule[];
  /** number of new findings in the answer to the last open question */
  news: number;
}

/** The id of the next question, or null when the interview is complete. */
export function nextQuestion({ patientCase, ranked, rules, news }: Interview): string | null {
  const emergency = rules.some(({ level }) => level === 'emergency');
  return (
    firstQuestions(patientCase) ??
    openQuestion(patientCase, { emergency, news }) ??
    discriminating(patientCase, ranked, rules) ??
    lastQuestions(patientCase, emergency)
  );
}

const may = (patientCase: Case, id: string, times = MOST_REPEATS) =>
  !patientCase.closed.includes(id) && (patientCase.asked[id] ?? 0) < times;

function firstQuestions(patientCase: Case): string | null {
  if (doubtful(patientCase) && may(patientCase, 'check', 1)) return 'check';
  if (
    positiveFindings(patientCase).length === 0 &&
    may(patientCase, 'symptoms') &&
    (!patientCase.asked.symptoms || !may(patientCase, 'else', 1))
  )
    return 'symptoms';
  if (patientCase.ageYears === undefined && may(patientCase, 'age')) return 'age';
  if (patientCase.sex === undefined && may(patientCase, 'sex')) return 'sex';
  if (asksPregnancy(patientCase)) return 'f:pregnant';
  if (
    patientCase.durationDays === undefined &&
    positiveFindings(patientCase).length > 0 &&
    may(patientCase, 'duration', 1)
  )
    return 'duration';
  return null;
}

/**
 * The open question is asked at the start, repeated while it adds findings, and asked again after several "I don't
 * know" answers.
 */
function openQuestion(patientCase: Case, { emergency, news }: { emergency: boolean; news: number }): string | null {
  const reported = positiveFindings(patientCase).length;
  if (emergency || reported >= ENOUGH_FINDINGS) return null;
  if (reported === 0 && !patientCase.asked.symptoms) return null;
  const unknown = Object.values(patientCase.findings).filter(({ state }) => state === 'unknown').length;
  const times = 1 + (news >= FRUITFUL ? (patientCase.asked.else ?? 0) : 0) + (unknown >= MANY_UNKNOWN ? 1 : 0);
  return may(patientCase, 'else', Math.min(times, MOST_OPEN)) ? 'else' : null;
}

function asksPregnancy(patientCase: Case): boolean {
  const age = patientCase.ageYears ?? 25;
  const possible = patientCase.sex === 'female' && age >= FERTILE[0] && age <= FERTILE[1];
  return (
    possible &&
    !patientCase.findings.pregnant &&
    !factsOf(patientCase).has('pregnant') &&
    !isPresent(patientCase, 'postpartum') &&
    may(patientCase, 'f:pregnant')
  );
}

/** Few questions in an emergency; none if the danger has no condition in the knowledge base (a bite, a crisis). */
function emergencyLimit(rules: readonly RedFlagRule[]): number | null {
  const first = rules.find(({ level }) => level === 'emergency');
  if (!first) return null;
  return conditionById(first.condition) ? EMERGENCY_LIMIT : 0;
}

function discriminating(patientCase: Case, ranked: readonly Candidate[], rules: readonly RedFlagRule[]): string | null {
  const count = Object.keys(patientCase.asked).filter((id) => /^[fw]:/.test(id) && id !== 'f:pregnant').length;
  const dangerous = ranked
    .slice(1)
    .some(({ condition, probability }) => condition.triage === 'emergency' && probability > STILL_DANGEROUS);
  const limit = emergencyLimit(rules) ?? (dangerous ? HARD_LIMIT : USUAL_LIMIT);
  if (count >= limit) return null;
  const check = count < MOST_CHECKS ? chooseSafetyCheck(patientCase) : null;
  if (check) return check;
  const sure = (ranked[0]?.probability ?? 0) >= SURE;
  const course = sure || emergencyLimit(rules) !== null ? null : chooseCourseQuestion(patientCase, MOST_COURSE);
  if (course) return course;
  if (sure && !dangerous && count >= LEAST_ASKED) return null;
  if (positiveFindings(patientCase).length === 0 && count >= 5) return null;
  return chooseQuestion(patientCase, ranked) ?? (count < LEAST_ASKED ? chooseConfirming(patientCase, ranked) : null);
}

function historyQuestion(patientCase: Case): string | null {
  const known = patientCase.history !== undefined || LASTING.some((id) => isPresent(patientCase, id));
  return !known && may(patientCase, 'history') ? 'history' : null;
}

/** Height and weight are not asked in an emergency. */
function lastQuestions(patientCase: Case, emergency: boolean): string | null {
  const history = historyQuestion(patientCase);
  if (history) return history;
  if (patientCase.medicines === undefined && may(patientCase, 'medicines')) return 'medicines';
  if (patientCase.allergies === undefined && may(patientCase, 'allergies')) return 'allergies';
  const measured = patientCase.heightCm !== undefined && patientCase.weightKg !== undefined;
  if (!measured && !emergency && may(patientCase, 'measures')) return 'measures';
  return null;
}
