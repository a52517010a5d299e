import type { Token } from '../tokenize';
import { itemsOf } from './words';

const NEGATION = new Set(itemsOf('negation'));
/** How many words a negation reaches in a list: "no phlegm", "without any phlegm". */
const SCOPE = 2;

/** The words of an answer that no negation stands before. */
export const affirmedWords = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ text, kind }, i) =>
    kind === 'word' && !tokens.slice(Math.max(0, i - SCOPE), i).some((before) => NEGATION.has(before.text))
      ? [text]
      : [],
  );
