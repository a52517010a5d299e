import { NO, NONE_PHRASES, NOTHING_MORE, SOMEWHAT, UNKNOWN_PHRASES, YES } from '../lexicon/answers';
import { collapseLetters, type Token } from './tokenize';

export type ShortAnswer = 'yes' | 'no' | 'unknown' | 'somewhat' | null;

const folded = (phrases: readonly string[]) =>
  phrases.map((phrase) => phrase.split(' ').map(collapseLetters).join(' '));
const UNKNOWN = folded(UNKNOWN_PHRASES);
const NONE = folded(NONE_PHRASES);
const ENOUGH = folded(NOTHING_MORE);

const line = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ');
const starts = (text: string, phrases: readonly string[]) =>
  phrases.some((p) => text === p || text.startsWith(`${p} `));

/**
 * Reads the answer at the start of a message and its length in tokens. "No" followed by words of the same clause ("no
 * fever") is a statement; alone or before a comma it is an answer.
 */
export function readShortAnswer(tokens: readonly Token[]): { answer: ShortAnswer; length: number } {
  const text = line(tokens);
  const unknown = UNKNOWN.find((phrase) => text === phrase || text.startsWith(`${phrase} `));
  if (unknown) return { answer: 'unknown', length: unknown.split(' ').length };
  const first = tokens[0]?.text ?? '';
  const next = tokens[1];
  if (YES.has(first)) return { answer: 'yes', length: 1 };
  if (NO.has(first)) {
    // "hapana daktari" is an answer; "sio mjamzito" is an answer and a negation, so its "no" is not consumed
    if (next?.kind === 'word' && tokens.length <= 2 && !NO.has(next.text)) return { answer: 'no', length: 0 };
    const alone =
      !next ||
      next.kind === 'stop' ||
      next.kind === 'comma' ||
      NO.has(next.text) ||
      /^(?:i|my|it|he|she|sina|hana|na|nina|ana|ni)$/.test(next.text);
    return alone ? { answer: 'no', length: 1 } : { answer: null, length: 0 };
  }
  if (tokens.length <= 4 && tokens.some((token) => SOMEWHAT.has(token.text)))
    return { answer: 'somewhat', length: tokens.length };
  return { answer: null, length: 0 };
}

/** "none", "sina", "hakuna": an answer that denies everything the question listed. */
export function saysNone(tokens: readonly Token[]): boolean {
  return tokens.length <= 12 && starts(line(tokens.filter(({ kind }) => kind === 'word')), NONE);
}

export function saysUnknown(tokens: readonly Token[]): boolean {
  const text = line(tokens.filter(({ kind }) => kind === 'word'));
  return tokens.length <= 14 && UNKNOWN.some((phrase) => ` ${text} `.includes(` ${phrase} `));
}

/** The patient has nothing more to say or ask ("that is all"). */
export function saysEnough(tokens: readonly Token[]): boolean {
  const text = line(tokens.filter(({ kind }) => kind === 'word'));
  return (
    (tokens.length <= 9 && ENOUGH.includes(text)) ||
    (tokens.length <= 6 &&
      starts(
        text,
        ENOUGH.filter((p) => p.length > 5),
      ))
  );
}
