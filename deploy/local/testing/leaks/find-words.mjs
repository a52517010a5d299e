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
    const at = formsOf(word)
      .map((form) => bytes.indexOf(form))
      .find((found) => found >= 0);
    return at === undefined ? [] : [{ place, kind, at }];
  });
}

/**
 * A word as it is, and as it looks within base64, at each of the three places where it may begin: what is encrypted is written that
 * way, and what only looks encrypted must not pass.
 * @param {string} word
 */
function formsOf(word) {
  const encoded = [0, 1, 2].flatMap((shift) => {
    const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(word)]);
    const whole = bytes.subarray(0, bytes.length - (bytes.length % 3)).toString('base64');
    // the first characters hold bits of what stands before
    return whole.slice(shift === 0 ? 0 : 4);
  });
  const url = encoded.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  return [...new Set([word, ...encoded, ...url])].filter((form) => form.length >= 6);
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
