import { isFiniteVerb, verbForm } from '../swahili-verb';
import type { Token } from '../tokenize';
import type { Clause } from './answer-types';
import { agreed, type Evidence, evidenceOf } from './evidence';
import { isTouched } from './lead';
import { has, type Mark } from './marks';
import { namesOpposite } from './opposites';
import { type AskedWords, deniesItself, repeatOf } from './question-words';
import { type AnswerClass, itemsOf, lineOf } from './words';

const NEGATION = new Set(itemsOf('negation'));
const UNABLE = new Set(itemsOf('unable'));
const ALONE = new Set(itemsOf('alone'));
const BODY = new Set(itemsOf('body_part'));
const COMMON = new Set(itemsOf('common'));
const SUBJECT = new Set(itemsOf('subject'));
const CHECKING = itemsOf('checking');
const LIMIT = new Set(itemsOf('limit'));
const CAUSE = new Set(itemsOf('other_cause'));
const COMPARED = new Set(itemsOf('compared'));
const ALIKE = new Set(itemsOf('asked_alike'));
const WITHOUT = new Set(itemsOf('without'));
const COMPARE = itemsOf('compare');
const TOTAL = new Set(itemsOf('total'));
const FIRST_TIME = itemsOf('first_time');
const isLimit = ({ text }: Token) => LIMIT.has(text);

/** The findings in a clause. */
export interface View {
  any: (...names: AnswerClass[]) => boolean;
  /** polarity of the words of the finding: 1 affirms the asked finding, -1 denies it */
  framed: 1 | -1 | null;
  /** `framed` rests only on words for who or what: "my mother" */
  weak: boolean;
  /** the same of repeated words of the question */
  echo: 1 | -1 | null;
  /** repeats only what the question is about */
  about: boolean;
  /** the words of the finding contradict each other */
  conflict: boolean;
  /** `framed` or `echo` negates the asked finding: "haiumi" */
  turned: boolean;
  denied: boolean;
  /** a word for failure after a negation: "I see no trouble" */
  deniedFailure: boolean;
  /** ends with "yes" */
  endsYes: boolean;
  /** a negative verb that is no word of the answer classes */
  verbDenies: boolean;
  /** a negative verb that is no word of the question */
  negativeVerb: boolean;
  /** names another time or occasion than the question does: "in the morning" to "at night?" */
  otherTime: boolean;
  /** repeats the question's own word for failure, or its negative verb */
  repeatsFailure: boolean;
  /** the amount said is the amount asked about */
  asksAmount: boolean;
  /** a second statement that is not understood: "when I finish I have finished" */
  states: boolean;
  checks: boolean;
  /** begins with what it is like: "like a stone" */
  compares: boolean;
  /** a denial of all of it: "no noise at all" */
  total: boolean;
  /** says that there was no earlier time, which the question asks about */
  firstTime: boolean;
  /** names a time or an occasion */
  times: boolean;
  unsure: boolean;
  opposite: boolean;
  /** gives another cause, or says "only" of words that are not understood */
  limited: boolean;
  /** number of words about something else */
  strange: number;
  first: Mark | undefined;
}

interface Reading {
  asked: AskedWords;
  /** a negation stands before the clause's first word */
  negated: boolean;
  start: number;
}

/** `start`: where the clause begins with its fillers, among which may be words of the finding. */
export function viewOf(clause: Clause, { asked, negated, start }: Reading): View {
  const { tokens, marks, from, to } = clause;
  const all = marks.filter(
    (mark) => mark.start >= from && mark.end <= to && isWord(mark, clause) && !isQuantity(mark, clause),
  );
  const found = evidenceOf({ ...clause, marks: all, from: start }, asked);
  const frames = found.filter(({ source }) => source === 'frame');
  // "it is dry" to "is the cough dry?": the word is the answer and no longer a sign of being well
  const own = all.filter(
    (mark) => !frames.some((one) => one.from < mark.end && one.to > mark.start) && !isAlike(mark, tokens, asked),
  );
  const framedAt = (i: number) => frames.some((one) => one.from <= i && i < one.to);
  const marked = (i: number) => framedAt(i) || all.some(({ start, end }) => start <= i && i < end);
  const words = tokens.slice(from, to);
  const any: View['any'] = (...names) => own.some((mark) => has(mark, ...names));
  const idiom = (i: number) =>
    all.some(
      (mark) =>
        mark.end - mark.start > 1 && mark.start <= i && i < mark.end && has(mark, 'good', 'able', 'somewhat', 'often'),
    );
  // "when I work without a hat": part of the occasion
  const isLater = (i: number) => all.some(({ classes, start: at }) => classes.has('circumstance') && at < i);
  const goesOn = (i: number) => all.some((mark) => mark.start <= i && i < mark.end && has(mark, 'often'));
  const verbDenies = words.some(({ text }, i) => !marked(from + i) && deniesItself(text));
  const somewhat = own.find((mark) => has(mark, 'somewhat'));
  // "mostly when I climb the hill": what follows a circumstance belongs to it
  const tail = own.find((mark) => mark.start > from && has(mark, 'circumstance') && !isCause(mark, tokens))?.end ?? to;
  const strange = words.filter((token, i) => from + i < tail && !isTouched(token, marked(from + i), asked)).length;
  const isBody = (one: Evidence) => BODY.has(tokens[one.from]?.text ?? '');
  // beside other words a part of the body is what the answer is about, alone it is the place
  const alone = strange === 0 && !any('affirm');
  const echo = echoOf(found.filter((one) => alone || !isBody(one)));
  const framed = agreed(frames, asked);
  // "ikawa sawa": at the end of a statement the word says that something was well, as in "kichwa kiko sawa kabisa"
  const isWell = (last: Mark) =>
    (has(last, 'good') && (strange > 0 || found.length > 0)) ||
    (asked.finding !== '' && own.some((mark) => mark !== last && has(mark, 'good')));
  return {
    any,
    framed,
    weak: frames.length > 0 && frames.every((one) => one.weak),
    echo: frames.length > 0 ? null : (echo?.sign ?? null),
    about: found.length > 0,
    conflict:
      (frames.length > 0 && framed === null) ||
      (framed === 1 &&
        !frames.every((one) => one.weak) &&
        found.some((one) => one.source === 'echo' && one.negated && !deniesItself(tokens[one.from]?.text ?? ''))),
    states: isStatement(words.filter((_, i) => !marked(from + i))),
    turned: frames.length > 0 ? frames.every((one) => one.negated && one.base === 1) : echo?.negated === true,
    denied:
      negated ||
      found.some((one) => one.negated) ||
      any('deny', 'no') ||
      verbDenies ||
      words.some(({ text }, i) => NEGATION.has(text) && !idiom(from + i) && !(WITHOUT.has(text) && isLater(from + i))),
    verbDenies,
    negativeVerb: words.some(
      ({ text }, i) => !framedAt(from + i) && !goesOn(from + i) && deniesItself(text) && repeatOf(text, asked) === null,
    ),
    otherTime: asked.timed && own.some((mark) => has(mark, 'circumstance') && !isAsked(tokens, mark, asked)),
    repeatsFailure: words.some(({ text }) => repeatOf(text, asked)?.failure === true || isOwnDenial(text, asked)),
    deniedFailure: isFailureDenied(clause, own, negated),
    endsYes: own.some((mark) => mark.end === to && has(mark, 'yes') && !isWell(mark)),
    compares: COMPARE.some((item) => ` ${lineOf(tokens.slice(start, to))}`.startsWith(` ${item} `)),
    total: words.some(({ text }) => TOTAL.has(text)),
    firstTime: asked.earlier && FIRST_TIME.some((item) => ` ${lineOf(words)} `.includes(` ${item} `)),
    times: all.some((mark) => has(mark, 'circumstance')),
    asksAmount:
      somewhat !== undefined && tokens.slice(somewhat.start, somewhat.end).every(({ text }) => asked.all.has(text)),
    unsure: own.some((mark) => has(mark, 'unknown') && !has(mark, 'hedge')),
    checks: words.some(({ text }, i) => !framedAt(from + i) && isChecking(text) && isNotDone(words, i)),
    opposite: namesOpposite(words, asked),
    limited:
      (strange > 0 && !any('circumstance') && tokens.slice(start, to).some(isLimit)) ||
      tokens.slice(start, to).some(({ text }) => CAUSE.has(text)),
    strange,
    first: own.find(({ start }) => start === from),
  };
}

const isCause = ({ start, end }: Mark, tokens: readonly Token[]) =>
  tokens.slice(start, end).some(({ text }) => CAUSE.has(text));

/** "The same thing", "the same day": no "as always", nor where the question itself says "the same". */
const isAlike = ({ end, classes }: Mark, tokens: readonly Token[], { all }: AskedWords) =>
  classes.has('good') &&
  ALIKE.has(tokens[end - 1]?.text ?? '') &&
  (all.has(tokens[end - 1]?.text ?? '') || (tokens[end]?.kind === 'word' && !COMPARED.has(tokens[end]?.text ?? '')));

/** "Some tablets": the number belongs to the next word, and the answer is not "a little". */
const isQuantity = (mark: Mark, { tokens, to }: Clause) =>
  has(mark, 'quantity') && mark.end < to && tokens[mark.end]?.kind === 'word';

/** "Na" is "no" alone, and "and" before other words. */
const isWord = ({ start, end }: Mark, { tokens, from, to }: Clause) =>
  (start === from && end === to) || !ALONE.has(lineOf(tokens.slice(start, end)));

/** A Swahili verb, or a second subject: the first one is that of "when I bend". */
const isStatement = (words: readonly Token[]) =>
  words.some(({ text }) => isFiniteVerb(text)) || words.filter(({ text }) => SUBJECT.has(text)).length > 1;

/** The first word that repeats one of the question, rather one for failure. */
function echoOf(found: readonly Evidence[]): Evidence | undefined {
  const own = found.filter(({ source, topic }) => source === 'echo' && !topic);
  return own.find(({ failure }) => failure) ?? own[0];
}

/** A negation stands before the first word for failure. */
function isFailureDenied({ tokens, from }: Clause, marks: readonly Mark[], negated: boolean): boolean {
  const failure = marks.find((mark) => has(mark, 'unable'));
  if (!failure) return false;
  const before = tokens.slice(from, failure.start);
  const denying = marks.some((mark) => mark.end <= failure.start && has(mark, 'no', 'deny'));
  return negated || denying || before.some(({ text }) => NEGATION.has(text) || deniesItself(text));
}

const isAsked = (tokens: readonly Token[], { start, end }: Mark, { all }: AskedWords) =>
  tokens.slice(start, end).some(({ text }) => all.has(text) && !COMMON.has(text));

const isOwnDenial = (word: string, asked: AskedWords) => deniesItself(word) && repeatOf(word, asked)?.sign === 1;

const NEAR = 3;

/** "Not checked", "nobody has looked", "sijapima", but not "I checked, and it is not red". */
const isNotDone = (words: readonly Token[], at: number) =>
  deniesItself(words[at]?.text ?? '') || words.slice(Math.max(0, at - NEAR), at).some(({ text }) => denies(text));

const denies = (word: string) => NEGATION.has(word) || UNABLE.has(word) || deniesItself(word);

const isChecking = (word: string) => CHECKING.some((item) => item === word || verbForm(word, item) !== null);
