import { readerTables } from './reader-tables';

test('no "word*" is so short after folding that it matches other words ("pee*" matches "period")', () => {
  const begun = readerTables.phrases.elements.flatMap(({ key }) =>
    [...key.matchAll(/(?<!\*)\b([a-z]+)\*/g)].map(([, letters = '']) => letters),
  );
  expect(begun.length).toBeGreaterThan(1000);
  expect(begun.filter((letters) => letters.length < 3)).toEqual([]);
});
