import { choiceQuestion, saidChoices, tappedChoices } from '../interview/choices';
import { isChoice } from '../interview/questions';
import { doubtful } from '../interview/plausible';
import { PAIN_OF } from '../lexicon/body-parts';
import { findingById } from '../knowledge';
import { readAge } from '../reader/read-age';
import { readShortAnswer, saysUnknown, type ShortAnswer } from '../reader/read-answer';
import { readBareDuration, readBareMeasures } from '../reader/read-measures';
import { type ReadText, readText } from '../reader/read-text';
import { tokenize } from '../reader/tokenize';
import { flagsOfOthers } from '../red-flags/flags-of-others';
import { raiseFlags } from '../red-flags/raise-flags';
import type { RedFlagRule } from '../red-flags/schema';
import { type Case, close, type FindingState, newCase, withFinding, withWords } from './case';
import { factsOf } from './facts';
import { correctedPatient, namesAnother, ofAnother } from './corrections';
import { withoutImpossible } from './possible';
import { takeChoices } from './take-choices';
import { isTimeAlone, takeCorrections } from './take-corrections';
import { type Answer, takeRecordAnswer, takeVolunteered } from './take-record';
import { vagueDuration } from './vague-duration';

/** Takes what one patient message says into the case: the answer to the question before it, and all else that it tells. */
export function listen(known: Case, text: string, question?: string): Case {
  const choice = isChoice(question ?? '', text);
  const another = choice ? null : anotherInDanger(known, text);
  const heard = another ? known : withoutImpossible(listenTo(known, text, question));
  const others = choice ? [] : [...(another?.rules ?? []), ...flagsOfOthers(text)].map(({ id }) => id);
  return others.length === 0 ? heard : { ...heard, others: [...new Set([...(heard.others ?? []), ...others])] };
}

/**
 * Whom the message tells of where that is somebody in danger beside the patient of the consultation, with the emergencies of
 * theirs; null where it is the patient. "Mother collapsed" is no sign of the writer's rash.
 */
export function anotherInDanger(known: Case, text: string): { person: Case; rules: RedFlagRule[] } | null {
  const read = readText(text);
  if (correctedPatient(read, known) || !namesAnother(read, known)) return null;
  const person = listenTo(newCase(), text);
  const rules = raiseFlags(factsOf(person)).filter(({ level }) => level === 'emergency');
  return rules.length > 0 ? { person, rules } : null;
}

function listenTo(known: Case, text: string, question?: string): Case {
  const asked = choiceQuestion(question);
  const tapped = asked ? tappedChoices(asked, text) : [];
  // the words of a choice are the engine's own: they are not read as the patient's
  if (asked && tapped.length > 0) return takeChoices(known, { question: asked, rows: tapped, short: null });
  const tokens = tokenize(text);
  const short = question ? readShortAnswer(tokens) : { answer: null, length: 0 };
  const read = readText(text, short.length);
  const told = tellsSymptoms(read) && !isAdministrative(question) ? withWords(known, text) : known;
  const patient = correctedPatient(read, known);
  if (patient) return takeFacts(ofAnother(told, patient), read);
  const facts = takeCorrections(takeFacts(told, read), { known, read, question });
  const withFacts = takeVolunteered(facts, { text, read, question });
  return question ? takeAnswer(withFacts, { question, text, read, short: short.answer }) : withFacts;
}

const LONGEST_PLACE = 5;
const ADMINISTRATIVE = new Set(['age', 'sex', 'measures', 'medicines', 'allergies', 'history', 'confirm', 'offer']);
const isAdministrative = (question?: string) => question !== undefined && ADMINISTRATIVE.has(question);

function tellsSymptoms(read: ReadText): boolean {
  return read.findings.some(({ finding, past }) => !past && findingById(finding)?.kind !== 'background');
}

/** Later statements replace earlier ones. What was long ago counts only where it is a lasting illness. */
function takeFacts(known: Case, read: ReadText): Case {
  let next: Case = known;
  for (const { finding, state, weight, past } of strongestLast(read)) {
    const lasting = findingById(finding)?.kind === 'background' && !['pregnant', 'postpartum'].includes(finding);
    // words that only the reader uses are no findings of the knowledge base
    if (!findingById(finding) || (past && !lasting)) continue;
    next = withFinding(next, finding, { state, weight });
  }
  for (const finding of read.measures.findings) next = withFinding(next, finding, { state: 'present', weight: 1 });
  const { heightCm, weightKg, durationDays, pregnantWeeks } = read.measures;
  const lasted = durationDays ?? vagueDuration(read.line);
  const changed = Object.keys(next.findings).length > Object.keys(known.findings).length;
  return {
    ...withPregnancy(next, pregnantWeeks),
    who: next.who === 'open' ? read.patient : next.who,
    ageYears: read.ageYears ?? next.ageYears,
    sex: read.sex ?? next.sex ?? sexOf(read),
    heightCm: heightCm ?? next.heightCm,
    weightKg: weightKg ?? next.weightKg,
    durationDays: next.durationDays === undefined || changed ? (lasted ?? next.durationDays) : next.durationDays,
  };
}

/** Halfway through a pregnancy its dangers change. */
const LATE_FROM_WEEK = 20;

function withPregnancy(known: Case, weeks: number | undefined): Case {
  if (weeks === undefined) return known;
  const half = weeks < LATE_FROM_WEEK ? 'early_pregnancy' : 'late_pregnancy';
  const there: FindingState = { state: 'present', weight: 1 };
  return { ...withFinding(withFinding(known, 'pregnant', there), half, there), pregnantWeeks: weeks };
}

/** Complaints that only one sex has say the sex by themselves; "not pregnant" is said of a woman too. */
function sexOf({ findings }: ReadText): Case['sex'] {
  const there = findings.filter(({ state, past }) => state === 'present' && !past);
  const has = (sex: 'male' | 'female') => there.some(({ finding }) => findingById(finding)?.asked?.sex === sex);
  if (has('male')) return 'male';
  return has('female') || findings.some(({ finding }) => finding === 'pregnant') ? 'female' : undefined;
}

/** Of several statements on one finding in one text, one that it is there wins over one that it is not. */
function strongestLast(read: ReadText): ReadText['findings'] {
  const rankOf = (state: string) => (state === 'present' ? 1 : 0);
  return [...read.findings].sort((a, b) => rankOf(a.state) - rankOf(b.state) || a.weight - b.weight);
}

function takeAnswer(known: Case, answer: Answer): Case {
  const { question, read } = answer;
  if (question.startsWith('f:')) return takeFindingAnswer(known, question.slice(2), answer);
  const choices = choiceQuestion(question);
  if (choices)
    return takeChoices(known, { question: choices, rows: saidChoices(choices, read.tokens), short: answer.short });
  switch (question) {
    case 'symptoms':
      return takePlace(known, answer);
    case 'age':
      return takeAge(known, answer);
    case 'sex':
      return takeSex(known, answer);
    case 'measures':
      return takeMeasures(known, answer);
    case 'check':
      return takeCheck(known, answer);
    case 'duration':
      return close({ ...known, durationDays: howLong(read) ?? known.durationDays }, 'duration');
    case 'history':
    case 'medicines':
    case 'allergies':
      return takeRecordAnswer(known, answer);
    case 'more':
      return close(known, 'more');
    default:
      return known;
  }
}

function howLong({ line }: ReadText): number | undefined {
  return vagueDuration(line, true) ?? readBareDuration(line) ?? undefined;
}

/** Numbers that can be no height and no weight leave the question open. */
function takeMeasures(known: Case, { read }: Answer): Case {
  const taken = { ...readBareMeasures(read.line, known.ageYears), ...pick(read.measures) };
  const unread = Object.keys(taken).length === 0 && read.tokens.some(({ kind }) => kind === 'number');
  return unread ? known : close({ ...known, ...taken }, 'measures');
}

/** Numbers that the patient takes back are forgotten and asked for anew; corrected ones were read already. */
function takeCheck(known: Case, { read, short }: Answer): Case {
  const corrected = read.ageYears !== null || Object.keys(pick(read.measures)).length > 0;
  if (short !== 'no' || corrected) return close(known, 'check');
  const again = doubtful(known) === 'age' ? 'age' : 'measures';
  const forgotten: Partial<Case> =
    again === 'age'
      ? { ageYears: undefined, takenBack: ['age'] }
      : { heightCm: undefined, weightKg: undefined, takenBack: ['height', 'weight'] };
  const reopened = { ...known, ...forgotten, asked: { ...known.asked, [again]: 0 } };
  return close({ ...reopened, closed: known.closed.filter((id) => id !== again) }, 'check');
}

const pick = ({ heightCm, weightKg }: ReadText['measures']) => ({
  ...(heightCm === undefined ? {} : { heightCm }),
  ...(weightKg === undefined ? {} : { weightKg }),
});

/** "Yes", "no", "I don't know", a weak yes, the finding itself in words; anything else closes the question as unknown. */
function takeFindingAnswer(known: Case, finding: string, { read, short }: Answer): Case {
  const closed = close(known, `f:${finding}`);
  const stated = read.findings.find((item) => item.finding === finding);
  if (stated) return closed;
  const answers: Record<Exclude<ShortAnswer, null>, FindingState> = {
    yes: { state: 'present', weight: 1 },
    somewhat: { state: 'present', weight: 0.5 },
    no: { state: 'absent', weight: 1 },
    unknown: { state: 'unknown', weight: 0 },
  };
  if (short === 'yes' && isElsewhere(read)) return known;
  if (short === null && isTimeAlone(read))
    return { ...known, durationDays: readBareDuration(read.line) ?? known.durationDays };
  if (short === null && closed.findings[finding]) return closed;
  return withFinding(closed, finding, short === null ? answers.unknown : answers[short]);
}

const MORE = new Set([
  'na',
  'and',
  'pia',
  'also',
  'with',
  'but',
  'lakini',
  'sana',
  'kidogo',
  'very',
  'a',
  'since',
  'tangu',
]);

/** "Yes I slept with somebody new", to a question about the throat: the yes goes with what follows it, not with the question. */
function isElsewhere({ tokens, findings }: ReadText): boolean {
  const first = tokens[0];
  if (!first || first.kind !== 'word' || MORE.has(first.text)) return false;
  return findings.some(({ state }) => state === 'present');
}

/** "Tumbo", "my head": a part of the body alone, when asked what is wrong, is where it hurts. */
function takePlace(known: Case, { read, text }: Answer): Case {
  if (read.findings.length > 0 || read.tokens.length > LONGEST_PLACE) return known;
  const pain = read.tokens.flatMap(({ text: word }) => PAIN_OF.get(word) ?? [])[0];
  return pain ? withWords(withFinding(known, pain, { state: 'present', weight: 1 }), text) : known;
}

const SEX_LETTERS = new Map<string, 'female' | 'male'>([
  ['f', 'female'],
  ['ke', 'female'],
  ['mke', 'female'],
  ['m', 'male'],
  ['me', 'male'],
  ['mume', 'male'],
]);

/** "F", "ke", "me": one letter or syllable is enough when the sex was asked for. */
function takeSex(known: Case, { read, short }: Answer): Case {
  const letter = read.tokens.length === 1 ? SEX_LETTERS.get(read.tokens[0]?.text ?? '') : undefined;
  if (letter) return close({ ...known, sex: letter }, 'sex');
  return known.sex || short === 'unknown' || saysUnknown(read.tokens) ? close(known, 'sex') : known;
}

/** A bare number is an age when the age was asked for. */
function takeAge(known: Case, { read, short }: Answer): Case {
  const age = read.ageYears ?? readAge(read.line, true);
  // "one week", from somebody who writes of themselves, is how long it has been
  if (age !== null && age < 1 && known.who === 'self')
    return { ...known, ageYears: undefined, durationDays: known.durationDays ?? Math.round(age * 365) };
  if (age !== null) return close({ ...known, ageYears: age }, 'age');
  return short === 'unknown' || saysUnknown(read.tokens) ? close(known, 'age') : known;
}
