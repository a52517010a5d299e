import { clauses, holds, placeOf, wordsOf } from '../clauses';
import type { Document } from '../document';
import { HYPOTHETICAL } from '../grammar/hypothetical';
import { NEGATION } from '../grammar/negation';
import { NUMBERS } from '../grammar/numbers';
import { isStatementVerb } from '../statements';
import type { Token } from '../tokenize';

/** Adds which tokens are hypothetical (ConText), which are only suspected, and which belong to a comparison. */
export const addHypothetical = (document: Document): Document => ({
  ...document,
  ...hypotheticalScope(document.tokens),
});

/**
 * `hypothetical` for what might happen and for prevented illnesses; `suspected` for clauses in which the writer suspects
 * an illness; `compared` for what something is only like.
 */
export function hypotheticalScope(
  tokens: readonly Token[],
): Record<'hypothetical' | 'suspected' | 'compared', boolean[]> {
  const hypothetical = new Array<boolean>(tokens.length).fill(false);
  const suspected = [...hypothetical];
  const compared = [...hypothetical];
  for (const range of clauses(tokens)) {
    const [from, to] = range;
    const words = wordsOf(tokens, range);
    for (const i of preventedIllness(words)) hypothetical[from + i] = true;
    const picture = comparedFrom(words);
    if (picture >= 0) compared.fill(true, from + picture, Math.min(to, from + picture + COMPARED_WORDS));
    const start = supposesFrom(words);
    if (start >= 0) hypothetical.fill(true, from + start, to);
    if (HYPOTHETICAL.suspected.some((phrase) => holds(words, phrase))) suspected.fill(true, from, to);
  }
  return { hypothetical, suspected, compared };
}

/** How far a comparison reaches. */
const COMPARED_WORDS = 7;

/** Index after "like", "as if" or "kama" in a clause, or -1. "Like 2 hours ago" and "it looks like" compare nothing. */
function comparedFrom(words: readonly string[]): number {
  for (const phrase of HYPOTHETICAL.compared) {
    const place = placeOf(words, phrase);
    const from = place + phrase.length;
    const isCount = /^\d/.test(words[from] ?? '') || NUMBERS.daysAgo.has(words[from] ?? '');
    const [before = '', second = ''] = [words[place - 1], words[place - 2]];
    const isSuspicion = HYPOTHETICAL.suspectedBefore.has(before) && !HYPOTHETICAL.feltBefore.has(second);
    if (place >= 0 && !isCount && !isSuspicion) return from;
  }
  return -1;
}

/** Index at which the hypothetical part of a clause starts, or -1. "If I get fever" applies to what follows it. */
function supposesFrom(words: readonly string[]): number {
  if (asksForSigns(words)) return 0;
  const places = HYPOTHETICAL.hypothetical
    .map((phrase) => {
      const place = placeOf(words, phrase);
      return HYPOTHETICAL.eachTime.has(words[place + phrase.length] ?? '') ? -1 : place;
    })
    .filter((place) => place >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}

/** Maximum distance between "has" and "signs of". */
const HAVING_WITHIN = 3;

/** "What are the signs of malaria" reports nothing; "he has signs of malaria" and "no signs of fever" do. */
function asksForSigns(words: readonly string[]): boolean {
  return HYPOTHETICAL.signsOf.some(([first, second]) =>
    words.some((word, i) => {
      if (word !== first || words[i + 1] !== second) return false;
      const before = words.slice(Math.max(0, i - HAVING_WITHIN), i);
      return !before.some((each) => HYPOTHETICAL.having.has(each) || NEGATION.preNegations.has(each));
    }),
  );
}

const NAME_WORDS = 3;

/** "A vaccine for yellow fever", "dawa ya kuzuia malaria": the positions of the prevented illness. */
function preventedIllness(words: readonly string[]): number[] {
  return HYPOTHETICAL.prevention.flatMap((phrase) => {
    const place = placeOf(words, phrase);
    if (place < 0) return [];
    const from = place + phrase.length;
    const named = words.slice(from, from + NAME_WORDS);
    const end = named.findIndex((word) => HYPOTHETICAL.afterPrevented.has(word) || isStatementVerb(word));
    return [...named.keys()].slice(0, end < 0 ? named.length : end).map((i) => from + i);
  });
}
