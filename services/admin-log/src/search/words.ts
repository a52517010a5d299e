const WORD = /[\p{L}\p{N}_]+/gu;
const MARKS = /\p{M}/gu;

/** The words of a text, each once, lower-cased and without accents. `RPC_TIMEOUT` is one word. */
export function wordsIn(text: string): string[] {
  const plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase();
  return [...new Set(plain.match(WORD) ?? [])];
}

/** As `wordsIn`, and the parts of those that are joined by `_`: what a text is found by. */
export function searchableWords(text: string): string[] {
  const words = wordsIn(text);
  return [...new Set([...words, ...words.flatMap((word) => word.split('_').filter(Boolean))])];
}
