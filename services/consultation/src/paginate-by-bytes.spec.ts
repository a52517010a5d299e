import { countFitting } from './paginate-by-bytes';

test('counts the items that fit into a reply, at least one', () => {
  expect(countFitting(['aaaa', 'bbbb', 'cccc'], 14)).toBe(2);
  expect(countFitting(['aaaa', 'bbbb'], 14)).toBe(2);
  expect(countFitting(['much too long', 'b'], 3)).toBe(1);
  expect(countFitting([], 3)).toBe(0);
});
