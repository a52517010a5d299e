import { NEGATION } from '../grammar/negation';
import { isStatementVerb } from '../statements';
import { verbPerson } from '../swahili-verb';
import type { Token } from '../tokenize';

const TRAILING_WORDS = 7;

/**
 * "Fever: none", "homa hakuna", "chills or shivering: no": a trailing negation (NegEx: post-negation) at the end of
 * the statement. Words of the same name may stand between; another finding (`taken`) only after "or" or "and".
 */
export function negatedAfter(tokens: readonly Token[], at: readonly number[], taken: (i: number) => boolean): boolean {
  const end = at.at(-1) ?? 0;
  let i = end + 1;
  for (let words = 0; words < TRAILING_WORDS; words++, i++) {
    const word = tokens[i];
    if (!word || word.kind === 'stop') return false;
    if (word.kind === 'comma') {
      i++;
      break;
    }
    if (NEGATION.postNegations.has(word.text)) break;
    const joined = NEGATION.joinsNames.has(tokens[i - 1]?.text ?? '');
    if (ends(word.text) || (taken(i) && !joined)) return false;
  }
  const word = tokens[i];
  if (!word || !NEGATION.postNegations.has(word.text)) return false;
  const place = NEGATION.afterPostNegation.has(tokens[i + 1]?.text ?? '') ? 1 : 0;
  const after = tokens[i + 1 + place];
  const direct = i === end + 1;
  // "mimba sina nilipima": a verb begins the next statement
  const ended = after?.kind !== 'word' || (direct && verbPerson(after.text) !== null);
  if (!ended && !(direct && NEGATION.negativeResult.has(word.text))) return false;
  return direct || !hasEarlierStatement(tokens, at[0] ?? 0);
}

const ends = (word: string) =>
  NEGATION.preNegations.has(word) ||
  NEGATION.scopeEnds.has(word) ||
  NEGATION.statementStarts.has(word) ||
  NEGATION.affirmations.has(word) ||
  isStatementVerb(word);

/** The clause already contains a statement before the phrase: "nina homa na dawa hakuna". */
function hasEarlierStatement(tokens: readonly Token[], first: number): boolean {
  for (let i = first - 1; i >= 0; i--) {
    const token = tokens[i];
    if (!token || token.kind !== 'word') return false;
    if (NEGATION.statementStarts.has(token.text) || isStatementVerb(token.text)) return true;
  }
  return false;
}
