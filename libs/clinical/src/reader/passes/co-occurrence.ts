import { type CoOccurrence, CO_OCCURRENCES } from '../grammar/co-occurrence';

/** Maximum distance in words between the kinds of words of a rule. */
const NEAR = 26;
/** Limits the work for a message that repeats the first kind of word. */
const PLACES = 8;

/**
 * Findings implied by words that occur together. `here`: the folded words about the current state, numbers as digits;
 * `line`: all words. Pure.
 */
export function coOccurringFindings(here: string, line: string): string[] {
  const wordsOf = (text: string) => text.split(' ').filter(Boolean);
  const [now, all] = [wordsOf(here), wordsOf(line)];
  return CO_OCCURRENCES.filter((rule) => matches(rule.includesPast ? all : now, rule)).map(({ finding }) => finding);
}

function matches(words: readonly string[], { kinds, unless }: CoOccurrence): boolean {
  if (unless && words.some((word) => unless.test(word))) return false;
  const [first, ...others] = kinds;
  if (!first || !others.every((kind) => words.some((word) => kind.test(word)))) return false;
  const places = [...words.keys()].filter((i) => first.test(words[i] ?? '')).slice(0, PLACES);
  return places.some((at) => {
    const near = words.slice(Math.max(0, at - NEAR), at + NEAR);
    return others.every((kind) => near.some((word) => kind.test(word)));
  });
}
