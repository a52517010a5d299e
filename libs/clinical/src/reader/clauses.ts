import { HYPOTHETICAL } from './grammar/hypothetical';
import { TEMPORALITY } from './grammar/temporality';
import type { Token } from './tokenize';

/** A range of tokens: from, and to (excluded). */
export type Range = readonly [from: number, to: number];

/** Joins the words and numbers of a token range by single blanks, with one at each end, as the patterns expect. */
export const joined = (tokens: readonly Token[], from: number, to: number) =>
  ` ${tokens
    .slice(from, to)
    .filter(({ kind }) => kind === 'word' || kind === 'number')
    .map(({ text }) => text)
    .join(' ')} `;

/** Splits the tokens at separators; each part starts with its separator. */
export function* parts(tokens: readonly Token[], ends: (token: Token) => boolean): Generator<Range> {
  let from = 0;
  for (const [i, token] of tokens.entries()) {
    if (!ends(token)) continue;
    yield [from, i];
    from = i;
  }
  yield [from, tokens.length];
}

/** The tokens between commas and stops; without empty parts. */
export function betweenCommas(tokens: readonly Token[]): Token[][] {
  const between: Token[][] = [[]];
  for (const token of tokens)
    if (token.kind === 'comma' || token.kind === 'stop') between.push([]);
    else between.at(-1)?.push(token);
  return between.filter(({ length }) => length > 0);
}

/** Sentences, which also end before "but". */
export const sentences = (tokens: readonly Token[]) =>
  parts(tokens, (token) => token.kind === 'stop' || HYPOTHETICAL.turns.has(token.text));

/** Clauses that end at a stop, before "but", or where a current statement begins; without empty ones. */
export function* clauses(
  tokens: readonly Token[],
  alsoEnds: (token: Token) => boolean = () => false,
): Generator<Range> {
  let from = 0;
  for (const [i, token] of tokens.entries()) {
    const ends = token.kind === 'stop' || TEMPORALITY.turns.has(token.text) || turnsToNow(tokens, i) || alsoEnds(token);
    if (!ends) continue;
    if (i > from + 1 || tokens[from]?.kind !== 'stop') yield [from, i];
    from = i;
  }
  yield [from, tokens.length];
}

/** Words after "and" that show whether the statement is about now. */
const NEXT_WORDS = 4;

/** A comma or "and" before a current statement: "nilipona malaria mwaka jana, nina homa", "…, and my head is aching". */
function turnsToNow(tokens: readonly Token[], i: number): boolean {
  const { aboutNow, clauseJoiners, currentPronouns, currentSubjects, currentVerbs, pluperfect, theseDays } =
    TEMPORALITY;
  const word = (at: number) => tokens[at]?.text ?? '';
  if (!clauseJoiners.has(word(i))) return false;
  const [next, second] = [word(i + 1), word(i + 2)];
  if (currentSubjects.has(next)) return true;
  if (aboutNow.test(joined(tokens, i + 1, i + 1 + NEXT_WORDS))) return true;
  if (theseDays.some(([these, days]) => next === these && second === days)) return true;
  return currentPronouns.has(next) && currentVerbs.has(second) && !pluperfect.has(word(i + 3));
}

/** Index of the phrase in the words, or -1. */
export function placeOf(words: readonly string[], phrase: readonly string[]): number {
  const first = phrase[0] ?? '';
  for (let i = words.indexOf(first); i >= 0; i = words.indexOf(first, i + 1))
    if (phrase.every((part, j) => words[i + j] === part)) return i;
  return -1;
}
export const holds = (words: readonly string[], phrase: readonly string[]) => placeOf(words, phrase) >= 0;

/** The texts of a range. */
export const wordsOf = (tokens: readonly Token[], [from, to]: Range) => tokens.slice(from, to).map(({ text }) => text);
