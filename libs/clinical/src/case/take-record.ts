import { MEDICINES } from '../reader/medicines';
import { RECORD } from '../reader/grammar/record';
import { findingById } from '../knowledge';
import type { ReadAnswer, ShortAnswer } from '../reader/answers/read-answer';
import { saysNone, saysUnknown } from '../reader/answers/says';
import { isTaking, type ReadRecord, readRecord } from '../reader/read-record';
import type { ReadText } from '../reader/read-text';
import { type Token, tokenize } from '../reader/tokenize';
import { type Case, close, withFinding } from './case';

export interface Answer {
  question: string;
  text: string;
  read: ReadText;
  short: ShortAnswer;
  basis: ReadAnswer['basis'];
  answered: ReadAnswer['answered'];
  unknownClause: ReadAnswer['unknownClause'];
}

/**
 * Chronic illnesses, medicines and allergies in any message, added to the known ones. A medicine's name in answer to
 * "which allergies" is an allergy, unless the message says that it is taken.
 */
export function applyVolunteeredRecord(
  patientCase: Case,
  { text, read, question }: Pick<Answer, 'text' | 'read'> & { question?: string },
): Case {
  const record = readRecord(text, read.tokens);
  const { history, allergies } = record;
  const medicines = question === 'allergies' && !read.tokens.some(isTaking) ? undefined : record.medicines;
  const add = (list: string[] | undefined, more: string[] | undefined) =>
    more === undefined || more.length === 0 ? (more ?? list) : [...new Set([...(list ?? []), ...more])].slice(0, 30);
  const named = allergies !== undefined && allergies.length > 0;
  const known = named ? withFinding(patientCase, 'allergy_known', { state: 'present', weight: 1 }) : patientCase;
  return {
    ...known,
    history: history === undefined || (history === 'None' && patientCase.history) ? patientCase.history : history,
    medicines: add(patientCase.medicines, medicines),
    allergies: add(patientCase.allergies, allergies),
  };
}

/** The answer to the history, medicines or allergies question. A bare "yes" leaves it open, so that the engine asks which. */
export function applyRecordAnswer(patientCase: Case, answer: Answer): Case {
  const { question, read, short } = answer;
  if (short === 'yes' && read.tokens.length === 0) return patientCase;
  if (question === 'record') return applyWholeRecord(patientCase, answer);
  if (question === 'history')
    return close({ ...patientCase, history: historyOf(answer, patientCase.history) }, question);
  const list = question === 'medicines' ? 'medicines' : 'allergies';
  if (isAboutSomethingElse(answer, list)) return patientCase;
  const items = listed(answer, list);
  // names volunteered in the message are used; without any the list stays unknown, but the question is closed
  return close(items === null ? patientCase : { ...patientCase, [list]: items }, question);
}

/**
 * The answer to one question about illnesses, medicines and allergies. The lists that it does not mention are empty,
 * because the question named them; after "I don't know" they stay unknown.
 */
function applyWholeRecord(patientCase: Case, answer: Answer): Case {
  const { read, short } = answer;
  const closed = close(close(patientCase, 'record'), 'measures');
  const own = clausesOf(answer.text).filter((clause) => !SIZE.test(clause) && !isOther(tokenize(clause), 'history'));
  const noHistory = own.every((clause) => isOfSymptoms(clause, answer));
  const history = closed.history ?? (noHistory ? 'None' : historyOf({ ...answer, text: own.join(', ') }, undefined));
  if (short === 'unknown' || saysUnknown(read.tokens)) return { ...closed, history };
  return {
    ...closed,
    history,
    medicines: withoutShorter([...(closed.medicines ?? []), ...namedMedicines(answer)]).slice(0, 30),
    allergies: closed.allergies ?? [],
  };
}

/** "Amlodipine 5 mg" says more than "amlodipine", which is left out. */
const withoutShorter = (medicines: readonly string[]) =>
  [...new Set(medicines)].filter(
    (name) => !medicines.some((other) => other !== name && other.toLowerCase().includes(name.toLowerCase())),
  );

/** "I am tired, no appetite": present complaints are not recorded as history. */
const isOfSymptoms = (clause: string, { text, read }: Answer) =>
  read.findings.some(
    ({ finding, state, past, start, end }) =>
      state === 'present' &&
      !past &&
      findingById(finding)?.kind !== 'background' &&
      clause.includes(text.slice(start, end).replace(/\s+/gu, ' ')),
  );

/** Names of medicines without a verb: "asthma, salbutamol inhaler". */
const namedMedicines = ({ text }: Answer): string[] =>
  clausesOf(text)
    .filter((clause) => {
      const words = tokenize(clause).map(({ text: word }) => word);
      return words.some((word) => MEDICINES.has(word)) && !words.some((word) => RECORD.allergyNouns.has(word));
    })
    .map((clause) => bare(clause).slice(0, 200));

/** Height and weight are no illness. */
const SIZE = /^(?:\W|\d|kg|kgs|kilo|kilos|cm|sm|urefu|uzito|height|weight|na|and|ni|is|my|i|am)+$/iu;

/** The listed medicines or allergies: empty only for an explicit "none", null if unknown. */
function listed(answer: Answer, list: 'medicines' | 'allergies'): string[] | null {
  const { read, short } = answer;
  const volunteered = readRecord(answer.text, read.tokens)[list];
  if (short === 'unknown' || saysUnknown(read.tokens)) return feared(answer) ?? volunteered ?? null;
  const items = short === 'no' || saysNone(read.tokens) ? [] : itemsOf(answer);
  return items.length > 0 ? items : (volunteered ?? []);
}

/** "Maybe penicillin, I am not sure": a suspected allergy is recorded, because leaving it out is the greater harm. */
function feared({ question, read }: Answer): string[] | null {
  if (question !== 'allergies') return null;
  const named = read.tokens.flatMap(({ text: word }) => MEDICINES.get(word) ?? []);
  return named.length > 0 ? [...new Set(named)] : null;
}

/** "No allergies", asked about medicines, does not answer the question. */
function isAboutSomethingElse({ text, read }: Answer, list: 'medicines' | 'allergies'): boolean {
  const clauses = clausesOf(text);
  const other = clauses.length > 0 && clauses.every((clause) => isOther(tokenize(clause), list));
  return other && readRecord(text, read.tokens)[list] === undefined;
}

function historyOf({ text, read, short }: Answer, volunteered: string | undefined): string {
  const lasting = read.findings.some(
    ({ finding, state }) => state === 'present' && findingById(finding)?.kind === 'background',
  );
  const named = lasting || read.tokens.some(({ text: word }) => RECORD.pastIllness.has(word));
  if (!named && (short === 'unknown' || saysUnknown(read.tokens))) return 'Nothing is known of the history';
  if (!named && (short === 'no' || volunteered === 'None' || saysNone(read.tokens))) return 'None';
  const own = clausesOf(text).filter((clause) => !isOther(tokenize(clause), 'history'));
  return (own.length > 0 ? own.join(', ') : text.replace(/\s+/gu, ' ').trim()).slice(0, 1_000);
}

const clausesOf = (text: string) =>
  text
    .split(/[,.;\n]/u)
    .map((clause) => clause.replace(/\s+/gu, ' ').trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));

/** The clause is about one of the other two lists. */
function isOther(tokens: readonly Token[], group: 'history' | keyof ReadRecord): boolean {
  const has = (words: { has(word: string): boolean }) => tokens.some(({ text: word }) => words.has(word));
  if (has(RECORD.allergyNouns)) return group !== 'allergies';
  if (tokens.some(isTaking) || has(RECORD.medicineNouns)) return group !== 'medicines';
  return has(RECORD.illnessNouns) ? group !== 'history' : group === 'history' && has(MEDICINES);
}

const LEADS =
  /^(?:yes|yeah|ok|ndiyo|ndio|eh|only|just|i|he|she|am|im|i'm|is|are|take|takes|taking|took|use|uses|using|on|have|has|had|an?|the|some|to|allergic|allergy|natumia|ninatumia|anatumia|nakunywa|ninakunywa|anakunywa|nameza|ninameza|anameza|nina|ana|niko|ako|na|mzio|aleji|wa|ya|za|tu)\s+/iu;

const TRAILS = /\s+(?:only|alone|tu|pekee|basi)$/iu;

/** "Yes, I take metformin only" → "metformin" */
function bare(item: string): string {
  let rest = item.replace(TRAILS, '');
  while (LEADS.test(rest)) rest = rest.replace(LEADS, '');
  return rest;
}

/** Splits a free-text list into items, without clauses about the other lists. */
function itemsOf({ text, question }: Answer): string[] {
  const group = question === 'medicines' ? 'medicines' : 'allergies';
  return clausesOf(text)
    .filter((clause) => !isOther(tokenize(clause), group))
    .flatMap((clause) => clause.split(/ (?:na|and|pamoja na) |&|\+/iu))
    .map((item) => bare(item.trim()).slice(0, 200))
    .filter((item) => /[\p{L}\p{N}]/u.test(item) && !/^(?:yes|ndiyo|ndio|eh)$/iu.test(item))
    .slice(0, 30);
}
