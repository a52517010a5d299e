import { MEDICINES } from './medicines';
import { FUNCTION_WORDS } from './grammar/function-words';
import { NEGATION } from './grammar/negation';
import { RECORD } from './grammar/record';
import { hypotheticalScope } from './passes/hypothetical';
import { negationScope } from './passes/negation';
import { negatedAfter } from './passes/post-negation';
import { isStatementVerb } from './statements';
import { verbForm } from './swahili-verb';
import type { Token } from './tokenize';

/** Chronic illnesses, medicines and allergies in a text; an empty list or `RECORD.none` means explicitly none. */
export interface ReadRecord {
  history?: string;
  medicines?: string[];
  allergies?: string[];
}

const LONGEST_NAME = 6;
const SEPARATOR = new RegExp(`\\s+(?:${RECORD.separators.join('|')})\\s+`, 'iu');

/** Reads history, medicines and allergies from free text: "no illnesses, I take no medicines", "nina mzio wa penicillin". */
export function readRecord(text: string, tokens: readonly Token[]): ReadRecord {
  const scope = negationScope(tokens);
  const denied = tokens.map((_, i) => scope[i] || verbDenies(tokens, i) || negatedAfter(tokens, [i], () => false));
  for (const i of namedAfterDenial(tokens)) denied[i] = false;
  const { hypothetical } = hypotheticalScope(tokens);
  const recordText = { text, tokens, denied };
  const at = (nouns: ReadonlySet<string>) =>
    tokens.flatMap((token, i) => (nouns.has(token.text) && !hypothetical[i] ? [i] : []));
  const allergies = at(RECORD.allergyNouns);
  const medicines = at(RECORD.medicineNouns).filter(
    (i) => !allergies.some((a) => a === i + 1 || (i > a && i - a <= 4 && !denied[i])),
  );
  return {
    ...history(recordText, at(RECORD.illnessNouns), text.trim().endsWith('?') ? [] : at(RECORD.pastIllness)),
    ...listOf('medicines', {
      none: medicines.some((i) => denied[i] && isGeneral(tokens, i)) || tokens.some((_, i) => takesNothing(tokens, i)),
      named: [...namedMedicines(recordText, allergies), ...medicines.flatMap((i) => describedMedicine(recordText, i))],
    }),
    ...listOf('allergies', {
      none: allergies.some((i) => denied[i]) || tokens.some(({ text: word }) => RECORD.noAllergies.has(word)),
      named: allergies.filter((i) => !denied[i]).flatMap((i) => allergyNames(recordText, i)),
    }),
  };
}

/**
 * "No illness, allergic to penicillin", "sina ugonjwa, mzio wa penicillin": an allergy to a named medicine in a clause of its
 * own, without a negation or "or" there, is stated and not part of the denied list.
 */
function namedAfterDenial(tokens: readonly Token[]): number[] {
  return tokens.flatMap(({ text }, i) => {
    if (!RECORD.allergyNouns.has(text)) return [];
    const clause = clauseOf(tokens, i);
    const names = clause.some(({ text: word }) => MEDICINES.has(word));
    const denies = clause.some(({ text: word }) => NEGATION.preNegations.has(word) || NEGATION.disjunctions.has(word));
    return names && !denies ? [i] : [];
  });
}

function clauseOf(tokens: readonly Token[], i: number): readonly Token[] {
  const isEnd = ({ kind }: Token) => kind === 'stop' || kind === 'comma';
  const from = tokens.findLastIndex((token, at) => at < i && isEnd(token)) + 1;
  const to = tokens.findIndex((token, at) => at > i && isEnd(token));
  return tokens.slice(from, to < 0 ? undefined : to);
}

interface RecordText {
  text: string;
  tokens: readonly Token[];
  denied: readonly boolean[];
}

function listOf<K extends 'medicines' | 'allergies'>(
  key: K,
  { none, named }: { none: boolean; named: string[] },
): Partial<Record<K, string[]>> {
  if (named.length > 0) return { [key]: [...new Set(named)].slice(0, 30) } as Record<K, string[]>;
  return none ? ({ [key]: [] as string[] } as Record<K, string[]>) : {};
}

/** "Situmii dawa", "dawa situmii" */
function verbDenies(tokens: readonly Token[], i: number): boolean {
  return [i - 3, i - 2, i - 1, i + 1].some(
    (at) => RECORD.notTaking.test(tokens[at]?.text ?? '') && sameClause(tokens, at, i),
  );
}

const sameClause = (tokens: readonly Token[], a: number, b: number) =>
  tokens.slice(Math.min(a, b), Math.max(a, b)).every(({ kind }) => kind !== 'stop' && kind !== 'comma');

/** "I take none", "situmii yoyote" */
function takesNothing(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1]?.text ?? '';
  if (RECORD.notTaking.test(tokens[i]?.text ?? '')) return RECORD.anyAtAll.has(next);
  return RECORD.taking.has(tokens[i]?.text ?? '') && RECORD.nothing.has(next);
}

/** The negation is about all medicines, not about a specific one ("dawa za presha", "my medicine") or one that did not help. */
function isGeneral(tokens: readonly Token[], i: number): boolean {
  const [before, after] = [tokens[i - 1]?.text ?? '', tokens[i + 1]?.text ?? ''];
  if (RECORD.own.has(before) || RECORD.own.has(after) || RECORD.helped.has(after)) return false;
  return !RECORD.ofKind.has(after);
}

function namedMedicines({ tokens, denied }: RecordText, allergies: readonly number[]): string[] {
  return tokens.flatMap(({ text: word }, i) => {
    const name = MEDICINES.get(word);
    if (!name || denied[i] || allergies.some((a) => Math.abs(i - a) <= 5 && sameClause(tokens, a, i))) return [];
    return [name];
  });
}

/** "Dawa za presha", "medicine for blood pressure", "blood pressure tablets", after a verb of taking. */
function describedMedicine({ text, tokens, denied }: RecordText, i: number): string[] {
  if (denied[i]) return [];
  const from = takenFrom(tokens, i);
  if (from === null) return [];
  const linked =
    RECORD.links.has(tokens[i + 1]?.text ?? '') && !NEGATION.statementStarts.has(tokens[i + 2]?.text ?? '');
  if (!linked && from === i) return [];
  return [slice(text, tokens, from, linked ? nameEnd(tokens, i + 2) : i + 1)].filter(Boolean);
}

/** A verb of taking: "on", "natumia", "amekunywa". */
export function isTaking({ text: word }: Token): boolean {
  return RECORD.taking.has(word) || RECORD.takingVerbs.some((stem) => verbForm(word, stem) === 'affirms');
}

/** Start of the medicine's name after a verb of taking, or null. */
function takenFrom(tokens: readonly Token[], i: number): number | null {
  for (let at = i - 1; at >= Math.max(0, i - 4); at--) {
    const token = tokens[at];
    if (!token || token.kind !== 'word') return null;
    if (!isTaking(token)) continue;
    let from = at + 1;
    while (from < i && FUNCTION_WORDS.fillers.has(tokens[from]?.text ?? '')) from++;
    return from;
  }
  return null;
}

function allergyNames({ text, tokens }: RecordText, i: number): string[] {
  if (RECORD.links.has(tokens[i + 1]?.text ?? '')) {
    const end = nameEnd(tokens, i + 2);
    return slice(text, tokens, i + 2, end)
      .split(SEPARATOR)
      .filter((item) => /[\p{L}\p{N}]/u.test(item));
  }
  const before = tokens[i - 1];
  const names =
    before?.kind === 'word' && !FUNCTION_WORDS.fillers.has(before.text) && !RECORD.allergySorts.has(before.text);
  return names && !NEGATION.preNegations.has(before.text) && !isStatementVerb(before.text)
    ? [slice(text, tokens, i - 1, i)]
    : [];
}

function history({ text, tokens, denied }: RecordText, nouns: readonly number[], past: readonly number[]): ReadRecord {
  const pastIllnesses = past.filter((i) => !denied[i]).map((i) => clauseAround(text, tokens, i));
  if (pastIllnesses.length > 0) return { history: [...new Set(pastIllnesses)].join('; ').slice(0, 1_000) };
  const none = nouns.some((i) => denied[i] && !RECORD.ofIllness.has(tokens[i + 1]?.text ?? ''));
  return none ? { history: RECORD.none } : {};
}

function clauseAround(text: string, tokens: readonly Token[], i: number): string {
  let from = i;
  while (from > 0 && tokens[from - 1]?.kind !== 'stop' && tokens[from - 1]?.kind !== 'comma') from--;
  let to = i + 1;
  while (to < tokens.length && tokens[to]?.kind !== 'stop' && tokens[to]?.kind !== 'comma') to++;
  return slice(text, tokens, from, to);
}

/** End of a name: at punctuation, at "but", or where a new statement starts. */
function nameEnd(tokens: readonly Token[], from: number): number {
  let end = from;
  while (end < tokens.length && end - from < LONGEST_NAME) {
    const token = tokens[end];
    const next = tokens[end + 1]?.text ?? '';
    if (!token || token.kind === 'stop' || token.kind === 'comma' || NEGATION.scopeEnds.has(token.text)) break;
    if (
      NEGATION.preNegations.has(token.text) ||
      isStatementVerb(token.text) ||
      (end > from && NEGATION.statementStarts.has(token.text))
    )
      break;
    const joins = RECORD.joiners.has(token.text);
    if (
      joins &&
      (NEGATION.statementStarts.has(next) ||
        NEGATION.preNegations.has(next) ||
        isStatementVerb(next) ||
        RECORD.notTaking.test(next))
    )
      break;
    end++;
  }
  return end;
}

function slice(text: string, tokens: readonly Token[], from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  return first && last && to > from ? text.slice(first.start, last.end).replace(/\s+/gu, ' ').trim().slice(0, 200) : '';
}
