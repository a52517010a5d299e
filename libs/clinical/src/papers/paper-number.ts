import { matchAny, type PaperWord } from './paper-lines';
import type { NumberTest } from './paper-grammar';
import { mayPass } from './paper-result';

const NUMBER = /^\d+(?:[.,]\d+)*$/;
const THOUSANDS = /^\d{1,3}(?:,\d{3})+$/;
const RANGE = /^\s*(?:[-–—~:]|to)\s*$/;

/** The number as written: "7,2" is 7.2, "13,400" is 13400. */
export const numberOf = (text: string): number =>
  THOUSANDS.test(text) ? Number(text.replaceAll(',', '')) : NUMBER.test(text) ? Number(text.replace(',', '.')) : NaN;

/**
 * The first value of a test from `at` in the unit that is shown, or null. A range of reference is skipped. When the first number
 * cannot be the value, none is read, because the next one is a limit.
 */
export function numberFrom(words: readonly PaperWord[], at: number, test: NumberTest): number | null {
  let depth = 0;
  for (let index = at; index < words.length; index++) {
    const word = words[index]!;
    depth += bracketsIn(word.gap);
    if (!NUMBER.test(word.text)) {
      if (!mayPass(word)) return null;
    } else if (isRange(words, index)) {
      index++;
    } else if (depth <= 0) {
      return /^\s*%/.test(words[index + 1]?.gap ?? '')
        ? null
        : inShownUnit(numberOf(word.text), words, index + 1, test);
    }
  }
  return null;
}

const bracketsIn = (gap: string) => [...gap].reduce((sum, sign) => sum + (sign === '(' ? 1 : sign === ')' ? -1 : 0), 0);

const isRange = (words: readonly PaperWord[], at: number) => {
  const next = words[at + 1];
  return next !== undefined && NUMBER.test(next.text) && RANGE.test(next.gap);
};

/** Another unit must be written on the paper: a number without one may have lost its decimal point. */
function inShownUnit(value: number, words: readonly PaperWord[], at: number, test: NumberTest): number | null {
  const unit = test.units.find(({ names }) => matchAny(words, at, names) > 0) ?? { factor: 1, possible: test.possible };
  const [from, to] = unit.possible;
  return value >= from && value <= to ? rounded(value * unit.factor) : null;
}

const rounded = (value: number) => Math.round(value * 10) / 10;
