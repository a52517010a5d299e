import { NEGATION as NEGATION_GRAMMAR } from '../grammar/negation';
import { NUMBERS } from '../grammar/numbers';
import { isStatementVerb } from '../statements';
import type { Token } from '../tokenize';
import type { Clause, ClauseMeaning } from './answer-types';
import { frameAt } from './frames';
import { has, type Mark } from './marks';
import { type AskedWords, deniesItself, repeatOf } from './question-words';
import { itemsOf, lineOf } from './words';

const { statementVerbs: STATEMENT_VERBS } = NEGATION_GRAMMAR;
const SUBJECT = new Set(itemsOf('subject'));
const NEGATION = new Set(itemsOf('negation'));
const COMMON = new Set(itemsOf('common'));
const ALONE = new Set(itemsOf('alone'));
const NUMBER_WORDS = new Set([...NUMBERS.units.keys(), ...NUMBERS.tens.keys()]);
const PARTICLE_BEFORE = new Set(itemsOf('particle_before'));

interface Lead {
  particle: ClauseMeaning['particle'];
  /** the particle denies the next words */
  negated: boolean;
  /** where the rest begins */
  at: number;
}

const textOf = (tokens: readonly Token[], { start, end }: Pick<Mark, 'start' | 'end'>) =>
  lineOf(tokens.slice(start, end));

const markAt = (marks: readonly Mark[], at: number) => marks.find(({ start }) => start === at);

/** The fillers, hedges and particles at the start of a clause. */
export function leadOf({ tokens, marks, from, to }: Clause, asked: AskedWords): Lead {
  const texts = tokens.map(({ text }) => text);
  let at = from;
  let particle: Lead['particle'] = null;
  for (let mark = markAt(marks, at); mark && at < to; mark = markAt(marks, at)) {
    const isLast = mark.end >= to;
    if (!isLast && (ALONE.has(textOf(tokens, mark)) || has(mark, 'untold', 'deny'))) break;
    const hedge = has(mark, 'hedge') && !isLast;
    // "all of them" to "were any missed?", "nothing yet" to "is it late?", "hajui jina lake" (does not know her name) to
    // "is she confused?": the words of the finding decide
    const own = frameAt(asked.frame, texts, at)?.sign;
    if ((has(mark, 'yes') && own === -1) || (has(mark, 'no') && own === 1)) break;
    if (has(mark, 'unknown') && own === 1 && !isLast) break;
    if (particle === null && !hedge && has(mark, 'yes', 'no', 'unknown')) {
      particle = has(mark, 'unknown') ? 'unknown' : has(mark, 'yes') ? 'yes' : 'no';
      if (
        particle === 'no' &&
        !isLast &&
        isNegationOf(tokens, mark, marks) &&
        !deniesItsOpposite(texts, mark.end, asked)
      )
        return { particle: null, negated: true, at };
    } else if (!hedge && !has(mark, 'filler') && !(particle === 'yes' && isLast && has(mark, 'yes'))) break;
    at = mark.end;
  }
  return { particle, negated: false, at };
}

/** How many words after a "no" the opposite of the finding begins. */
const NEAR = 3;

/** "No, baby is kicking as always" to "Does it kick less?": both say no, as "no, same place" does. "No energy" denies the next word. */
function deniesItsOpposite(texts: readonly string[], from: number, { frame }: AskedWords): boolean {
  const at = Array.from({ length: NEAR }, (_, i) => from + i).find((i) => frameAt(frame, texts, i) !== null);
  const said = at === undefined ? null : frameAt(frame, texts, at);
  if (said?.base !== -1 || said.sign !== -1) return false;
  return at === from
    ? said.length > 1
    : texts.slice(from, at).some((word) => isStatementVerb(word) || STATEMENT_VERBS.has(word));
}

/** "No fever", "hakuna maumivu": the word denies the next ones; in "no it is fine" it is an answer. */
function isNegationOf(tokens: readonly Token[], { start, end }: Mark, marks: readonly Mark[]): boolean {
  const next = tokens[end];
  return (
    NEGATION.has(textOf(tokens, { start, end })) &&
    next?.kind === 'word' &&
    !SUBJECT.has(next.text) &&
    // "hapana sina": the second word denies by itself
    !NEGATION.has(next.text) &&
    !deniesItself(next.text) &&
    !PARTICLE_BEFORE.has(`${textOf(tokens, { start, end })} ${next.text}`) &&
    !isOwnAnswer(tokens, markAt(marks, end), marks)
  );
}

/** "No, sometimes" has its own answer; in "no much saliva" and "no small cut" the degree belongs to the denied noun. */
function isOwnAnswer(tokens: readonly Token[], mark: Mark | undefined, marks: readonly Mark[]): boolean {
  if (mark === undefined) return false;
  if (has(mark, 'yes', 'no', 'affirm', 'deny', 'unknown', 'filler', 'hedge', 'but')) return true;
  const next = tokens[mark.end];
  const isAlone = next?.kind !== 'word' || SUBJECT.has(next.text) || markAt(marks, mark.end) !== undefined;
  return has(mark, 'somewhat', 'often', 'intensifier') && isAlone;
}

/** The answer reader has a use for the word: an item, a word of the question, a function word, a number. */
export function isTouched({ text, kind }: Token, marked: boolean, asked: AskedWords): boolean {
  return (
    marked ||
    kind !== 'word' ||
    NUMBER_WORDS.has(text) ||
    asked.all.has(text) ||
    SUBJECT.has(text) ||
    COMMON.has(text) ||
    NEGATION.has(text) ||
    repeatOf(text, asked) !== null
  );
}
