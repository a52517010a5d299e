import { countFitting } from './paginate-by-bytes';
import { storableJson, storableText } from './storable';

test('removes the characters that Postgres refuses and keeps all others', () => {
  expect(storableText('a\0b\ud800c 🤒 é')).toBe('abc 🤒 é');
  expect(storableJson({ k: ['a\0', { deep: '\udc00b' }], n: 1 })).toBe('{"k":["a",{"deep":"b"}],"n":1}');
  expect(storableJson({ text: 'C:\\u0000 is no NUL' })).toBe(JSON.stringify({ text: 'C:\\u0000 is no NUL' }));
  expect(storableJson(undefined)).toBe('null');
});

test('counts the items that fit into a reply, at least one', () => {
  expect(countFitting(['aaaa', 'bbbb', 'cccc'], 14)).toBe(2);
  expect(countFitting(['aaaa', 'bbbb'], 14)).toBe(2);
  expect(countFitting(['much too long', 'b'], 3)).toBe(1);
  expect(countFitting([], 3)).toBe(0);
});
