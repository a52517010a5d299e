import { readBareDuration } from '../reader/read-measures';
import type { ReadText } from '../reader/read-text';
import type { Case } from './case';
import { correctedNumber, correctedUnit, withCorrectedSide } from './corrections';
import { vagueDuration } from './vague-duration';

/** A message, the question that it answers, and what was known before it. */
interface Message {
  known: Case;
  read: ReadText;
  question: string | undefined;
}

/** What a message really corrects of the facts read from it: "months, not years", "sorry, 13", "left, not right". */
export function takeCorrections(next: Case, message: Message): Case {
  const { known, read, question } = message;
  const sided = newbornAge(withCorrectedSide(withKnownSex(withoutTimeAsAge(next, message), message), read), message);
  const age = correctedUnit(read, known) ?? correctedNumber(read, known, question);
  if (age !== null) return { ...sided, ageYears: age, durationDays: known.durationDays };
  const lasted = AT_SUMMARY.has(question ?? '') ? (read.measures.durationDays ?? vagueDuration(read.line)) : undefined;
  return lasted === undefined ? sided : { ...sided, durationDays: lasted };
}

/** Whatever is told of the time to the summary corrects it. */
const AT_SUMMARY = new Set(['confirm', 'correction']);
const ASKS_SEX = new Set(['sex', 'confirm', 'correction', 'check']);
const CORRECTS = / (?:no|not|sory|actually|meant|si|sio|siyo|samahani|nilikosea|namanisha|nilimanisha) /;

/** "His sister has it too" says nothing of the patient's sex: what was told stands until it is asked for or corrected. */
function withKnownSex(next: Case, { known, read, question }: Message): Case {
  const stands = known.sex !== undefined && next.sex !== known.sex;
  return stands && !ASKS_SEX.has(question ?? '') && !CORRECTS.test(read.line) ? { ...next, sex: known.sex } : next;
}

const SAYS_AGE =
  / (?:old|aged|age|yo|umri|born|(?:i am|im|she is|he is|hes|shes|am) \d+|(?:nina|ana|ako na|niko na|mwenye) (?:miaka|miezi|wiki|siku) \d+)(?= )/;

/** "Ni miezi mitatu", asked since when, is how long it has been. */
function withoutTimeAsAge(next: Case, { known, read, question }: Message): Case {
  return question === 'duration' && !SAYS_AGE.test(read.line) ? { ...next, ageYears: known.ageYears } : next;
}

const NEWBORN_YEARS = 0.1;
const YOUNG_DAYS = 90;

/** "10 days", said of "my newborn" before anything is known of the time, is the age and not how long it has been. */
function newbornAge(next: Case, { known, read, question }: Message): Case {
  const { ageYears, durationDays } = known;
  const byName =
    known.who === 'child' && ageYears !== undefined && ageYears < NEWBORN_YEARS && durationDays === undefined;
  const days = isTimeAlone(read) ? readBareDuration(read.line) : null;
  if (!byName || question === 'duration' || known.asked.age || days === null || days > YOUNG_DAYS) return next;
  return { ...next, ageYears: Math.round((days / 365) * 10_000) / 10_000, durationDays: undefined };
}

/** "Two weeks", when something else was asked. */
export function isTimeAlone({ tokens, line }: ReadText): boolean {
  return tokens.length <= 3 && /^ (?:\d+ [a-z]+|[a-z]+ \d+)(?: \.)? $/.test(line) && readBareDuration(line) !== null;
}
