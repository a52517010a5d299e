import { collapseLetters } from '../reader/tokenize';
import { MEDICINES } from '../reader/medicines';
import { PAPER_GRAMMAR } from './paper-grammar';
import { isSameWord, matchAny, paperLines, type PaperWord } from './paper-lines';
import { numberFrom, numberOf } from './paper-number';
import { resultFrom } from './paper-result';
import type { PaperValue } from './paper-value';

const { pair, numbers, results_of: tests, dipstick, prescription, results } = PAPER_GRAMMAR;
const NAMES = [...numbers, ...tests, ...dipstick].flatMap(({ names }) => names);
/** Values of one paper; a longer list cannot be confirmed at once. */
const MOST_VALUES = 20;

/**
 * The tests, values and medicines on a paper, from its text. Doubtful values are left out: two words of a form, a number that
 * is impossible in every unit, a number that is part of a range. Pure; never throws on any text.
 */
export function readPaper(text: string): PaperValue[] {
  const lines = paperLines(text);
  const found = [...lines.flatMap((line, index) => valuesIn(line, lines[index + 1] ?? [])), ...pressures(lines)];
  return latest([...found, ...medicines(lines)]).slice(0, MOST_VALUES);
}

/** The values of a line. `next`: the line after it, where a value stands when the line ends with the test's name. */
function valuesIn(line: readonly PaperWord[], next: readonly PaperWord[]): PaperValue[] {
  const starts = namesIn(line);
  return starts.flatMap(({ at, length }, index) => {
    const end = starts[index + 1]?.at ?? line.length;
    const own = line.slice(0, end);
    const isLast = end === line.length && at + length === end && namesIn(next)[0]?.at !== 0;
    const words = isLast ? [...own, ...next] : own;
    return valueOf(words, { at, length }) ?? [];
  });
}

interface NameSpan {
  at: number;
  length: number;
}

/** The places where the name of a test stands; the longest name counts. */
function namesIn(line: readonly PaperWord[]): NameSpan[] {
  const spans: NameSpan[] = [];
  for (let at = 0; at < line.length; at++) {
    const length = matchAny(line, at, NAMES);
    if (length === 0) continue;
    spans.push({ at, length });
    at += length - 1;
  }
  return spans;
}

function valueOf(words: readonly PaperWord[], { at, length }: NameSpan): PaperValue | null {
  const isNamed = ({ names }: { names: readonly string[] }) => matchAny(words, at, names) === length;
  const from = at + length;
  const test = tests.find(isNamed);
  if (test) {
    const result = resultFrom(words, from);
    const isDenied = results.denied.includes(words[at - 1]?.text ?? '');
    if (result === null || result === 'trace') return null;
    return { test: test.test, value: isDenied || result === 'negative' ? 'negative' : 'positive' };
  }
  const measured = numbers.find(isNamed);
  const number = measured ? numberFrom(words, from, measured) : null;
  if (measured && number !== null) return { test: measured.test, value: String(number) };
  const field = dipstick.find(isNamed);
  const result = field ? resultFrom(words, from) : null;
  return field && result ? { test: field.test, value: result } : null;
}

/** Blood pressures on a paper that names them: "168/112", in a table often far from the name. */
function pressures(lines: readonly PaperWord[][]): PaperValue[] {
  if (!lines.some((line) => line.some((_, at) => matchAny(line, at, pair.names) > 0))) return [];
  const isIn = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to;
  return lines.flatMap((line) =>
    line.flatMap((word, at) => {
      const next = line[at + 1];
      const isDate = line[at + 2]?.gap === '/' || word.gap.endsWith('/');
      if (!next || isDate || !/^\s*\/\s*$/.test(next.gap)) return [];
      const [upper, lower] = [numberOf(word.text), numberOf(next.text)];
      return isIn(upper, pair.upper) && isIn(lower, pair.lower) && upper > lower
        ? [{ test: pair.test, value: `${upper}/${lower}` }]
        : [];
    }),
  );
}

/** Medicines on lines that also have a dose. */
function medicines(lines: readonly PaperWord[][]): PaperValue[] {
  const known = [...new Set([...MEDICINES.values(), ...prescription.medicines])];
  return lines
    .filter((line) => line.some(({ text }) => prescription.dose.includes(text)))
    .flatMap((line) =>
      line.flatMap(({ text }) => {
        const exact = MEDICINES.get(collapseLetters(text));
        const name = exact ?? known.find((medicine) => isSameWord(text, medicine));
        return name ? [{ test: 'medicine', value: name }] : [];
      }),
    );
}

/**
 * One value of a test: a positive result before a negative one, else the last, because cards list values over time. Medicines
 * all count.
 */
function latest(values: readonly PaperValue[]): PaperValue[] {
  const kept = new Map<string, PaperValue>();
  for (const value of values) {
    const key = value.test === 'medicine' ? `medicine ${value.value}` : value.test;
    if (kept.get(key)?.value !== 'positive') kept.set(key, value);
  }
  return [...kept.values()];
}
