import { clauses, holds, joined, parts, placeOf, wordsOf } from '../clauses';
import type { Document } from '../document';
import { TEMPORALITY } from '../grammar/temporality';
import type { Token } from '../tokenize';

/** Adds which tokens are historical (ConText). */
export const addTemporality = (document: Document): Document => ({
  ...document,
  ...historicalClauses(document.tokens),
  longAgo: longAgo(document.tokens),
});

/** `historical` for clauses about the past; `dated` for any clause with a past date, even if the finding goes on. */
function historicalClauses(tokens: readonly Token[]): Record<'historical' | 'dated', boolean[]> {
  const historical = new Array<boolean>(tokens.length).fill(false);
  const dated = [...historical];
  for (const range of clauses(tokens, ({ text }) => TEMPORALITY.nowWords.has(text))) {
    const words = wordsOf(tokens, range);
    if (!TEMPORALITY.historical.some((phrase) => isPast(words, phrase))) continue;
    dated.fill(true, ...range);
    if (!isCurrent(words)) historical.fill(true, ...range);
  }
  return { historical, dated };
}

/** "When I was young"; "when I was washing" is the moment at which it happened. */
function isPast(words: readonly string[], phrase: readonly string[]): boolean {
  const at = placeOf(words, phrase);
  if (at < 0 || !TEMPORALITY.lifeBefore.has(phrase.at(-1) ?? '')) return at >= 0;
  return TEMPORALITY.stageOfLife.test(` ${words.slice(at + phrase.length).join(' ')} `);
}

/** Maximum distance between "lost", "stayed" and the completed duration after it. */
const COMPLETED_WITHIN = 4;

/** An onset, a recent time, or a duration up to now. */
function isCurrent(words: readonly string[]): boolean {
  const { completed, lasting, lengths, notRecentAfter, notRecentBefore, onset, recentTimes } = TEMPORALITY;
  const yearBefore = TEMPORALITY.yearBefore.some((phrase) => holds(words, phrase));
  return words.some((word, i) => {
    const [before, next] = [words[i - 1] ?? '', words[i + 1] ?? ''];
    const isCompleted = words.slice(Math.max(0, i - COMPLETED_WITHIN), i).some((each) => completed.has(each));
    if (lasting.has(word) && yearBefore && isCompleted) return false;
    if (lasting.has(word)) return lengths.has(next) || /^\d/.test(next);
    return onset.has(word) || (recentTimes.has(word) && !notRecentAfter.has(before) && !notRecentBefore.has(next));
  });
}

/** Per token: historical by explicit words ("years ago", "in 2018"), up to a stop, a comma or "now". Linear in the text. */
function longAgo(tokens: readonly Token[]): boolean[] {
  const found = new Array<boolean>(tokens.length).fill(false);
  let before = false;
  const ends = ({ kind, text }: Token) => (kind !== 'word' && kind !== 'number') || TEMPORALITY.now.has(text);
  for (const [from, to] of parts(tokens, ends)) {
    const words = joined(tokens, from, to);
    const storyContinues: boolean =
      before &&
      tokens[from]?.kind === 'comma' &&
      TEMPORALITY.storyContinues.test(words) &&
      !TEMPORALITY.justNow.test(words);
    before = !TEMPORALITY.continues.test(words) && (TEMPORALITY.longAgo.test(words) || storyContinues);
    if (before) found.fill(true, from, to);
  }
  return found;
}
