import { NEGATIONS } from '../lexicon/function-words';
import type { Token } from './tokenize';

/** Words for a recurrence. */
const AGAIN =
  / (?:again|tena) (?:today|now|this|since|yesterday|tonight|leo|sasa|jana|juzi|asubuhi)| (?:today|now|yesterday|tonight|morning|leo|sasa|jana|juzi|saizi|asubuhi) (?:\w+ ){0,4}(?:again|tena)(?= )| (?:it|this|its|that|same) (?:\w+ ){0,2}(?:back|returned|recurred|again)(?= )| (?:imerudi|imerejea|amerudia|imejirudia|yamerudi|(?:ime|ina)(?:ni|m)?tokea tena|hivyo hivyo (?:leo|sasa|tena))(?= )/;
const TURNS = new Set([
  'today',
  'now',
  'yesterday',
  'tonight',
  'leo',
  'sasa',
  'jana',
  'juzi',
  'saizi',
  'but',
  'lakini',
  'ila',
]);
/** Maximum distance in tokens between "again" and the finding it refers to. */
const REACH = 40;

/**
 * "Two years ago I vomited blood, today again": per token, does a later clause that names no finding say that it
 * recurred? `isFinding`: is the token part of a finding? Linear in the text.
 */
export function recurrence(tokens: readonly Token[], isFinding: (i: number) => boolean): boolean[] {
  const again = new Array<boolean>(tokens.length).fill(false);
  let from = 0;
  for (let i = 1; i <= tokens.length; i++) {
    const token = tokens[i];
    if (token && token.kind !== 'stop' && token.kind !== 'comma' && !TURNS.has(token.text)) continue;
    if (saysAgain(tokens, from, i, isFinding)) again.fill(true, Math.max(0, from - REACH), from);
    from = i;
  }
  return again;
}

function saysAgain(tokens: readonly Token[], from: number, to: number, isFinding: (i: number) => boolean): boolean {
  const clause = tokens.slice(from, to);
  if (clause.some(({ text }, i) => NEGATIONS.has(text) || isFinding(from + i))) return false;
  const words = clause.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  return AGAIN.test(` ${words.join(' ')} `);
}
