import type { Token } from './tokenize';

/** The words and numbers from one token to another, joined by single blanks with one at either end, as the patterns want them. */
export const joined = (tokens: readonly Token[], from: number, to: number) =>
  ` ${tokens
    .slice(from, to)
    .filter(({ kind }) => kind === 'word' || kind === 'number')
    .map(({ text }) => text)
    .join(' ')} `;

/** From each token that ends a part to the next one, which begins with it. */
export function* parts(tokens: readonly Token[], ends: (token: Token) => boolean): Generator<[number, number]> {
  let from = 0;
  for (const [i, token] of tokens.entries()) {
    if (!ends(token)) continue;
    yield [from, i];
    from = i;
  }
  yield [from, tokens.length];
}
