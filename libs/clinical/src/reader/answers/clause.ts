import type { Token } from '../tokenize';
import { has, type Mark } from './marks';
import { type AskedWords, deniesItself, repeats, repeatsFailure } from './question-words';
import { itemsOf } from './words';

export type ShortAnswer = 'yes' | 'no' | 'unknown' | 'somewhat' | null;

/** A clause of an answer: the tokens from `from` up to, not including, `to`. */
export interface Clause {
  tokens: readonly Token[];
  marks: readonly Mark[];
  from: number;
  to: number;
}

/** The meaning of a clause. */
export interface ClauseMeaning {
  /** what it begins with */
  particle: ShortAnswer;
  /** what the rest says */
  rest: ShortAnswer;
  /** the rest repeats a word of the question, so it outweighs the particle */
  repeats: boolean;
  /** number of tokens of fillers and particles at its start */
  lead: number;
}

const SUBJECT = new Set(itemsOf('subject'));
const NEGATION = new Set(itemsOf('negation'));

export function clauseMeaning(clause: Clause, asked: AskedWords): ClauseMeaning {
  const { tokens, marks, to } = clause;
  let at = clause.from;
  let particle: ShortAnswer = null;
  let negated = false;
  for (let mark = markAt(marks, at); mark && at < to; mark = markAt(marks, at)) {
    const rest = mark.end < to;
    if (has(mark, 'hedge') && rest) at = mark.end;
    else if (particle === null && has(mark, 'yes', 'no', 'unknown')) {
      particle = has(mark, 'unknown') ? 'unknown' : has(mark, 'yes') ? 'yes' : 'no';
      const next = tokens[mark.end];
      if (particle === 'no' && rest && next?.kind === 'word' && isNegationOf(tokens, mark, marks)) {
        negated = true;
        break;
      }
      at = mark.end;
    } else if (particle !== null && has(mark, particle === 'yes' ? 'yes' : 'no') && rest === false) at = mark.end;
    else if (has(mark, 'filler')) at = mark.end;
    else break;
  }
  const read = restOf({ ...clause, from: at }, asked, negated);
  return { particle, ...read, lead: at - clause.from };
}

const markAt = (marks: readonly Mark[], at: number) => marks.find(({ start }) => start === at);

/** "No fever", "hakuna maumivu": the word denies the next ones; in "no it is fine" it is an answer. */
function isNegationOf(tokens: readonly Token[], { start, end }: Mark, marks: readonly Mark[]): boolean {
  const next = tokens[end]?.text ?? '';
  return end - start === 1 && NEGATION.has(tokens[start]?.text ?? '') && !SUBJECT.has(next) && !isOwnAnswer(markAt(marks, end));
}

const isOwnAnswer = (mark: Mark | undefined) =>
  mark !== undefined &&
  has(mark, 'yes', 'no', 'affirm', 'deny', 'unknown', 'filler', 'hedge', 'somewhat', 'often', 'intensifier', 'but');

/** How many words a negation reaches. */
const SCOPE = 4;

function restOf({ tokens, marks, from, to }: Clause, asked: AskedWords, negated: boolean) {
  const own = marks.filter(({ start, end }) => start >= from && end <= to);
  const any = (...names: Parameters<typeof has>[1][]) => own.find((mark) => has(mark, ...names));
  const bare = { repeats: false };
  const somewhat = any('somewhat');
  const echo = echoOf({ tokens, marks: own, from, to }, asked);
  const good = any('good');
  const denied = negated || any('deny', 'no') !== undefined || denying(tokens, from, to);
  if (any('unable') && asked.failure && !any('able')) return { rest: negated ? ('no' as const) : ('yes' as const), repeats: true };
  if (any('able') && asked.failure) return { rest: 'no' as const, repeats: true };
  if (somewhat && (asked.failure ? echo === 1 : echo !== -1) && isAsked(somewhat, tokens, asked))
    return { rest: 'yes' as const, repeats: true };
  if (good && !asked.good && !any('no'))
    return { rest: denied ? ('yes' as const) : ('no' as const), repeats: echo !== null };
  if (echo !== null) {
    const rest = echo === -1 ? (denied && any('intensifier') ? 'somewhat' : 'no') : somewhat ? 'somewhat' : 'yes';
    return { rest: rest as ShortAnswer, repeats: true };
  }
  if (any('unknown') && !any('yes', 'no')) return { rest: 'unknown' as const, ...bare };
  if (somewhat) return { rest: 'somewhat' as const, ...bare };
  if (good && denied && !any('no')) return { rest: asked.good ? ('no' as const) : ('yes' as const), ...bare };
  if (denied) return { rest: any('intensifier') ? ('somewhat' as const) : ('no' as const), ...bare };
  if (any('over')) return { rest: 'no' as const, ...bare };
  if (any('unable')) return { rest: null, ...bare };
  if (good && !any('yes', 'affirm')) return { rest: asked.good ? ('yes' as const) : ('no' as const), ...bare };
  if (any('bad')) return { rest: asked.good ? ('no' as const) : ('yes' as const), ...bare };
  const says = any('yes', 'affirm', 'often', 'circumstance', 'place', 'intensifier');
  return { rest: says ? ('yes' as const) : null, ...bare };
}

const isAsked = ({ start, end }: Mark, tokens: readonly Token[], { all }: AskedWords) =>
  tokens.slice(start, end).every(({ text }) => all.has(text));

const denying = (tokens: readonly Token[], from: number, to: number) =>
  tokens.slice(from, to).some(({ text }) => NEGATION.has(text) || deniesItself(text));

/** The sign of the first word that repeats one of the question (rather one for failure), turned by a negation before it. */
function echoOf({ tokens, marks, from, to }: Clause, asked: AskedWords): 1 | -1 | null {
  let scope = 0;
  let first: 1 | -1 | null = null;
  for (let i = from; i < to; i++) {
    const { text = '', kind } = tokens[i] ?? {};
    const mark = marks.find(({ start, end }) => start <= i && i < end);
    const sign = kind === 'word' ? repeats(text, asked) : null;
    if (sign !== null && !(mark && has(mark, 'yes', 'no', 'hedge', 'filler', 'unknown'))) {
      const turned = scope > 0 ? ((-sign) as 1 | -1) : sign;
      if (repeatsFailure(text, asked)) return turned;
      first ??= turned;
    }
    scope = NEGATION.has(text) || (mark && has(mark, 'deny')) ? SCOPE : scope - 1;
  }
  return first;
}
