import { defineGrammar } from './define';
import { anyPattern, everyPattern, numberByWord, pattern, patterns, word } from './types';

/** Ages. */
export const AGE = defineGrammar('age', {
  denied: everyPattern,
  ages: patterns,
  compound: patterns,
  bare: patterns,
  yearsAlone: pattern,
  alone: pattern,
  bareOpening: patterns,
  pregnancy: anyPattern,
  reading: anyPattern,
  time: anyPattern,
  born: anyPattern,
  bornDays: numberByWord,
  day: word,
  month: word,
});
