import { ALLERGY_NOUNS, ILLNESS_NOUNS, MEDICINE_NOUNS, PAST_ILLNESS } from '../lexicon/record-words';
import { MEDICINES } from '../lexicon/medicines';
import { findingById } from '../knowledge';
import { saysNone, saysUnknown, type ShortAnswer } from '../reader/read-answer';
import { isTaking, type ReadRecord, readRecord } from '../reader/read-record';
import type { ReadText } from '../reader/read-text';
import { type Token, tokenize } from '../reader/tokenize';
import { type Case, close } from './case';

export interface Answer {
  question: string;
  text: string;
  read: ReadText;
  short: ShortAnswer;
}

/**
 * Lasting illnesses, medicines and allergies that a message tells of, whatever was asked; what is named adds to what is
 * known. A medicine's name as the answer to "which allergies" is one, unless it is said to be taken.
 */
export function takeVolunteered(
  known: Case,
  { text, read, question }: Pick<Answer, 'text' | 'read'> & { question?: string },
): Case {
  const record = readRecord(text, read.tokens);
  const { history, allergies } = record;
  const medicines = question === 'allergies' && !read.tokens.some(isTaking) ? undefined : record.medicines;
  const add = (list: string[] | undefined, more: string[] | undefined) =>
    more === undefined || more.length === 0 ? (more ?? list) : [...new Set([...(list ?? []), ...more])].slice(0, 30);
  return {
    ...known,
    history: history === undefined || (history === 'None' && known.history) ? known.history : history,
    medicines: add(known.medicines, medicines),
    allergies: add(known.allergies, allergies),
  };
}

/** The answer to one of the three questions; a bare "yes" leaves it open, so that it is asked which. */
export function takeRecordAnswer(known: Case, answer: Answer): Case {
  const { question, read, short } = answer;
  if (short === 'yes' && read.tokens.length === 0) return known;
  if (question === 'history') return close({ ...known, history: historyOf(answer, known.history) }, question);
  const list = question === 'medicines' ? 'medicines' : 'allergies';
  if (isElsewhere(answer, list)) return known;
  const items = listed(answer, list);
  // known are the names that the message told anyway; without one it stays unknown, and is not asked again
  return close(items === null ? known : { ...known, [list]: items }, question);
}

/** What is taken, or what there is an allergy to; empty only where it is said that there is none, null where nobody knows. */
function listed(answer: Answer, list: 'medicines' | 'allergies'): string[] | null {
  const { read, short } = answer;
  const volunteered = readRecord(answer.text, read.tokens)[list];
  if (short === 'unknown' || saysUnknown(read.tokens)) return feared(answer) ?? volunteered ?? null;
  const items = short === 'no' || saysNone(read.tokens) ? [] : itemsOf(answer);
  return items.length > 0 ? items : (volunteered ?? []);
}

/** "Maybe penicillin, I am not sure": an allergy that is only feared is kept, since leaving it out would be the greater harm. */
function feared({ question, read }: Answer): string[] | null {
  if (question !== 'allergies') return null;
  const named = read.tokens.flatMap(({ text: word }) => MEDICINES.get(word) ?? []);
  return named.length > 0 ? [...new Set(named)] : null;
}

/** "No allergies", asked for the medicines: nothing is known of them yet. */
function isElsewhere({ text, read }: Answer, list: 'medicines' | 'allergies'): boolean {
  const clauses = clausesOf(text);
  const other = clauses.length > 0 && clauses.every((clause) => isOther(tokenize(clause), list));
  return other && readRecord(text, read.tokens)[list] === undefined;
}

function historyOf({ text, read, short }: Answer, volunteered: string | undefined): string {
  const lasting = read.findings.some(
    ({ finding, state }) => state === 'present' && findingById(finding)?.kind === 'background',
  );
  const told = lasting || read.tokens.some(({ text: word }) => PAST_ILLNESS.has(word));
  if (!told && (short === 'unknown' || saysUnknown(read.tokens))) return 'Nothing is known of the history';
  if (!told && (short === 'no' || volunteered === 'None' || saysNone(read.tokens))) return 'None';
  const own = clausesOf(text).filter((clause) => !isOther(tokenize(clause), 'history'));
  return (own.length > 0 ? own.join(', ') : text.replace(/\s+/gu, ' ').trim()).slice(0, 1_000);
}

const clausesOf = (text: string) =>
  text
    .split(/[,.;\n]/u)
    .map((clause) => clause.replace(/\s+/gu, ' ').trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));

/** The clause tells of another of the three groups than the one that was asked for. */
function isOther(tokens: readonly Token[], group: 'history' | keyof ReadRecord): boolean {
  const has = (words: { has(word: string): boolean }) => tokens.some(({ text: word }) => words.has(word));
  if (has(ALLERGY_NOUNS)) return group !== 'allergies';
  if (tokens.some(isTaking) || has(MEDICINE_NOUNS)) return group !== 'medicines';
  return has(ILLNESS_NOUNS) ? group !== 'history' : group === 'history' && has(MEDICINES);
}

const LEADS =
  /^(?:yes|yeah|ok|ndiyo|ndio|eh|only|just|i|he|she|am|im|i'm|is|are|take|takes|taking|took|use|uses|using|on|have|has|had|an?|the|some|to|allergic|allergy|natumia|ninatumia|anatumia|nakunywa|ninakunywa|anakunywa|nameza|ninameza|anameza|nina|ana|niko|ako|na|mzio|aleji|wa|ya|za|tu)\s+/iu;

/** "Yes, I take metformin" → "metformin" */
function bare(item: string): string {
  let rest = item;
  while (LEADS.test(rest)) rest = rest.replace(LEADS, '');
  return rest;
}

/** A list in free words → its items, without those that tell of something else. */
function itemsOf({ text, question }: Answer): string[] {
  const group = question === 'medicines' ? 'medicines' : 'allergies';
  return clausesOf(text)
    .filter((clause) => !isOther(tokenize(clause), group))
    .flatMap((clause) => clause.split(/ (?:na|and|pamoja na) |&|\+/iu))
    .map((item) => bare(item.trim()).slice(0, 200))
    .filter((item) => /[\p{L}\p{N}]/u.test(item) && !/^(?:yes|ndiyo|ndio|eh)$/iu.test(item))
    .slice(0, 30);
}
