import { FUNCTION_WORDS } from './grammar/function-words';
import { NEGATION } from './grammar/negation';
import { isFiniteVerb } from './swahili-verb';
import type { Token } from './tokenize';

/** A verb that is always a statement, in either language: "no fever, my head hurts" does not negate the pain. */
export function isStatementVerb(word: string): boolean {
  return isFiniteVerb(word) || NEGATION.finiteVerbs.has(word);
}

/** "A bit", "maybe" or "sometimes" stands next to the phrase. */
export function isUncertain(tokens: readonly Token[], at: readonly number[]): boolean {
  const first = at[0] ?? 0;
  const last = at.at(-1) ?? 0;
  return tokens.slice(Math.max(0, first - 2), last + 3).some(({ text }) => FUNCTION_WORDS.uncertain.has(text));
}
