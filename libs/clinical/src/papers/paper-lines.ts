/** A word, number or mark of a paper. */
export interface PaperWord {
  text: string;
  /** the characters before it in its line, blanks included */
  gap: string;
}

const WORD = /[+-]ve\b|\++\d?|\d\+{1,3}|\d+(?:[.,]\d+)*|[a-zµ]+/g;
const MARKS = /\p{M}+/gu;
/** Longer papers and lines are cut: a report of one page has 60 lines of 120 characters. */
const MOST_LINES = 400;
const LONGEST_LINE = 400;

/** The words of each line, in lower case and without accents. */
export function paperLines(text: string): PaperWord[][] {
  return text
    .split(/\r?\n|\r/)
    .slice(0, MOST_LINES)
    .map((line) => wordsOf(line.slice(0, LONGEST_LINE)))
    .filter((words) => words.length > 0);
}

function wordsOf(line: string): PaperWord[] {
  const folded = line.normalize('NFKD').replace(MARKS, '').replace(/μ/g, 'µ').toLowerCase();
  let end = 0;
  return [...folded.matchAll(WORD)].map((found) => {
    const gap = folded.slice(end, found.index);
    end = found.index + found[0].length;
    return { text: found[0], gap };
  });
}

const MIN_FUZZY = 6;

/** The words are equal, or long and differ by one letter, as words from a photo do. */
export function isSameWord(read: string, expected: string): boolean {
  if (read === expected) return true;
  if (expected.length < MIN_FUZZY || Math.abs(read.length - expected.length) > 1 || /\d/.test(expected)) return false;
  const [shorter, longer] = read.length <= expected.length ? [read, expected] : [expected, read];
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at++;
  const skip = shorter.length === longer.length ? at + 1 : at;
  return shorter.slice(skip) === longer.slice(at + 1);
}

/** The number of words from `at` that the phrase matches, 0 if it does not. */
function matchPhrase(words: readonly PaperWord[], at: number, phrase: string): number {
  const parts = phrase.split(' ');
  return parts.every((part, i) => isSameWord(words[at + i]?.text ?? '', part)) ? parts.length : 0;
}

/** The number of words that the longest matching phrase takes, 0 if none matches. */
export const matchAny = (words: readonly PaperWord[], at: number, phrases: readonly string[]): number =>
  phrases.reduce((longest, phrase) => Math.max(longest, matchPhrase(words, at, phrase)), 0);
