import { TENS, UNITS } from '../lexicon/numbers';
import type { Token } from './tokenize';

const units = new Map(Object.entries(UNITS));
const tensOf = new Map(Object.entries(TENS));

/**
 * The tokens as one line of words and digits, with number words converted ("miaka thelathini na tano" → "miaka 35",
 * "sentimita mia moja sabini na tano" → "sentimita 175"), for the patterns that read ages, times and measures. Those
 * patterns are anchored on single blanks and bounded.
 */
export function numberText(tokens: readonly Token[]): string {
  const words = tokens.map(({ text }) => text);
  const out: string[] = [];
  for (let i = 0; i < words.length;) {
    const number = hundredsAt(words, i) ?? belowHundredAt(words, i);
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
  const joined = words[i + 1] === 'na' || words[i + 1] === 'and' ? 2 : 1;
  const unit = units.get(words[i + joined] ?? '');
  if (tens !== undefined && unit !== undefined && unit < 10 && words[i + 1] !== 'and')
    return { value: tens + unit, length: joined + 1 };
  const value = tens ?? units.get(words[i] ?? '');
  return value === undefined ? null : { value, length: 1 };
}

/** "A hundred and seventy five", "mia moja sabini na tano", "mia na kumi"; null if no hundreds start at `i`. */
function hundredsAt(words: readonly string[], i: number): NumberWords | null {
  const hundreds = wholeHundredsAt(words, i);
  if (!hundreds) return null;
  const next = i + hundreds.length;
  const joined = words[next] === 'na' || words[next] === 'and' ? 1 : 0;
  const rest = belowHundredAt(words, next + joined);
  return rest ? { value: hundreds.value + rest.value, length: hundreds.length + joined + rest.length } : hundreds;
}

function wholeHundredsAt(words: readonly string[], i: number): NumberWords | null {
  if (words[i] === 'mia') {
    const count = units.get(words[i + 1] ?? '');
    return count !== undefined && count < 10 ? { value: count * 100, length: 2 } : { value: 100, length: 1 };
  }
  if (words[i + 1] !== 'hundred') return null;
  const count = words[i] === 'a' ? 1 : units.get(words[i] ?? '');
  return count !== undefined && count < 10 ? { value: count * 100, length: 2 } : null;
}

/** "1 and a half years" → "1.5 years", "mwaka 1 na nusu" → "mwaka 1.5", "nusu mwaka" → "0.5 mwaka" */
function halves(words: readonly string[]): string[] {
  const out: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    if (word === 'half' || word === 'nusu') {
      let back = out.length - 1;
      while (back >= 0 && ['and', 'a', 'na'].includes(out[back] ?? '')) back--;
      const number = Number(out[back]);
      if (Number.isFinite(number) && out[back] !== '' && back < out.length - 1) {
        out.length = back;
        out.push(String(number + 0.5));
        continue;
      }
      out.push('0.5');
      continue;
    }
    out.push(word);
  }
  return out;
}
