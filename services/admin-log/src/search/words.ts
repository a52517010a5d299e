const WORD = /[\p{L}\p{N}_]+/gu;
const MARKS = /\p{M}/gu;

/** The words of a text without repeats, in lower case and without accents. `RPC_TIMEOUT` is one word. */
export function wordsIn(text: string): string[] {
  const plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase();
  return [...new Set(plain.match(WORD) ?? [])];
}

/** The words of `wordsIn`, and the parts of those joined by `_`. */
export function searchableWords(text: string): string[] {
  const words = wordsIn(text);
  return [...new Set([...words, ...words.flatMap((word) => word.split('_').filter(Boolean))])];
}
