import { betweenCommas } from '../clauses';
import type { Token } from '../tokenize';
import { itemsOf, lineOf } from './words';

const UNKNOWN = itemsOf('unknown');
const NONE = itemsOf('none');
const ENOUGH = itemsOf('nothing_more');

const starts = (text: string, phrases: readonly string[]) =>
  phrases.some((phrase) => text === phrase || text.startsWith(`${phrase} `));

/** "none", "sina", "hakuna": an answer that denies everything the question listed. */
export function saysNone(tokens: readonly Token[]): boolean {
  return tokens.length <= 12 && starts(lineOf(tokens), NONE);
}

/** "No pain there, nothing": each part denies something, and one of them everything. */
export function deniesAll(tokens: readonly Token[]): boolean {
  const lines = betweenCommas(tokens).map(lineOf).filter(Boolean);
  return lines.length > 1 && lines.every((line) => starts(line, NONE)) && lines.some((line) => NONE.includes(line));
}

export function saysUnknown(tokens: readonly Token[]): boolean {
  const text = lineOf(tokens);
  return tokens.length <= 14 && UNKNOWN.some((phrase) => ` ${text} `.includes(` ${phrase} `));
}

/** Shorter phrases may be the start of something else. */
const CLEAR = 5;

/** The patient has nothing more to say or ask ("that is all"). */
export function saysEnough(tokens: readonly Token[]): boolean {
  const text = lineOf(tokens);
  return (
    (tokens.length <= 9 && ENOUGH.includes(text)) ||
    (tokens.length <= 6 &&
      starts(
        text,
        ENOUGH.filter(({ length }) => length > CLEAR),
      ))
  );
}
