import type { Token } from './tokenize';

/** Joins the words and numbers of a token range by single blanks, with one at each end, as the patterns expect. */
export const joined = (tokens: readonly Token[], from: number, to: number) =>
  ` ${tokens
    .slice(from, to)
    .filter(({ kind }) => kind === 'word' || kind === 'number')
    .map(({ text }) => text)
    .join(' ')} `;

/** Splits the tokens at separators; each part starts with its separator. */
export function* parts(tokens: readonly Token[], ends: (token: Token) => boolean): Generator<[number, number]> {
  let from = 0;
  for (const [i, token] of tokens.entries()) {
    if (!ends(token)) continue;
    yield [from, i];
    from = i;
  }
  yield [from, tokens.length];
}
