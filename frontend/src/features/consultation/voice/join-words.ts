/** The text with the words behind it, as somebody would type them: one blank between, none at the start. */
export function joinWords(text: string, words: string): string {
  const isSeparated = text === '' || /\s$/.test(text);
  return isSeparated ? text + words : `${text} ${words}`;
}
