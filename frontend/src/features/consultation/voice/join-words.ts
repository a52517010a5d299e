/** Appends the dictated words to the text, with one space between. */
export function joinWords(text: string, words: string): string {
  const isSeparated = text === '' || /\s$/.test(text);
  return isSeparated ? text + words : `${text} ${words}`;
}
