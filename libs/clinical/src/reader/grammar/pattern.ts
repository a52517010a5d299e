/**
 * Patterns of `data/grammar`, written for people who do not know regular expressions, as regular expressions.
 *
 * - `(a|b c)` one of these, `(a )?` optional, `s?` an optional letter
 * - `_` a word or the rest of one, `*` at the start or end of a word: any letters, none included
 * - `<0-3> ` from no to three words, `<0-3?> ` as few of them as possible
 * - `<n:\d{1,2}>` a part of the text with a name
 * - `{list}` one of a list of the same file, expanded before
 * - `…` at the end: the last word may go on
 *
 * Anything else is a regular expression. A pattern starts and ends at the limits of words, unless it has `^` or `$`.
 */
export function patternSource(text: string): string {
  const begins = /^(?:\^|\(\?<)/.test(text) ? '' : ' ';
  const ends = /[$…]$/.test(text) ? '' : '(?= )';
  return `${begins}${expressionOf(text.replace(/…$/, ''))}${ends}`;
}

/** The expression of a text without the limits of words. */
export function expressionOf(text: string): string {
  return text
    .replace(/<(\d+)-(\d+)(\??)> /g, '(?:\\w+ ){$1,$2}$3')
    .replace(/\((?!\?)/g, '(?:')
    .replace(/(?<!\(\?)<([a-z]\w*):((?:[^<>]|\(\?<)*)>/gi, '(?<$1>$2)')
    .replace(/_/g, '\\w+')
    .replace(/(?<=^|[ (|!:]|(?<!\\)[a-z])\*/g, '\\w*');
}
