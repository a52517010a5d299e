import {
  DEGREES,
  HYPOTHETICAL_PHRASES,
  NEGATIONS,
  PAST_PHRASES,
  RECENT_TIMES,
  SCOPE_ENDS,
  STATEMENT_STARTS,
  TRAILING_NEGATIONS,
  UNCERTAIN,
} from '../lexicon/function-words';
import { isFiniteVerb } from './swahili-verb';
import { collapseLetters, type Token } from './tokenize';

const SCOPE_WORDS = 14;
const JOINERS = new Set([',', 'and', 'na', 'pia', '.']);
const NOT_DENIALS = new Set([
  'only',
  'sure',
  'tu',
  'doubt',
  'change',
  'improvement',
  'beter',
  'wel',
  'good',
  'vizuri',
  'matter',
  'later',
  'nafu',
  'relief',
  'help',
]);

/**
 * For each token: does a denial before it reach it? Tokens in `used` are the "no" of a phrase that means a finding is there
 * ("not feeding"): they deny nothing after it.
 */
export function denialScope(tokens: readonly Token[], used: ReadonlySet<number> = new Set()): boolean[] {
  let left = 0;
  return tokens.map((token, i) => {
    const before = tokens[i - 1]?.text ?? '.';
    const next = tokens[i + 1]?.text ?? '';
    if (token.kind === 'stop' || SCOPE_ENDS.has(token.text)) left = 0;
    else if (NEGATIONS.has(token.text)) {
      if (used.has(i)) return false;
      left = NOT_DENIALS.has(next) || (token.text === 'not' && DEGREES.has(next)) ? 0 : SCOPE_WORDS;
      if ((token.text === 'si' || token.text === 'sio') && DEGREES.has(next)) left = 0;
      return false;
    } else if (isFiniteVerb(token.text)) left = 0;
    else if (STATEMENT_STARTS.has(token.text) && startsStatement(token.text, before)) left = 0;
    const reached = left > 0;
    if (token.kind === 'word') left--;
    return reached;
  });
}

function startsStatement(word: string, before: string): boolean {
  if (JOINERS.has(before)) return true;
  // "no fever my head hurts", "no fever he vomits": a pronoun starts anew but after a preposition
  return ['i', 'he', 'she', 'they', 'im', 'ive', 'mimi', 'nina', 'ana', 'niko', 'yuko'].includes(word);
}

const VERB_DENIALS = new Set(['isnt', 'arent', 'dont', 'doesnt', 'didnt', 'wont', 'cant', 'hasnt', 'not']);

/** "Not eating or drinking": the second verb is denied by the "not" of the first, with nothing but small words between. */
export function sharesDenial(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 5); i--) {
    const token = tokens[i];
    if (!token || token.kind === 'stop') return false;
    if (VERB_DENIALS.has(token.text)) return /(?:ing|k|t|y|d)$/.test(tokens[at]?.text ?? '');
    if (STATEMENT_STARTS.has(token.text) || isFiniteVerb(token.text)) return false;
  }
  return false;
}

/** "Fever: none", "homa hakuna": a denial right after, which closes the statement. */
export function deniedAfter(tokens: readonly Token[], end: number): boolean {
  let i = end + 1;
  if (tokens[i]?.kind === 'comma') i++;
  const word = tokens[i];
  if (!word || !TRAILING_NEGATIONS.has(word.text)) return false;
  const after = tokens[i + 1];
  return !after || after.kind === 'stop' || after.kind === 'comma';
}

/** Said with "a bit", "maybe", "sometimes" next to it. */
export function isUncertain(tokens: readonly Token[], at: readonly number[]): boolean {
  const first = at[0] ?? 0;
  const last = at.at(-1) ?? 0;
  return tokens.slice(Math.max(0, first - 2), last + 3).some(({ text }) => UNCERTAIN.has(text));
}

const foldPhrase = (phrase: string) => phrase.split(' ').map(collapseLetters);
const PAST = PAST_PHRASES.map(foldPhrase);
const HYPOTHETICAL = HYPOTHETICAL_PHRASES.map(foldPhrase);
const STILL = new Set([
  'since',
  'started',
  'began',
  'tangu',
  'ilianza',
  'imeanza',
  'nimeanza',
  'stil',
  'bado',
  'for',
  'kwa',
  'now',
  'sasa',
]);

function holds(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, i) => phrase.every((part, j) => words[i + j] === part));
}

/** For each token: is its clause about long ago, or about what only might be? Clauses end at stops, and at commas for the past. */
export function notNow(tokens: readonly Token[]): { past: boolean[]; hypothetical: boolean[] } {
  const past: boolean[] = new Array<boolean>(tokens.length).fill(false);
  const hypothetical = [...past];
  for (const [from, to] of clauses(
    tokens,
    (t) => t.kind === 'stop' || ['but', 'lakini', 'now', 'sasa', 'ila'].includes(t.text),
  )) {
    const words = tokens.slice(from, to).map(({ text }) => text);
    if (HYPOTHETICAL.some((phrase) => holds(words, phrase))) hypothetical.fill(true, from, to);
    const current = words.some((word, i) => STILL.has(word) || (RECENT_TIMES.has(word) && words[i - 1] !== 'mwaka'));
    if (!current && PAST.some((phrase) => holds(words, phrase))) past.fill(true, from, to);
  }
  return { past, hypothetical };
}

function* clauses(tokens: readonly Token[], ends: (token: Token) => boolean): Generator<[number, number]> {
  let from = 0;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token && ends(token)) {
      yield [from, i];
      from = i;
    }
  }
  yield [from, tokens.length];
}
