import { TENS, UNITS } from '../lexicon/numbers';
import type { Token } from './tokenize';

const units = new Map(Object.entries(UNITS));
const tensOf = new Map(Object.entries(TENS));

/**
 * The tokens as one line of words and digits, number words turned into digits ("miaka thelathini na tano" → "miaka 35"),
 * for the patterns that read ages, times and measures. All those patterns are anchored on single blanks and bounded.
 */
export function numberText(tokens: readonly Token[]): string {
  const out: string[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const text = tokens[i]?.text ?? '';
    const tens = tensOf.get(text);
    const next = tokens[i + 1]?.text ?? '';
    const joined = next === 'na' || next === 'and' ? 2 : 1;
    const unit = units.get(tokens[i + joined]?.text ?? '');
    if (tens !== undefined && unit !== undefined && unit < 10 && !(joined === 2 && next === 'and')) {
      out.push(String(tens + unit));
      i += joined;
    } else {
      const value = tens ?? units.get(text);
      out.push(value === undefined ? text : String(value));
    }
  }
  return ` ${halves(out).join(' ')} `;
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
