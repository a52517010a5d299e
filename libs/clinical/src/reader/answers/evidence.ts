import { NUMBERS } from '../grammar/numbers';
import type { Token } from '../tokenize';
import type { Clause } from './answer-types';
import { frameAt, numberSign } from './frames';
import { has, type Mark } from './marks';
import { type AskedWords, deniesItself, repeatOf } from './question-words';
import { itemsOf } from './words';

const NEGATION = new Set(itemsOf('negation'));
const JOINER = new Set(itemsOf('joiner'));
/** Longer items of these classes have a meaning of their own: "a little", "not hard". */
const IDIOMS = ['yes', 'no', 'unknown', 'deny', 'somewhat', 'good', 'bad', 'able', 'unable', 'over', 'easier'] as const;
/** How many words a negation reaches. */
const SCOPE = 4;

/** A word or phrase of an answer that affirms or denies the asked finding. */
export interface Evidence {
  /** 1 if it affirms the asked finding, after its negation */
  sign: 1 | -1;
  /** the sign without its negation */
  base: 1 | -1;
  negated: boolean;
  /** from the words of the finding, or a repeated word of the question */
  source: 'frame' | 'echo';
  /** repeats the question's word for failure */
  failure: boolean;
  /** carries its own negation: "cannot sleep" */
  absolute: boolean;
  /** repeats only what the question is about */
  topic: boolean;
  /** only names who or what */
  weak: boolean;
  from: number;
  to: number;
}

/** Everything in a clause that answers the question, from left to right. `marks`: those of the clause. */
export function evidenceOf({ tokens, marks, from, to }: Clause, asked: AskedWords): Evidence[] {
  const texts = tokens.map(({ text }) => text);
  const found: Evidence[] = [];
  let [denied, unable, reach, deniedTo] = [0, 0, 0, -1];
  for (let i = from; i < to;) {
    const mark = marks.find(({ start, end }) => start <= i && i < end);
    const one = evidenceAt({ tokens, texts, at: i, mark }, asked);
    const length = one && one.to <= to ? one.to - i : 1;
    if (one && one.to <= to) {
      // "cannot stand the pain" is pain; "cannot drink" is no drinking
      const phrase = one.from === deniedTo && one.base === 1;
      // "wala hajaumwa" denies once
      const negated = !one.absolute && !one.negated && (denied > 0 || phrase || (unable > 0 && one.base === -1));
      found.push({ ...one, negated: negated || one.negated, sign: negated ? turned(one.sign) : one.sign });
      // a negation ends at what it denies, "not hard to drink", unless it goes on: "no pain or fever"
      const ends = one.absolute || (negated && one.base === 1);
      // "no kifua kikuu", "hakipigi mluzi": the words of one phrase are denied together
      deniedTo = (ends && negated) || one.negated ? one.to : -1;
      reach = ends ? denied : 0;
      denied = ends ? 0 : denied - length;
    } else denied = reach > 0 && JOINER.has(texts[i] ?? '') ? SCOPE : denied - 1;
    if (NEGATION.has(texts[i] ?? '') || (!one && negates(mark, texts[i] ?? ''))) denied = SCOPE;
    unable = mark && has(mark, 'unable') && mark.end <= i + length ? SCOPE : unable - length;
    i += length;
  }
  return deniedAtEnd(found, { tokens, marks, from, to });
}

/** "I do not", or a negative verb that is not the answer itself. */
const negates = (mark: Mark | undefined, text: string) => (mark ? has(mark, 'deny') : deniesItself(text));

const turned = (sign: 1 | -1) => -sign as 1 | -1;

interface Place {
  tokens: readonly Token[];
  texts: readonly string[];
  at: number;
  mark: Mark | undefined;
}

function evidenceAt({ tokens, texts, at, mark }: Place, asked: AskedWords): Evidence | null {
  const framed = frameAt(asked.frame, texts, at);
  const width = mark && has(mark, ...IDIOMS) ? mark.end - mark.start : 0;
  if (framed && (framed.length >= width || mark?.start !== at)) {
    const { sign, base, length, negative, weak } = framed;
    const place = { from: at, to: at + length };
    return {
      sign,
      base,
      negated: sign !== base,
      source: 'frame',
      failure: false,
      absolute: negative,
      topic: false,
      weak,
      ...place,
    };
  }
  const { text = '', kind } = tokens[at] ?? {};
  const counted = countedAt(tokens, at, asked);
  if (counted) return counted;
  if (kind !== 'word' || (mark && has(mark, 'yes', 'no', 'hedge', 'filler', 'unknown'))) return null;
  const found = repeatOf(text, asked);
  if (!found) return null;
  const { sign, failure, topic } = found;
  const negated = deniesItself(text);
  const base = negated ? turned(sign) : sign;
  return { sign, base, negated, source: 'echo', failure, absolute: false, topic, weak: false, from: at, to: at + 1 };
}

/** A number that is no time: "120 over 80", "masaa mawili". */
function countedAt(tokens: readonly Token[], at: number, { finding }: AskedWords): Evidence | null {
  const value = valueOf(tokens[at]);
  const isFirst = !tokens.slice(0, at).some((token) => valueOf(token) !== null);
  const sign = value === null || !isFirst || isTime(tokens, at) ? null : numberSign(finding, value);
  if (sign === null) return null;
  const place = { from: at, to: at + 1 };
  return {
    sign,
    base: sign,
    negated: false,
    source: 'frame',
    failure: false,
    absolute: true,
    topic: false,
    weak: false,
    ...place,
  };
}

const valueOf = (token: Token | undefined): number | null =>
  token?.kind === 'number' ? Number(token.text) : (NUMBERS.units.get(token?.text ?? '') ?? null);

const isTime = (tokens: readonly Token[], at: number) =>
  [tokens[at - 1], tokens[at + 1]].some((token) => (NUMBERS.days.get(token?.text ?? '') ?? 0) >= 1);

/** "Maumivu hakuna", "maumivu hayanisumbui": a negation at the end of the clause denies what stands before it. */
function deniedAtEnd(found: readonly Evidence[], { tokens, marks, to }: Clause): Evidence[] {
  const last = marks.find(({ end }) => end === to);
  const start = last?.start ?? to - 1;
  const denies = last ? has(last, 'no', 'deny') : deniesItself(tokens[start]?.text ?? '');
  return denies && !found.some((one) => one.negated || one.absolute || one.to > start)
    ? found.map((one) => ({ ...one, negated: true, sign: turned(one.sign) }))
    : [...found];
}

/**
 * What the words say together, null if they contradict each other. With a question about failure, "she refuses to
 * drink" says both that she drinks and that she does not: the word for failure decides. One word for another place is
 * enough: "on the left, under the ribs".
 */
export function agreed(
  all: readonly Evidence[],
  { failure, site }: Pick<AskedWords, 'failure' | 'site'>,
): 1 | -1 | null {
  const strong = all.filter(({ weak }) => !weak);
  const found = strong.length > 0 ? strong : all;
  const yes = found.filter(({ sign }) => sign === 1);
  const no = found.filter(({ sign }) => sign === -1);
  if (yes.length === 0 || no.length === 0) return yes.length > 0 ? 1 : no.length > 0 ? -1 : null;
  if (site && no.every(({ negated }) => !negated)) return -1;
  const fails = yes.some(({ base }) => base === 1) && no.every(({ negated }) => !negated);
  return failure && fails ? 1 : null;
}
