/**
 * @typedef {{ kind: string, word: string }} Planted
 * A word that may not be found, and what it is: a leak is told by its kind, and what was typed stays out of the terminal.
 * @typedef {{ place: string, kind: string, at: number }} Leak
 */

/**
 * Which of the words are in the bytes, once each.
 * @param {string} place what the bytes are, for whoever reads of it
 * @param {Buffer} bytes
 * @param {Planted[]} words
 * @returns {Leak[]}
 */
export function findWords(place, bytes, words) {
  return words.flatMap(({ kind, word }) => {
    const at = bytes.indexOf(word, 0, 'utf8');
    return at < 0 ? [] : [{ place, kind, at }];
  });
}

/**
 * What of a text is rare enough to be looked for: two words at least, or the name of a file. `yes` is everywhere.
 * @param {string} kind
 * @param {string[]} texts
 * @returns {Planted[]}
 */
export function plant(kind, texts) {
  const rare = texts.map((text) => text.trim().slice(0, 200)).filter((text) => /^.{3,}[ .].{3,}$/s.test(text));
  return [...new Set(rare)].map((word) => ({ kind, word }));
}
