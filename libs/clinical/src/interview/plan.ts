import { type Case, isPresent } from '../consultation/case';
import { factsOf } from '../consultation/facts';
import { conditionById } from '../knowledge';
import type { RedFlagRule } from '../red-flags/schema';
import { positiveFindings } from '../inference/confidence';
import type { Candidate } from '../inference/rank';
import { doubtful } from './plausible';
import { chooseConfirming, chooseCourseQuestion, chooseQuestion, chooseSafetyCheck } from './choose-finding';

/** Asks about findings: usually twelve at most, fifteen where a dangerous candidate is still open, four in an emergency. */
const USUAL_LIMIT = 12;
const HARD_LIMIT = 15;
const EMERGENCY_LIMIT = 4;
/** Danger signs come first, but leave room for what tells illnesses apart. */
const MOST_CHECKS = 7;
const MOST_COURSE = 4;
const SURE = 0.7;
const STILL_DANGEROUS = 0.1;
const LEAST_ASKED = 3;
/** Illnesses that answer the question about the history when they were told of by themselves. */
const LASTING = ['hypertension', 'diabetes', 'asthma', 'sickle', 'hiv', 'tb', 'epilepsy', 'heart_disease'];
/** Whoever has told of so many signs unasked has been heard. */
const TOLD_ENOUGH = 9;
/** So many questions that the patient could not answer, and it is asked openly again. */
const MISSED = 4;
/** An open question that brought so many signs is put again, so often at most. */
const FRUITFUL = 2;
const MOST_OPEN = 3;
const FERTILE: readonly [number, number] = [12, 50];
/** A question of the required groups is repeated once, then left open. */
const TIMES = 2;

interface Interview {
  known: Case;
  ranked: readonly Candidate[];
  rules: readonly RedFlagRule[];
  /** how many signs the last answer brought that were not known before, where it was asked openly */
  news: number;
}

/** The id of the next question, or null when the interview is done. */
export function nextQuestion({ known, ranked, rules, news }: Interview): string | null {
  const emergency = rules.some(({ level }) => level === 'emergency');
  return (
    firstQuestions(known) ??
    openQuestion(known, { emergency, news }) ??
    discriminating(known, ranked, rules) ??
    lastQuestions(known, emergency)
  );
}

const may = (known: Case, id: string, times = TIMES) => !known.closed.includes(id) && (known.asked[id] ?? 0) < times;

function firstQuestions(known: Case): string | null {
  if (doubtful(known) && may(known, 'check', 1)) return 'check';
  if (
    positiveFindings(known).length === 0 &&
    may(known, 'symptoms') &&
    (!known.asked.symptoms || !may(known, 'else', 1))
  )
    return 'symptoms';
  if (known.ageYears === undefined && may(known, 'age')) return 'age';
  if (known.sex === undefined && may(known, 'sex')) return 'sex';
  if (asksPregnancy(known)) return 'f:pregnant';
  if (known.durationDays === undefined && positiveFindings(known).length > 0 && may(known, 'duration', 1))
    return 'duration';
  return null;
}

/**
 * Asked openly once at the start, again while that brings news, and once more where one question after the other misses what
 * the patient knows.
 */
function openQuestion(known: Case, { emergency, news }: { emergency: boolean; news: number }): string | null {
  const told = positiveFindings(known).length;
  if (emergency || told >= TOLD_ENOUGH) return null;
  if (told === 0 && !known.asked.symptoms) return null;
  const unknown = Object.values(known.findings).filter(({ state }) => state === 'unknown').length;
  const times = 1 + (news >= FRUITFUL ? (known.asked.else ?? 0) : 0) + (unknown >= MISSED ? 1 : 0);
  return may(known, 'else', Math.min(times, MOST_OPEN)) ? 'else' : null;
}

function asksPregnancy(known: Case): boolean {
  const age = known.ageYears ?? 25;
  const possible = known.sex === 'female' && age >= FERTILE[0] && age <= FERTILE[1];
  return (
    possible &&
    !known.findings.pregnant &&
    !factsOf(known).has('pregnant') &&
    !isPresent(known, 'postpartum') &&
    may(known, 'f:pregnant')
  );
}

/** In an emergency few questions matter; none where the danger is no illness of the knowledge base (a bite, a crisis). */
function emergencyLimit(rules: readonly RedFlagRule[]): number | null {
  const first = rules.find(({ level }) => level === 'emergency');
  if (!first) return null;
  return conditionById(first.condition) ? EMERGENCY_LIMIT : 0;
}

function discriminating(known: Case, ranked: readonly Candidate[], rules: readonly RedFlagRule[]): string | null {
  const asked = Object.keys(known.asked).filter((id) => /^[fw]:/.test(id) && id !== 'f:pregnant').length;
  const dangerous = ranked
    .slice(1)
    .some(({ condition, probability }) => condition.triage === 'emergency' && probability > STILL_DANGEROUS);
  const limit = emergencyLimit(rules) ?? (dangerous ? HARD_LIMIT : USUAL_LIMIT);
  if (asked >= limit) return null;
  const check = asked < MOST_CHECKS ? chooseSafetyCheck(known) : null;
  if (check) return check;
  const sure = (ranked[0]?.probability ?? 0) >= SURE;
  const course = sure || emergencyLimit(rules) !== null ? null : chooseCourseQuestion(known, MOST_COURSE);
  if (course) return course;
  if (sure && !dangerous && asked >= LEAST_ASKED) return null;
  if (positiveFindings(known).length === 0 && asked >= 5) return null;
  return chooseQuestion(known, ranked) ?? (asked < LEAST_ASKED ? chooseConfirming(known, ranked) : null);
}

/** Early, since lasting illnesses change what is likely and what is dangerous. */
function historyQuestion(known: Case): string | null {
  const told = known.history !== undefined || LASTING.some((id) => isPresent(known, id));
  return !told && may(known, 'history') ? 'history' : null;
}

/** On the way to a hospital nobody looks for a scale: height and weight are left out in an emergency. */
function lastQuestions(known: Case, emergency: boolean): string | null {
  const history = historyQuestion(known);
  if (history) return history;
  if (known.medicines === undefined && may(known, 'medicines')) return 'medicines';
  if (known.allergies === undefined && may(known, 'allergies')) return 'allergies';
  const measured = known.heightCm !== undefined && known.weightKg !== undefined;
  if (!measured && !emergency && may(known, 'measures')) return 'measures';
  return null;
}
