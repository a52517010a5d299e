import { collapseLetters } from '../../reader/tokenize';
import { FALSE_FRIENDS } from './decoys';
import { LEXICON } from '.';

test('no "word*" is so short after folding that it matches other words ("pee*" matches "period")', () => {
  const phrases = [FALSE_FRIENDS, ...Object.values(LEXICON).flatMap((said) => Object.values(said))].join(';');
  const begun = [...phrases.matchAll(/(?<!\*)\b([a-z]+)\*/g)].map(([, letters = '']) => letters);
  expect(begun.length).toBeGreaterThan(1000);
  expect(begun.filter((letters) => collapseLetters(letters).length < 3)).toEqual([]);
});
