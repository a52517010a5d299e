import {
  DEGREES,
  FILLERS,
  NEGATIONS,
  SCOPE_ENDS,
  STATEMENT_STARTS,
  TRAILING_NEGATIONS,
  UNCERTAIN,
} from '../lexicon/function-words';
import { isFiniteVerb, verbForm } from './swahili-verb';
import { collapseLetters, type Token } from './tokenize';

const SCOPE_WORDS = 14;
const EITHER = new Set(['or', 'au', 'ama', 'nor', 'wala']);
const NEGATIVE_VERB = /^(?:si|ha|hu)[a-z]{2,}[aei]$/;
/** Negations of nouns. */
const NAMING = new Set(['no', 'without', 'hana', 'sina', 'hatuna', 'hakuna', 'hamna', 'bila']);
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
  'god',
  'vizuri',
  'mater',
  'later',
  'nafu',
  'relief',
  'help',
]);

/**
 * Per token: is it in the scope of a preceding negation (NegEx)? Tokens in `used` are negations inside a phrase that
 * asserts a finding ("not feeding") and negate nothing after it.
 */
export function negationScope(tokens: readonly Token[], used: ReadonlySet<number> = new Set()): boolean[] {
  let left = 0;
  // in "hana nguvu au homa" the negation of the phrase continues after "or"
  let naming = false;
  return tokens.map((token, i) => {
    const before = tokens[i - 1]?.text ?? '.';
    const next = tokens[i + 1]?.text ?? '';
    if (token.kind !== 'word' || isStatementVerb(token.text)) naming = false;
    if (token.kind === 'stop' || SCOPE_ENDS.has(token.text)) left = 0;
    else if (NEGATIONS.has(token.text) && !negatesPrecedingWord(tokens, i) && !isDoubleNegation(tokens, i)) {
      naming = used.has(i) && NAMING.has(token.text);
      if (used.has(i)) return false;
      left = NOT_DENIALS.has(next) || (token.text === 'not' && DEGREES.has(next)) ? 0 : SCOPE_WORDS;
      if ((token.text === 'si' || token.text === 'sio') && DEGREES.has(next)) left = 0;
      return false;
    } else if (negatesObject(token.text)) {
      if (used.has(i)) return false;
      left = NOT_DENIALS.has(next) ? 0 : OBJECT_WORDS;
      return false;
    } else if (naming && EITHER.has(token.text)) left = SCOPE_WORDS;
    else if (isStatementVerb(token.text) || (left > 0 && opensStatement(tokens, i))) left = 0;
    else if (STATEMENT_STARTS.has(token.text) && startsStatement(token.text, before)) left = 0;
    const reached = left > 0;
    if (token.kind === 'word') left--;
    return reached;
  });
}

/** Verbs, and forms of "to be", that after a subject start a new statement. */
const BECOMES = new Set(
  'is are was were has keps kep turned turning turns went goes going goten geting became becoming becomes started stoped loks loking lok sems rolled rolling lying lies colapsed fels cant isnt wont doesnt hurts shaking jerking gasping foaming stuck pulling sucking caving threw vomited puked fainted passed came drank swallowed stung bled began bit sleeps sits sweats shivers vomits coughs hang hangs drop drops'
    .split(' ')
    .map(collapseLetters),
);
const SUBJECT_WORDS = 3;

/** "No sound coming, face turning blue", "not on drugs, and my breathing is worse": a new statement after a comma or "and". */
function opensStatement(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1]?.text ?? '';
  if ((before !== ',' && before !== 'and') || isListed(tokens, i)) return false;
  for (let at = i; at <= i + SUBJECT_WORDS; at++) {
    const word = tokens[at];
    if (word?.kind !== 'word' || EITHER.has(word.text)) return false;
    if (word.text === 'and' || NEGATIONS.has(word.text)) return at > i && BECOMES.has(word.text);
    if (BECOMES.has(word.text)) return true;
  }
  return false;
}

/** "No itching, pain that goes to the back or earache": a list of negated findings. */
function isListed(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + SCOPE_WORDS; at++) {
    const token = tokens[at];
    if (!token || token.kind === 'stop' || token.kind === 'comma') return false;
    if (EITHER.has(token.text)) return true;
  }
  return false;
}

const SAYS_WHO = /^(?:he|she|it|they|i|we|hes|shes|its|theyre|im|my|his|her|the)$/;

/** Per token: is it inside "not that he is refusing", "si kwamba anakataa", up to the next punctuation or "but"? */
export function negatedClauses(tokens: readonly Token[]): boolean[] {
  let within = false;
  return tokens.map((token, i) => {
    if (token.kind === 'stop' || token.kind === 'comma' || SCOPE_ENDS.has(token.text)) within = false;
    const [one, two] = [tokens[i - 2]?.text ?? '', tokens[i - 1]?.text ?? ''];
    const english = one === 'not' && two === 'that' && SAYS_WHO.test(token.text) && !DEGREES.has(token.text);
    const swahili =
      (one === 'si' || one === 'sio' || one === 'siyo') && (two === 'kwamba' || two === 'ati' || two === 'eti');
    if (english || swahili) within = true;
    return within;
  });
}

const RESULTS = new Set(
  'is was were be been came come turned are ni ilikuwa imekuwa ikawa test tests rdt result results hiv smear'.split(
    ' ',
  ),
);

/** "The test was negative and …", "HIV negative man": the negation applies to the preceding word, not to what follows. */
function negatesPrecedingWord(tokens: readonly Token[], i: number): boolean {
  const [word, next] = [tokens[i]?.text, tokens[i + 1]];
  if (word === 'fre') return next?.text !== 'of' && next?.text !== 'from';
  if (word !== 'negative') return false;
  if (next?.text === 'for') return false;
  return next?.kind !== 'word' || SCOPE_JOINERS.has(next.text) || RESULTS.has(tokens[i - 1]?.text ?? '');
}
const SCOPE_JOINERS = new Set([
  'and',
  'na',
  'with',
  'but',
  'or',
  'au',
  'in',
  'so',
  'kwa',
  'today',
  'yesterday',
  'jana',
]);

const UNABLE = new Set('siwezi hawezi hatuwezi hawawezi siezi cant canot unable couldnt wont'.split(' '));

/** "Siwezi kutembea bila kuyumba", "can't walk without falling": a double negation asserts the finding. */
function isDoubleNegation(tokens: readonly Token[], i: number): boolean {
  const word = tokens[i]?.text;
  if (word !== 'bila' && word !== 'without') return false;
  return [1, 2, 3, 4, 5, 6].some((back) => UNABLE.has(tokens[i - back]?.text ?? ''));
}

/**
 * Folded ("hatumii" is "hatumi"). Verbs of having, taking, feeling and beginning: their negative form negates the
 * object ("hatumii pombe").
 */
const OBJECT_VERBS = ['tuma', 'nywa', 'vuta', 'anza', 'pata', 'sika', 'hisi', 'toka', 'tokwa', 'zidi', 'kuwa', 'ona'];
const OBJECT_WORDS = 4;

function negatesObject(word: string): boolean {
  return NEGATIVE_VERB.test(word) && OBJECT_VERBS.some((stem) => verbForm(word, stem) === 'denies');
}

function startsStatement(word: string, before: string): boolean {
  if (JOINERS.has(before)) return true;
  // "no fever my head hurts", "no fever he vomits": a pronoun starts a new statement
  return ['i', 'he', 'she', 'they', 'im', 'ive', 'mimi', 'nina', 'ana', 'niko', 'yuko'].includes(word);
}

const VERB_DENIALS = new Set([
  'isnt',
  'arent',
  'wasnt',
  'werent',
  'havent',
  'never',
  'dont',
  'doesnt',
  'didnt',
  'wont',
  'cant',
  'hasnt',
  'not',
]);

/** "Not eating or drinking": the negation of the first verb also applies to the second, if only fillers stand between. */
export function sharesNegation(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 5); i--) {
    const token = tokens[i];
    if (!token || token.kind === 'stop') return false;
    // in "not hot, playing" the second word is not negated
    if (token.text === 'not' && !/ing$/.test(tokens[i + 1]?.text ?? '')) return false;
    if (VERB_DENIALS.has(token.text)) return /(?:ing|k|t|y|d)$/.test(tokens[at]?.text ?? '');
    if (STATEMENT_STARTS.has(token.text) || isFiniteVerb(token.text)) return false;
  }
  return false;
}

const BETWEEN = new Set(['ben', 'able', 'to', 'very', 'realy', 'quite', 'so', 'at', 'al', 'even']);

/** "Not eating well", "hasn't been feeding well": a negated sign of health. */
export function negatesGoodSign(tokens: readonly Token[], at: readonly number[]): boolean {
  const first = at[0] ?? 0;
  if (NEGATIONS.has(tokens[first]?.text ?? '') || at.length < 2) return false;
  let i = first - 1;
  while (i >= 0 && BETWEEN.has(tokens[i]?.text ?? '')) i--;
  return VERB_DENIALS.has(tokens[i]?.text ?? '');
}

/** English verbs that are always statements: "no fever, my head hurts" does not negate the pain. */
const ENGLISH_VERBS = new Set(['hurts', 'itches', 'bleds', 'swels', 'fels']);

/** A statement verb, in either language. */
export function isStatementVerb(word: string): boolean {
  return isFiniteVerb(word) || ENGLISH_VERBS.has(word);
}

/** A phrase that starts with its own negation ("no energy", "hanyonyi"): another one before it changes nothing. */
export function beginsWithNegation(tokens: readonly Token[], first: number): boolean {
  const begin = tokens[first]?.text ?? '';
  return NEGATIONS.has(begin) || NEGATIVE_VERB.test(begin);
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
    const listed = token.kind === 'comma' && EITHER.has(tokens[(at.at(-1) ?? 0) + 1]?.text ?? '');
    if (EITHER.has(token.text) || listed) return denied[i - 1] ?? false;
    if (NEGATIONS.has(token.text)) return true;
    if (!FILLERS.has(token.text)) return false;
  }
  return false;
}

const TRAILING_WORDS = 7;
const JOINS_NAMES = new Set(
  'or au ama nor wala and na yenye wenye chenye lenye zenye with of in ya la cha za vya wa kwenye'.split(' '),
);
const AFFIRMS = new Set(['yes', 'ndiyo', 'ndio', 'iko', 'present']);

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
    if (TRAILING_NEGATIONS.has(word.text)) break;
    const joined = JOINS_NAMES.has(tokens[i - 1]?.text ?? '');
    if (ends(word.text) || (taken(i) && !joined)) return false;
  }
  const word = tokens[i];
  if (!word || !TRAILING_NEGATIONS.has(word.text)) return false;
  const after = tokens[i + 1];
  if (after && after.kind === 'word' && !(word.text === 'negative' && i === end + 1)) return false;
  return i === end + 1 || !hasEarlierStatement(tokens, at[0] ?? 0);
}

const ends = (word: string) =>
  NEGATIONS.has(word) ||
  SCOPE_ENDS.has(word) ||
  STATEMENT_STARTS.has(word) ||
  AFFIRMS.has(word) ||
  isStatementVerb(word);

/** The clause already contains a statement before the phrase: "nina homa na dawa hakuna". */
function hasEarlierStatement(tokens: readonly Token[], first: number): boolean {
  for (let i = first - 1; i >= 0; i--) {
    const token = tokens[i];
    if (!token || token.kind !== 'word') return false;
    if (STATEMENT_STARTS.has(token.text) || isStatementVerb(token.text)) return true;
  }
  return false;
}

/** "A bit", "maybe" or "sometimes" stands next to the phrase. */
export function isUncertain(tokens: readonly Token[], at: readonly number[]): boolean {
  const first = at[0] ?? 0;
  const last = at.at(-1) ?? 0;
  return tokens.slice(Math.max(0, first - 2), last + 3).some(({ text }) => UNCERTAIN.has(text));
}
