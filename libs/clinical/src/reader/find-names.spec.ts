import { findNames } from './find-names';

test('findNames: handles 8,000 characters of any text quickly', () => {
  for (const piece of ['my name is ', 'naitwa ', 'Jina: ', 'A', 'a ', 'mtoto ', "O'", 'name of my ', ' \t']) {
    const startedAt = performance.now();
    findNames(piece.repeat(Math.ceil(8_000 / piece.length)));
    expect(performance.now() - startedAt).toBeLessThan(200);
  }
});
