import { NEGATION } from '../grammar/negation';
import { isStatementVerb } from '../statements';
import { isFiniteVerb, verbForm } from '../swahili-verb';
import type { Document } from '../document';
import type { Token } from '../tokenize';
import { isPseudoNegation, negatedClauses } from './pseudo-negation';

const {
  degrees,
  disjunctions,
  existentialNegations,
  nounNegations,
  notBeforeDegree,
  preNegations,
  pseudoNegationNext,
} = NEGATION;
const { joiners, scopeEnds, statementPronouns, statementStarts, statementVerbs } = NEGATION;

const SCOPE_WORDS = 14;
const SENTENCE_START = '.';

/** Adds which tokens are negated (NegEx). */
export function addNegation(document: Document): Document {
  const { matches, tokens } = document;
  const inPhrase = new Set(matches.filter(({ fixed, says }) => fixed && says === 'present').flatMap(({ at }) => at));
  return {
    ...document,
    negated: negationScope(tokens, inPhrase),
    afterNegation: negationScope(tokens),
    inNegatedClause: negatedClauses(tokens),
  };
}

/**
 * Per token: is it in the scope of a preceding negation (NegEx)? Tokens in `used` are negations inside a phrase that
 * asserts a finding ("not feeding") and negate nothing after it.
 */
export function negationScope(tokens: readonly Token[], used: ReadonlySet<number> = new Set()): boolean[] {
  let left = 0;
  // in "hana nguvu au homa" the negation of the phrase continues after "or"
  let naming = false;
  return tokens.map((token, i) => {
    const before = tokens[i - 1]?.text ?? SENTENCE_START;
    const next = tokens[i + 1]?.text ?? '';
    if (token.kind !== 'word' || isStatementVerb(token.text)) naming = false;
    if (token.kind === 'stop' || scopeEnds.has(token.text)) left = 0;
    else if (preNegations.has(token.text) && !isPseudoNegation(tokens, i)) {
      naming = used.has(i) && nounNegations.has(token.text);
      if (used.has(i)) return false;
      left = pseudoNegationNext.has(next) || (notBeforeDegree.has(token.text) && degrees.has(next)) ? 0 : SCOPE_WORDS;
      return false;
    } else if (negatesObject(token.text)) {
      if (used.has(i)) return false;
      left = pseudoNegationNext.has(next) ? 0 : OBJECT_WORDS;
      return false;
    } else if (naming && disjunctions.has(token.text)) left = SCOPE_WORDS;
    else if (existentialNegations.has(tokens[i - 2]?.text ?? '')) return left > 0;
    else if (isStatementVerb(token.text) || (left > 0 && opensStatement(tokens, i))) left = 0;
    else if (statementStarts.has(token.text) && startsStatement(token.text, before)) left = 0;
    const reached = left > 0;
    if (token.kind === 'word') left--;
    return reached;
  });
}

const SUBJECT_WORDS = 3;

/** "No sound coming, face turning blue", "siwezi kukunja, na homa inanitetemesha": a new statement after a comma or "and". */
function opensStatement(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1]?.text ?? '';
  if (!NEGATION.newClauseAfter.has(before) || isListed(tokens, i)) return false;
  if (isLimited(tokens, i)) return true;
  for (let at = i; at <= i + SUBJECT_WORDS; at++) {
    const word = tokens[at];
    if (word?.kind !== 'word' || disjunctions.has(word.text)) return false;
    if (NEGATION.clauseJoiner.has(word.text) || preNegations.has(word.text))
      return at > i && statementVerbs.has(word.text);
    if (statementVerbs.has(word.text) || (at > i && isFiniteVerb(word.text))) return true;
  }
  return false;
}

/** "No itching, pain that goes to the back or earache": a list of negated findings. */
function isListed(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + SCOPE_WORDS; at++) {
    const token = tokens[at];
    if (!token || token.kind === 'stop' || token.kind === 'comma') return false;
    if (disjunctions.has(token.text)) return true;
  }
  return false;
}

/** "No fever, cough only": a clause that ends with a limit states what there is. */
function isLimited(tokens: readonly Token[], from: number): boolean {
  const rest = tokens.slice(from);
  const end = rest.findIndex(({ kind }) => kind !== 'word');
  const clause = end < 0 ? rest : rest.slice(0, end);
  return clause.length > 1 && NEGATION.lastOfAffirmed.has(clause.at(-1)?.text ?? '');
}

const objectVerbs = [...NEGATION.objectVerbs];
const OBJECT_WORDS = 4;

function negatesObject(word: string): boolean {
  return NEGATION.negativeVerb.test(word) && objectVerbs.some((stem) => verbForm(word, stem) === 'denies');
}

/** "No fever my head hurts", "no fever he vomits": a pronoun starts a new statement. */
const startsStatement = (word: string, before: string) => joiners.has(before) || statementPronouns.has(word);
