import { fittingItems } from './fitting-items';

const item = (bytes: number) => 'é'.repeat(bytes / 2);

test('returns as many items as fit, in order, and an item that is too large alone', () => {
  expect(fittingItems([])).toEqual([]);
  expect(fittingItems(['a', 'b'])).toEqual(['a', 'b']);
  const three = [item(90_000), item(90_000), item(90_000)];
  expect(fittingItems(three)).toEqual(three.slice(0, 2));
  expect(fittingItems([item(300_000), 'b'])).toHaveLength(1);
});
