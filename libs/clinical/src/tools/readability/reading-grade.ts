import readability from 'text-readability-ts';

/** Under this number of words one long word decides the grade. */
const FEWEST_WORDS = 8;

/**
 * The Flesch-Kincaid grade of an English text, with the words, sentences and syllables that the library counts. The
 * library's own grade rounds the syllables per word to one decimal, which moves the result by more than half a grade.
 */
export function readingGrade(text: string): number {
  const words = readability.lexiconCount(text);
  const grade =
    0.39 * (words / readability.sentenceCount(text)) + 11.8 * (readability.syllableCount(text) / words) - 15.59;
  return Math.round(grade * 10) / 10;
}

export const isLongEnough = (text: string): boolean => readability.lexiconCount(text) >= FEWEST_WORDS;
