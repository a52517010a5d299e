import { readBareDuration } from '../reader/read-duration';
import type { ReadText } from '../reader/read-text';
import { type Case, isPresent } from './case';
import { correctedNumber, correctedUnit, withCorrectedSide } from './corrections';
import { daysSinceMonth, daysSinceWeekday, vagueDuration } from './vague-duration';

/** A message, the question it answers, and the case before it. */
interface Message {
  patientCase: Case;
  read: ReadText;
  question: string | undefined;
}

/**
 * Adjusts the facts read from a message where it corrects earlier ones: "months, not years", "sorry, 13", "left, not
 * right".
 */
export function applyCorrections(next: Case, message: Message): Case {
  const { patientCase, read, question } = message;
  const aged = withoutBabysAge(withoutTimeAsAge(next, message), message);
  const sided = newbornAge(withCorrectedSide(withKnownSex(aged, message), read), message);
  const age = correctedUnit(read, patientCase) ?? correctedNumber(read, patientCase, question);
  if (age !== null) return { ...sided, ageYears: age, durationDays: patientCase.durationDays };
  const lasted = AT_SUMMARY.has(question ?? '') ? lastedIn(read, patientCase) : undefined;
  return lasted === undefined ? sided : { ...sided, durationDays: lasted };
}

const lastedIn = ({ line, measures }: ReadText, { today }: Case) =>
  daysSinceWeekday(measures.durationDays ?? vagueDuration(line), line, today) ??
  daysSinceMonth(measures.sinceMonth, today);

/** A duration in reply to the summary is a correction. */
const AT_SUMMARY = new Set(['confirm', 'correction']);
const ASKS_SEX = new Set(['age', 'sex', 'confirm', 'correction', 'check']);
const CORRECTS = / (?:no|not|sory|actually|meant|si|sio|siyo|samahani|nilikosea|namanisha|nilimanisha) /;

/** "His sister has it too" does not change the patient's sex; only an answer to the question or a correction does. */
function withKnownSex(next: Case, { patientCase, read, question }: Message): Case {
  const stands = patientCase.sex !== undefined && next.sex !== patientCase.sex;
  return stands && !ASKS_SEX.has(question ?? '') && !CORRECTS.test(read.line)
    ? { ...next, sex: patientCase.sex }
    : next;
}

const SAYS_AGE =
  / (?:old|aged|age|yo|umri|born|(?:i am|im|she is|he is|hes|shes|am) \d+|(?:nina|ana|ako na|niko na|mwenye) (?:miaka|miezi|wiki|siku) \d+)(?= )/;

/** "Ni miezi mitatu", asked since when, is a duration and not an age. */
function withoutTimeAsAge(next: Case, { patientCase, read, question }: Message): Case {
  return question === 'duration' && !SAYS_AGE.test(read.line) ? { ...next, ageYears: patientCase.ageYears } : next;
}

const BABY_YEARS = 3;
const PARENT_FROM = 12;
const ASKS_AGE = new Set(['age', 'confirm', 'correction', 'check']);

/** "The baby is 5 weeks", from a mother who writes about herself, is not her age. */
function withoutBabysAge(next: Case, { patientCase, question }: Message): Case {
  const baby = next.ageYears !== undefined && next.ageYears < BABY_YEARS;
  if (!baby || ASKS_AGE.has(question ?? '') || next.ageYears === patientCase.ageYears) return next;
  const isKnown = (patientCase.ageYears ?? 0) >= PARENT_FROM && next.who !== 'child';
  const isMother = next.who === 'self' && ['postpartum', 'breastfeeding'].some((id) => isPresent(next, id));
  return isKnown || isMother ? { ...next, ageYears: patientCase.ageYears } : next;
}

const NEWBORN_YEARS = 0.1;
const YOUNG_DAYS = 90;

/** "10 days" about "my newborn" is the age, unless a duration was already reported. */
function newbornAge(next: Case, { patientCase, read, question }: Message): Case {
  const { ageYears, durationDays } = patientCase;
  const byName =
    patientCase.who === 'child' && ageYears !== undefined && ageYears < NEWBORN_YEARS && durationDays === undefined;
  const days = isTimeAlone(read) ? readBareDuration(read.line) : null;
  if (!byName || question === 'duration' || patientCase.asked.age || days === null || days > YOUNG_DAYS) return next;
  return { ...next, ageYears: Math.round((days / 365) * 10_000) / 10_000, durationDays: undefined };
}

/** The message is only a duration ("two weeks"). */
export function isTimeAlone({ tokens, line }: ReadText): boolean {
  return tokens.length <= 3 && /^ (?:\d+ [a-z]+|[a-z]+ \d+)(?: \.)? $/.test(line) && readBareDuration(line) !== null;
}
