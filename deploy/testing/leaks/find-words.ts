/** Text that must not be found, and its kind: a leak is reported by its kind, so that the text itself is never printed. */
export interface PrivateWord {
  kind: string;
  word: string;
}

/** Finds each word once. @param place names the source of the bytes in the report */
export function findWords(place: string, bytes: Buffer, words: PrivateWord[]) {
  return words.flatMap(({ kind, word }) => {
    const at = formsOf(word)
      .map((form) => bytes.indexOf(form))
      .find((index) => index >= 0);
    return at === undefined ? [] : [{ place, kind, at }];
  });
}

/**
 * A word as it is, and within base64 at each of its three possible offsets: encrypted data is stored as base64, and text that only looks
 * encrypted must not pass.
 */
function formsOf(word: string) {
  const encoded = [0, 1, 2].map((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(word)]);
    const whole = bytes.subarray(0, bytes.length - (bytes.length % 3)).toString('base64');
    // The first characters contain bits of the text before.
    return whole.slice(offset === 0 ? 0 : 4);
  });
  const url = encoded.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  return [word, ...encoded, ...url].filter((form) => form.length >= 6);
}

/** The texts that are rare enough to search for: two words at least, or the name of a file. `yes` is everywhere. */
export function rareWords(kind: string, texts: string[]): PrivateWord[] {
  const rare = texts.map((text) => text.trim().slice(0, 200)).filter((text) => /^.{3,}[ .].{3,}$/s.test(text));
  return [...new Set(rare)].map((word) => ({ kind, word }));
}
