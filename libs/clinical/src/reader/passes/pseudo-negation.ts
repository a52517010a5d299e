import { NEGATION } from '../grammar/negation';
import { joined } from '../clauses';
import type { Token } from '../tokenize';

/** Maximum length of "si … tu, pia" in tokens. */
const NOT_ONLY_TOKENS = 7;

/** Negations that do not negate what follows them (NegEx: pseudo-negation), and negations of a whole clause. */

/** Per token: is it inside "not that he is refusing", "si kwamba anakataa", up to the next punctuation or "but"? */
export function negatedClauses(tokens: readonly Token[]): boolean[] {
  let within = false;
  return tokens.map((token, i) => {
    if (token.kind === 'stop' || token.kind === 'comma' || NEGATION.scopeEnds.has(token.text)) within = false;
    if (opensNegatedClause(tokens, i)) within = true;
    return within;
  });
}

function opensNegatedClause(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 2]?.text ?? '';
  const last = tokens[i - 1]?.text ?? '';
  const word = tokens[i]?.text ?? '';
  return NEGATION.negatedClauses.some(
    ({ first, second, subjects }) =>
      first.has(before) && second.has(last) && (!subjects || (subjects.has(word) && !NEGATION.degrees.has(word))),
  );
}

/** Is the word a negation that negates nothing after it? */
export const isPseudoNegation = (tokens: readonly Token[], i: number) =>
  negatesPrecedingWord(tokens, i) || isDoubleNegation(tokens, i) || isNotOnly(tokens, i);

/** "The test was negative and …", "HIV negative man": the negation applies to the preceding word, not to what follows. */
function negatesPrecedingWord(tokens: readonly Token[], i: number): boolean {
  const word = tokens[i]?.text ?? '';
  const next = tokens[i + 1];
  if (NEGATION.freeOf.has(word)) return !NEGATION.freeFollows.has(next?.text ?? '');
  if (!NEGATION.negativeResult.has(word) || NEGATION.resultFollows.has(next?.text ?? '')) return false;
  return (
    next?.kind !== 'word' || NEGATION.resultEnds.has(next.text) || NEGATION.resultWords.has(tokens[i - 1]?.text ?? '')
  );
}

/** "Si homa tu, pia kikohozi": a fever and a cough. */
const isNotOnly = (tokens: readonly Token[], i: number) =>
  NEGATION.notOnly.test(joined(tokens, i, i + NOT_ONLY_TOKENS));

/** "Siwezi kutembea bila kuyumba", "can't walk without falling": a double negation asserts the finding. */
function isDoubleNegation(tokens: readonly Token[], i: number): boolean {
  const word = tokens[i]?.text ?? '';
  if (!NEGATION.doubleNegations.has(word)) return false;
  return [1, 2, 3, 4, 5, 6].some((back) => NEGATION.unable.has(tokens[i - back]?.text ?? ''));
}
