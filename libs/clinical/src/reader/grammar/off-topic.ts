import { z } from 'zod';
import { defineGrammar } from './define';
import { foldedLines, pattern, words } from './types';

/** Off-topic messages, the most reliable kind first. */
export const OFF_TOPIC = defineGrammar('off-topic', {
  phrases: z.strictObject({
    doctor: foldedLines,
    why: foldedLines,
    count: foldedLines,
    stop: foldedLines,
    angry: foldedLines,
    todo: foldedLines,
    serious: foldedLines,
    arrived: foldedLines,
    private: foldedLines,
    thanks: foldedLines,
  }),
  onTheWay: foldedLines,
  elsewhere: pattern,
  stopWords: words,
  acknowledgements: words,
  greetings: words,
});
