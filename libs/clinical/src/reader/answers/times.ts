import { z } from 'zod';
import { defineGrammar } from '../grammar/define';
import { numberText } from '../number-text';
import { tokenize } from '../tokenize';
import { lineOf } from './words';

const list = z.array(z.string().min(1)).min(1);
const { before, times, after, year, month, joined, half, turning, soon, ordinal, day, day_of } = defineGrammar(
  'answer-durations',
  {
    before: list,
    times: z.array(z.strictObject({ days: z.number().positive(), said: list })),
    after: list,
    year: list,
    month: list,
    joined: list,
    half: list,
    turning: list,
    soon: list,
    ordinal: list,
    day: list,
    day_of: list,
  },
);

const folded = (text: string) => numberText(tokenize(text)).trim();
const anyOf = (items: readonly string[]) =>
  [...new Set(items.map(folded))].sort((a, b) => b.length - a.length).join('|');

const daysOf = new Map(times.flatMap(({ days, said }) => said.map((item) => [folded(item), days] as const)));
const STANDING = new RegExp(
  `^ (?:(?:${anyOf(before)}|,) )*(${anyOf([...daysOf.keys()])})(?: (?:${anyOf(after)}|[.,]))* $`,
);

/** The days that a whole answer means, "since last week", "mwaka na nusu"; undefined if it says anything else. */
export function answeredDays(text: string): number | undefined {
  const line = numberText(tokenize(text));
  const found = STANDING.exec(line)?.[1];
  return found === undefined ? ordinalDay(line) : daysOf.get(found);
}

const ORDINALS = ordinal.map(folded);
const ORDINAL_DAY = new RegExp(` (${anyOf(ordinal)}) (?:${anyOf(day)}) | (?:${anyOf(day_of)}) (\\d{1,2}) `);

function ordinalDay(line: string): number | undefined {
  const [, word, digits] = ORDINAL_DAY.exec(line) ?? [];
  if (digits !== undefined) return Number(digits);
  return word === undefined ? undefined : ORDINALS.indexOf(word) + 1;
}

const number = String.raw`(\d{1,3}(?:\.\d)?)`;
const [years, months, and] = [anyOf(year), anyOf(month), `(?: (?:${anyOf(joined)}))*`];
const AGES = [
  new RegExp(` ${number} (?:${years})${and} ${number} (?:${months}) `),
  new RegExp(` (?:${years}) ${number}${and} (?:${months}) ${number} `),
];
const HALVES = half.map((item) => lineOf(tokenize(item))).join('|');
const YEAR_AND_HALF = new RegExp(` (?:${years})${and} (?:${HALVES}) `);
const TURNING = new RegExp(` (?:${anyOf(turning)}) (?:(?:${years}) )?(\\d{1,2}) (?:.{0,20} )?(?:${anyOf(soon)}) `);
const MONTHS_OF_YEAR = 12;
const ONE_AND_HALF = 1.5;

/** An age of years and months, "1yr 3mths", or of one year and a half; undefined if the text names no such age. */
export function answeredAge(text: string): number | undefined {
  const line = numberText(tokenize(text));
  for (const pattern of AGES) {
    const [, whole, part] = pattern.exec(line) ?? [];
    if (whole !== undefined) return Number(whole) + Number(part) / MONTHS_OF_YEAR;
  }
  const next = TURNING.exec(line)?.[1];
  if (next !== undefined && Number(next) > 1) return Number(next) - 1;
  const words = ` ${lineOf(tokenize(text))} `;
  return YEAR_AND_HALF.test(words) && !/\d/.test(words) ? ONE_AND_HALF : undefined;
}
