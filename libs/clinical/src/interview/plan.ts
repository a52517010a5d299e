import { isChecklist, listedIn, questionAbout, timesAsked } from './checklists';
import { type Case, isPresent } from '../case/case';
import { factsOf } from '../case/facts';
import { conditionById } from '../knowledge';
import type { RedFlagRule } from '../knowledge/schema/red-flag';
import { positiveFindings } from '../inference/confidence';
import type { Candidate } from '../inference/candidate';
import { chooseDescription, isDescription } from './descriptions';
import { doubtful } from './plausible';
import {
  chooseConfirming,
  chooseQuestion,
  chooseSafetyCheck,
  chooseSite,
  needsEveryCheck,
  pregnancyMatters,
} from './choose-finding';

/** Number of questions, of all kinds, after which only the last one follows: usually, and with a danger still open. */
const USUAL_LIMIT = 8;
const HARD_LIMIT = 11;
/** Number of questions about findings in an emergency. */
const EMERGENCY_LIMIT = 2;
/** After thoughts of dying: the plan and the means, what was done, and whether somebody is there. */
const CRISIS_LIMIT = 3;
const SUICIDE_CHECK = 'f:suicidal';
const SURE = 0.7;
const STILL_DANGEROUS = 0.1;
const LEAST_ASKED = 2;
/** With this many reported findings, no open question is needed. */
const ENOUGH_FINDINGS = 9;
/** The open question is repeated while it adds this many findings, at most MOST_OPEN times. */
const FRUITFUL = 2;
const MOST_OPEN = 2;
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
  // in a crisis the plan, the means and who is there come before age and duration
  const isCrisis = rules.some(({ id }) => id === 'suicidality');
  const aboutDanger = () => discriminating(patientCase, ranked, rules);
  return (
    (isCrisis ? aboutDanger() : null) ??
    firstQuestions(patientCase) ??
    openQuestion(patientCase, { emergency, news }) ??
    aboutDanger() ??
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
 * The open question is asked at the start and repeated while it adds findings.
 */
function openQuestion(patientCase: Case, { emergency, news }: { emergency: boolean; news: number }): string | null {
  const reported = positiveFindings(patientCase).length;
  if (emergency || reported >= ENOUGH_FINDINGS) return null;
  if (reported === 0 && !patientCase.asked.symptoms) return null;
  const times = 1 + (news >= FRUITFUL ? (patientCase.asked.else ?? 0) : 0);
  return may(patientCase, 'else', Math.min(times, MOST_OPEN)) ? 'else' : null;
}

function asksPregnancy(patientCase: Case): boolean {
  const age = patientCase.ageYears ?? 25;
  const possible = patientCase.sex === 'female' && age >= FERTILE[0] && age <= FERTILE[1];
  return (
    possible &&
    pregnancyMatters(patientCase) &&
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
  if (first.id === 'suicidality') return CRISIS_LIMIT;
  return conditionById(first.condition) ? EMERGENCY_LIMIT : 0;
}

const NOT_COUNTED: ReadonlySet<string> = new Set(['confirm', 'correction', 'offer', 'more', 'again', 'files']);

function discriminating(patientCase: Case, ranked: readonly Candidate[], rules: readonly RedFlagRule[]): string | null {
  const asked = Object.entries(patientCase.asked).filter(([id]) => !NOT_COUNTED.has(id) && !isDescription(id));
  // a list that was not understood is asked again as taps, which takes no place of another question
  const total = asked.reduce((sum, [id, times]) => sum + (isChecklist(id) ? 1 : times), 0);
  const aboutFindings = asked.filter(([id]) => /^[cfw]:/.test(id) && id !== 'f:pregnant').length;
  const dangerous = ranked
    .slice(1)
    .some(({ condition, probability }) => condition.triage === 'emergency' && probability > STILL_DANGEROUS);
  const few = emergencyLimit(rules);
  // thoughts of dying are asked about even when the usual number of questions is reached
  if (few === null && total < HARD_LIMIT && chooseSafetyCheck(patientCase, ranked) === SUICIDE_CHECK)
    return SUICIDE_CHECK;
  const unnamed = unnamedDanger(patientCase);
  if (unnamed && total < HARD_LIMIT) return unnamed;
  if (few === null ? total >= HARD_LIMIT : aboutFindings >= few) return null;
  const again = unclearChecklist(patientCase);
  if (again) return again;
  // beyond the usual number, only the dangers of a complaint that was named late
  if (few === null && !dangerous && total >= USUAL_LIMIT) return chooseSafetyCheck(patientCase, ranked);
  const next = early(patientCase, ranked, few !== null);
  if (next) return next;
  const sure = (ranked[0]?.probability ?? 0) >= SURE;
  if (sure && !dangerous && aboutFindings >= LEAST_ASKED) return null;
  if (positiveFindings(patientCase).length === 0 && aboutFindings >= 3) return null;
  return (
    chooseQuestion(patientCase, ranked) ?? (aboutFindings < LEAST_ASKED ? chooseConfirming(patientCase, ranked) : null)
  );
}

/**
 * The place, a description of the complaint, and its danger signs: these first where guidelines ask for all of them, and
 * for a complaint that a list has found, when few questions are left.
 */
function early(patientCase: Case, ranked: readonly Candidate[], emergency: boolean): string | null {
  const dangers = () => chooseSafetyCheck(patientCase, ranked);
  if (emergency) return dangers();
  const site = () => chooseSite(patientCase, ranked);
  const describing = () => chooseDescription(patientCase);
  if (Object.keys(patientCase.asked).some(isChecklist)) return dangers() ?? site() ?? describing();
  return site() ?? (needsEveryCheck(factsOf(patientCase)) ? (dangers() ?? describing()) : (describing() ?? dangers()));
}

/**
 * A checklist that was answered with a bare "yes", or was not understood, is asked a second time, without what was
 * denied by name.
 */
function unclearChecklist({ findings, lastQuestion, closed, asked }: Case): string | null {
  if (!isChecklist(lastQuestion) || closed.includes(lastQuestion)) return null;
  const open = listedIn(lastQuestion).filter((id) => !findings[id]);
  const again = open.length > 0 ? questionAbout(open) : null;
  return again && timesAsked(asked, again) < MOST_REPEATS ? again : null;
}

/** A danger of a checklist that was answered with "yes" twice: these are asked one by one until one is present. */
function unnamedDanger({ findings, closed }: Case): string | null {
  const open = (id: string) => !findings[id] && !closed.includes(`f:${id}`);
  const unnamed = closed
    .filter(isChecklist)
    .map(listedIn)
    .filter((ids) => !ids.some((id) => findings[id]?.state === 'present'))
    .flat()
    .find(open);
  return unnamed ? `f:${unnamed}` : null;
}

/** Long illnesses, medicines, allergies and the size in one question; the size alone if the rest is known. */
function lastQuestions(patientCase: Case, emergency: boolean): string | null {
  const { history, medicines, allergies, heightCm, weightKg } = patientCase;
  if ((history === undefined || medicines === undefined || allergies === undefined) && may(patientCase, 'record'))
    return 'record';
  const asked = (patientCase.asked.record ?? 0) > 0 || emergency;
  const measured = heightCm !== undefined && weightKg !== undefined;
  return !asked && !measured && may(patientCase, 'measures') ? 'measures' : null;
}
