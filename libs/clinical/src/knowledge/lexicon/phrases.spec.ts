import { collapseLetters } from '../../reader/tokenize';
import { PHRASES } from '.';

test('no "word*" is so short after folding that it matches other words ("pee*" matches "period")', () => {
  const begun = PHRASES.words.flatMap((word) =>
    [...word.matchAll(/(?<!\*)\b([a-z]+)\*/g)].map(([, letters = '']) => letters),
  );
  expect(begun.length).toBeGreaterThan(1000);
  expect(begun.filter((letters) => collapseLetters(letters).length < 3)).toEqual([]);
});
