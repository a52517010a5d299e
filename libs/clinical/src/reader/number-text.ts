import { NUMBERS } from './grammar/numbers';
import type { Token } from './tokenize';

const {
  half,
  halfJoiners,
  hundredAfter,
  hundredFirst,
  hundredJoiners,
  joiner,
  notAfter,
  oneHundred,
  tens: tensOf,
  units,
} = NUMBERS;

/**
 * The tokens as one line of words and digits, with number words converted ("miaka thelathini na tano" → "miaka 35",
 * "sentimita mia moja sabini na tano" → "sentimita 175"), for the patterns that read ages, times and measures. Those
 * patterns are anchored on single blanks and bounded.
 */
export function numberText(tokens: readonly Token[]): string {
  const words = tokens.map(({ text }) => text);
  const out: string[] = [];
  for (let i = 0; i < words.length;) {
    const isOther = notAfter.get(words[i] ?? '')?.has(words[i - 1] ?? '') ?? false;
    const number = isOther ? null : (hundredsAt(words, i) ?? belowHundredAt(words, i));
    out.push(number ? String(number.value) : (words[i] ?? ''));
    i += number?.length ?? 1;
  }
  return ` ${halves(out).join(' ')} `;
}

interface NumberWords {
  value: number;
  /** in words */
  length: number;
}

/** "Thirty five", "thelathini na tano", "five"; null if no number word starts at `i`. */
function belowHundredAt(words: readonly string[], i: number): NumberWords | null {
  const tens = tensOf.get(words[i] ?? '');
  const next = words[i + 1] ?? '';
  const joined = hundredJoiners.has(next) ? 2 : 1;
  const unit = units.get(words[i + joined] ?? '');
  if (tens !== undefined && unit !== undefined && unit < 10 && (joined === 1 || joiner.has(next)))
    return { value: tens + unit, length: joined + 1 };
  const value = tens ?? units.get(words[i] ?? '');
  return value === undefined ? null : { value, length: 1 };
}

/** "A hundred and seventy five", "mia moja sabini na tano", "mia na kumi"; null if no hundreds start at `i`. */
function hundredsAt(words: readonly string[], i: number): NumberWords | null {
  const hundreds = wholeHundredsAt(words, i);
  if (!hundreds) return null;
  const next = i + hundreds.length;
  const joined = hundredJoiners.has(words[next] ?? '') ? 1 : 0;
  const rest = belowHundredAt(words, next + joined);
  return rest ? { value: hundreds.value + rest.value, length: hundreds.length + joined + rest.length } : hundreds;
}

function wholeHundredsAt(words: readonly string[], i: number): NumberWords | null {
  if (hundredFirst.has(words[i] ?? '')) {
    const count = units.get(words[i + 1] ?? '');
    return count !== undefined && count < 10 ? { value: count * 100, length: 2 } : { value: 100, length: 1 };
  }
  if (!hundredAfter.has(words[i + 1] ?? '')) return null;
  const count = oneHundred.has(words[i] ?? '') ? 1 : units.get(words[i] ?? '');
  return count !== undefined && count < 10 ? { value: count * 100, length: 2 } : null;
}

/**
 * "1 and a half years" → "1.5 years", "1 year and a half" → "1.5 year", "mwaka 1 na nusu" → "mwaka 1.5",
 * "nusu mwaka" → "0.5 mwaka"
 */
function halves(words: readonly string[]): string[] {
  const out: string[] = [];
  for (const [i, word] of words.entries()) {
    if (!half.has(word)) {
      out.push(word);
      continue;
    }
    const last = out.findLastIndex((earlier) => !halfJoiners.has(earlier));
    const isJoined = last < out.length - 1;
    // "1 month and half a tablet" is two amounts
    const unit = isTimeUnit(out[last]) && !halfJoiners.has(words[i + 1] ?? '') ? (out[last] ?? '') : null;
    const at = unit === null ? last : last - 1;
    if (isJoined && isNumber(out[at])) out.splice(at, Infinity, String(Number(out[at]) + 0.5), ...(unit ? [unit] : []));
    else out.push('0.5');
  }
  return out;
}

const isNumber = (word: string | undefined) => word !== undefined && word !== '' && Number.isFinite(Number(word));
const isTimeUnit = (word: string | undefined) => NUMBERS.days.has(RESPELLED.get(word ?? '') ?? word ?? '');

const RESPELLED = new Map(Object.entries(NUMBERS.respelled));
const FOLDED_UNITS = new RegExp(` (?:${[...RESPELLED.keys()].join('|')})(?= )`, 'g');

/** Spells units of time as the patterns do: folded "weks" becomes "weeks". */
export const respelled = (line: string) =>
  line.replace(FOLDED_UNITS, (unit) => ` ${RESPELLED.get(unit.slice(1)) ?? ''}`);
