import { matchAny, type PaperWord } from './paper-lines';
import { PAPER_GRAMMAR } from './paper-grammar';

const { results, between } = PAPER_GRAMMAR;
const BETWEEN = new Set(between);
/** A longer word that is not known ends the search for a value. */
const LONGEST_UNKNOWN = 3;
/** Boxes of a form: which of them is marked cannot be read. */
const BOX = /[[\]☐□☑☒✓]/u;
const PLUSES = /^(?:\++\d?|\d\+{1,3})$/;

export type PaperResult = 'positive' | 'negative' | 'trace' | `${1 | 2 | 3 | 4}+`;

/** Whether the words between a test and its value may go on with this one. */
export const mayPass = ({ text }: PaperWord): boolean =>
  BETWEEN.has(text) || text.length <= LONGEST_UNKNOWN || /^\d/.test(text);

/** The first result from `at`, or null: there is none, or it is one of two words on a form. */
export function resultFrom(words: readonly PaperWord[], at: number): PaperResult | null {
  for (let index = at; index < words.length; index++) {
    const word = words[index]!;
    const found = resultAt(words, index);
    if (found) return BOX.test(word.gap) || isEither(words, index + found.length, found.result) ? null : found.result;
    if (!mayPass(word)) return null;
  }
  return null;
}

function resultAt(words: readonly PaperWord[], at: number): { result: PaperResult; length: number } | null {
  const text = words[at]?.text ?? '';
  if (PLUSES.test(text)) return { result: `${countPluses(text)}+`, length: 1 };
  const negative = matchAny(words, at, results.negative);
  if (negative > 0) return { result: 'negative', length: negative };
  const positive = matchAny(words, at, results.positive);
  if (positive > 0) return { result: 'positive', length: positive };
  const trace = matchAny(words, at, results.trace);
  return trace > 0 ? { result: 'trace', length: trace } : null;
}

/** "2+" and "++" are two; a second plus is often read from a photo as 4. */
function countPluses(text: string): 1 | 2 | 3 | 4 {
  const first = /^[1-4]/.exec(text);
  const count = first ? Number(first[0]) : Math.min(text.length, 4);
  return count as 1 | 2 | 3 | 4;
}

/** "Positive / negative", "positive or negative": both words of a form. */
function isEither(words: readonly PaperWord[], next: number, first: PaperResult): boolean {
  const joined = results.either.includes(words[next]?.text ?? '');
  const other = resultAt(words, joined ? next + 1 : next);
  const isJoined = joined || /[/|]/.test(words[next]?.gap ?? '') || BOX.test(words[next]?.gap ?? '');
  return isJoined && other !== null && other.result !== first;
}
