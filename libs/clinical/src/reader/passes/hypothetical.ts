import { clauses, holds, placeOf, wordsOf } from '../clauses';
import type { Document } from '../document';
import { HYPOTHETICAL } from '../grammar/hypothetical';
import { NEGATION } from '../grammar/negation';
import { NUMBERS } from '../grammar/numbers';
import { isStatementVerb } from '../statements';
import { isPersonalVerb, verbPerson } from '../swahili-verb';
import type { Token } from '../tokenize';

/** Adds which tokens are hypothetical (ConText), which are only suspected, and which belong to a comparison. */
export const addHypothetical = (document: Document): Document => ({
  ...document,
  ...hypotheticalScope(document.tokens),
});

/**
 * `hypothetical` for what might happen and for prevented illnesses; `suspected` for clauses in which the writer suspects
 * an illness; `compared` for what something is only like; `likened` for that and for what it may be: "it looks like".
 */
export function hypotheticalScope(
  tokens: readonly Token[],
): Record<'hypothetical' | 'suspected' | 'compared' | 'likened', boolean[]> {
  const hypothetical = new Array<boolean>(tokens.length).fill(false);
  const suspected = [...hypothetical];
  const compared = [...hypothetical];
  const likened = [...hypothetical];
  for (const range of clauses(tokens)) {
    const [from, to] = range;
    const words = wordsOf(tokens, range);
    for (const i of preventedIllness(words)) hypothetical[from + i] = true;
    for (const { at, isSuspicion } of comparisons(words)) {
      const end = Math.min(to, from + at + COMPARED_WORDS);
      likened.fill(true, from + at, end);
      if (!isSuspicion) compared.fill(true, from + at, end);
    }
    const [believed, end] = believedIn(words);
    if (believed >= 0) compared.fill(true, from + believed, from + end);
    const start = supposesFrom(words);
    if (start >= 0) hypothetical.fill(true, from + start, to);
    if (HYPOTHETICAL.suspected.some((phrase) => holds(words, phrase))) suspected.fill(true, from, to);
  }
  return { hypothetical, suspected, compared, likened };
}

/** How far a comparison reaches. */
const COMPARED_WORDS = 7;

interface Comparison {
  /** index after "like", "as if" or "kama" */
  at: number;
  /** "it looks like" */
  isSuspicion: boolean;
}

/** The comparisons in a clause, the first for each word. "Like 2 hours ago" compares nothing. */
function comparisons(words: readonly string[]): Comparison[] {
  return HYPOTHETICAL.compared.flatMap((phrase) => {
    const place = placeOf(words, phrase);
    const at = place + phrase.length;
    const isCount = /^\d/.test(words[at] ?? '') || NUMBERS.daysAgo.has(words[at] ?? '');
    if (place < 0 || isCount) return [];
    const [before = '', second = ''] = [words[place - 1], words[place - 2]];
    const isSuspicion =
      HYPOTHETICAL.suspectedBefore.has(before) &&
      !HYPOTHETICAL.feltBefore.has(second) &&
      !imaginesEvent(words[at] ?? '');
    return [{ at, isSuspicion }];
  });
}

/** "Ni kama nazama", "ni kama mtu amenifunga": the writer would know, so it is a picture. */
const imaginesEvent = (word: string) =>
  HYPOTHETICAL.imaginedPersons.has(word) ||
  verbPerson(word) === 'first' ||
  (HYPOTHETICAL.firstPersonNow.test(word) && isPersonalVerb(word));

/** The part of a clause after "I thought", up to what it turned out to be; from -1 without one. */
function believedIn(words: readonly string[]): readonly [from: number, to: number] {
  const starts = HYPOTHETICAL.believed
    .map((phrase) => placeOf(words, phrase) + phrase.length - 1)
    .filter((_, i) => holds(words, HYPOTHETICAL.believed[i] ?? []));
  if (starts.length === 0) return [-1, -1];
  const from = Math.min(...starts) + 1;
  const end = words.findIndex((word, i) => i >= from && HYPOTHETICAL.turnedOut.has(word));
  return [from, end < 0 ? words.length : end];
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
