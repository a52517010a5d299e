import { FUNCTION_WORDS } from '../grammar/function-words';
import { NEGATION } from '../grammar/negation';
import { isFiniteVerb } from '../swahili-verb';
import type { Token } from '../tokenize';

/** Negations of phrases that contain or imply a negation themselves. */

/** "Not eating or drinking": the negation of the first verb also applies to the second, if only fillers stand between. */
export function sharesNegation(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 5); i--) {
    const token = tokens[i];
    if (!token || token.kind === 'stop') return false;
    // in "not hot, playing" the second word is not negated
    if (NEGATION.not.has(token.text) && !NEGATION.participle.test(tokens[i + 1]?.text ?? '')) return false;
    if (NEGATION.verbNegations.has(token.text)) return NEGATION.sharedVerbEnding.test(tokens[at]?.text ?? '');
    if (NEGATION.statementStarts.has(token.text) || isFiniteVerb(token.text)) return false;
  }
  return false;
}

/** "Not eating well", "hasn't been feeding well": a negated sign of health. */
export function negatesGoodSign(tokens: readonly Token[], at: readonly number[]): boolean {
  const first = at[0] ?? 0;
  if (NEGATION.preNegations.has(tokens[first]?.text ?? '') || at.length < 2) return false;
  let i = first - 1;
  while (i >= 0 && NEGATION.beforeGoodSign.has(tokens[i]?.text ?? '')) i--;
  return NEGATION.verbNegations.has(tokens[i]?.text ?? '');
}

/** A phrase that starts with its own negation ("no energy", "hanyonyi"): another one before it changes nothing. */
export function beginsWithNegation(tokens: readonly Token[], first: number): boolean {
  const begin = tokens[first]?.text ?? '';
  return NEGATION.preNegations.has(begin) || NEGATION.negativeVerb.test(begin);
}

/**
 * A negation directly before a phrase with an inner or implied negation ("no trouble breathing", "hakuna kukosa
 * usingizi", "no sex without a condom"), or such a phrase in a list "no … or …".
 */
export function negatedBefore(tokens: readonly Token[], at: readonly number[], denied: readonly boolean[]): boolean {
  const first = at[0] ?? 0;
  for (let i = first - 1; i >= Math.max(0, first - 4); i--) {
    const token = tokens[i];
    if (!token || token.kind === 'stop') return false;
    const listed = token.kind === 'comma' && NEGATION.disjunctions.has(tokens[(at.at(-1) ?? 0) + 1]?.text ?? '');
    if (NEGATION.disjunctions.has(token.text) || listed) return denied[i - 1] ?? false;
    if (NEGATION.preNegations.has(token.text)) return true;
    if (!FUNCTION_WORDS.fillers.has(token.text)) return false;
  }
  return false;
}
