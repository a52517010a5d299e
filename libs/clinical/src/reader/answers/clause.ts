import type { Clause, ClauseMeaning, ShortAnswer } from './answer-types';
import { verbForm } from '../swahili-verb';
import type { Token } from '../tokenize';
import { isTouched, leadOf } from './lead';
import { has, type Mark } from './marks';
import { namesOpposite } from './opposites';
import { type AskedWords, deniesItself, repeatOf } from './question-words';
import type { AnswerClass } from './words';
import { itemsOf } from './words';

const NEGATION = new Set(itemsOf('negation'));
const COMMON = new Set(itemsOf('common'));
const CHECKING = itemsOf('checking');
/** How many words a negation reaches. */
const SCOPE = 4;

export function clauseMeaning(clause: Clause, asked: AskedWords): ClauseMeaning {
  const { particle, negated, at } = leadOf(clause);
  const rest = { ...clause, from: at };
  const view = viewOf(rest, asked, negated);
  const ability = abilityOf(view, asked);
  return {
    particle,
    rest: ability ?? certain(meaningOf(view, asked), view, asked),
    repeats: view.echo !== null || ability !== null || (view.opposite && particle === null),
    contradicts: ability !== null,
    complete: view.strange === 0,
    lead: at - clause.from,
  };
}

/**
 * A wrong yes or no is worse than asking again: null where the evidence conflicts. A negative verb beside an affirmed
 * word of the question denies it; a question about a failure needs an answer of which every word is understood.
 */
function certain(meaning: ShortAnswer, view: View, asked: AskedWords): ShortAnswer {
  if (meaning !== 'yes' && meaning !== 'no') return meaning;
  const { echo, any, strange, first, negativeVerb, repeatsFailure } = view;
  if (meaning === 'yes' && echo === 1 && negativeVerb) return asked.failure ? null : 'no';
  if (meaning === 'yes' && echo === 1 && any('over')) return null;
  if (meaning === 'yes' && echo === 1 && view.otherTime) return null;
  if (!asked.failure || repeatsFailure) return meaning;
  const whenOnly = echo === null && first !== undefined && has(first, 'circumstance');
  if (strange > 0 && !whenOnly) return null;
  if (meaning === 'yes' && echo === 1 && !any('yes', 'affirm')) return null;
  return meaning;
}

/** What is found in a clause. */
interface View {
  any: (...names: AnswerClass[]) => boolean;
  /** the sign of the first word that repeats one of the question */
  echo: 1 | -1 | null;
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
  checks: boolean;
  unsure: boolean;
  opposite: boolean;
  /** number of words about something else */
  strange: number;
  first: Mark | undefined;
}

function viewOf(clause: Clause, asked: AskedWords, negated: boolean): View {
  const { tokens, marks, from, to } = clause;
  const own = marks.filter(({ start, end }) => start >= from && end <= to);
  const marked = (i: number) => own.some(({ start, end }) => start <= i && i < end);
  const words = tokens.slice(from, to);
  const any: View['any'] = (...names) => own.some((mark) => has(mark, ...names));
  const verbDenies = words.some(({ text }, i) => !marked(from + i) && deniesItself(text));
  const somewhat = own.find((mark) => has(mark, 'somewhat'));
  return {
    any,
    echo: echoOf({ tokens, marks: own, from, to }, asked),
    denied: negated || any('deny', 'no') || verbDenies || words.some(({ text }) => NEGATION.has(text)),
    verbDenies,
    negativeVerb: words.some(({ text }) => deniesItself(text) && repeatOf(text, asked) === null),
    otherTime: asked.timed && own.some((mark) => has(mark, 'circumstance') && !isAsked(tokens, mark, asked)),
    repeatsFailure: words.some(({ text }) => repeatOf(text, asked)?.failure === true || isOwnDenial(text, asked)),
    deniedFailure: isFailureDenied(clause, own, negated),
    endsYes: own.some((mark) => mark.end === to && has(mark, 'yes')),
    asksAmount:
      somewhat !== undefined && tokens.slice(somewhat.start, somewhat.end).every(({ text }) => asked.all.has(text)),
    unsure: own.some((mark) => has(mark, 'unknown') && !has(mark, 'hedge')),
    checks: words.some(({ text }) => isChecking(text)),
    opposite: namesOpposite(words, asked),
    strange: words.filter((token, i) => !isTouched(token, marked(from + i), asked)).length,
    first: own.find(({ start }) => start === from),
  };
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

const isChecking = (word: string) => CHECKING.some((item) => item === word || verbForm(word, item) !== null);

/** "He can drink", "hawezi kunywa", to a question whether it is impossible or hard. */
function abilityOf({ any, echo, denied, deniedFailure, asksAmount }: View, asked: AskedWords): 'yes' | 'no' | null {
  if (!asked.failure) return null;
  if (any('able') || deniedFailure) return 'no';
  if (any('unable')) return 'yes';
  if (any('good') && !any('no')) return denied ? 'yes' : 'no';
  return asksAmount && echo !== -1 ? 'yes' : null;
}

function meaningOf(view: View, asked: AskedWords): ShortAnswer {
  const { any, echo, denied } = view;
  if ((denied || any('unable')) && view.checks) return 'unknown';
  if (view.unsure && !any('yes', 'no', 'somewhat') && echo === null) return 'unknown';
  if (view.endsYes && !denied) return 'yes';
  if (view.opposite) return denied ? 'yes' : 'no';
  if (any('good') && !any('no')) return denied === asked.good ? 'no' : 'yes';
  if (any('somewhat') && view.asksAmount && echo !== -1) return 'yes';
  if (echo === -1) return any('somewhat') || (denied && any('intensifier')) ? degree(asked) : 'no';
  if (echo === 1 && any('somewhat')) return strangeAllowed(view, 1) ? 'somewhat' : null;
  if (echo === 1) return strangeAllowed(view, 0) ? 'yes' : null;
  return withoutEcho(view, asked);
}

/** With more words about something else, a repeated word or an amount is no answer. */
const strangeAllowed = ({ strange }: View, most: number) => strange <= most;

/** "Haiumi sana": a little. A question about failure is answered by "he drinks a little" with no. */
const degree = ({ failure }: AskedWords): ShortAnswer => (failure ? 'no' : 'somewhat');

function withoutEcho(view: View, asked: AskedWords): ShortAnswer {
  const { any, denied, verbDenies, endsYes, strange, first } = view;
  if (any('somewhat')) return !strangeAllowed(view, 1) ? null : 'somewhat';
  if (verbDenies && asked.failure && !any('deny', 'no')) return 'yes';
  if (denied) return any('intensifier') ? 'somewhat' : 'no';
  if (any('over')) return 'no';
  if (any('unable')) return null;
  if (any('bad')) return asked.good ? 'no' : 'yes';
  if (endsYes || (any('yes') && strange === 0)) return 'yes';
  const leads = first !== undefined && (has(first, 'circumstance') || (strange === 0 && has(first, 'often', 'place')));
  const says = any('affirm', 'intensifier', 'often') && strange === 0;
  return leads || says ? 'yes' : null;
}

/** The sign of the first word that repeats one of the question (rather one for failure), turned by a negation. */
function echoOf({ tokens, marks, from, to }: Clause, asked: AskedWords): 1 | -1 | null {
  let scope = 0;
  let first: { sign: 1 | -1; turned: boolean; failure: boolean } | null = null;
  for (let i = from; i < to; i++) {
    const { text = '', kind } = tokens[i] ?? {};
    const mark = marks.find(({ start, end }) => start <= i && i < end);
    const found = kind === 'word' ? repeatOf(text, asked) : null;
    if (found && !(mark && has(mark, 'yes', 'no', 'hedge', 'filler', 'unknown'))) {
      if (first === null || (found.failure && !first.failure)) first = { ...found, turned: scope > 0 };
    } else if (first && !first.turned && i === to - 1 && mark && has(mark, 'no', 'deny')) first.turned = true;
    scope = NEGATION.has(text) || (mark && has(mark, 'deny')) ? SCOPE : scope - 1;
  }
  return first && (first.turned ? (-first.sign as 1 | -1) : first.sign);
}
