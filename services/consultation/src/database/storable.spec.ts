import { fitting } from './fitting';
import { storableJson, storableText } from './storable';

test('what Postgres refuses is taken out, all else stays', () => {
  expect(storableText('a\0b\ud800c 🤒 é')).toBe('abc 🤒 é');
  expect(storableJson({ k: ['a\0', { deep: '\udc00b' }], n: 1 })).toBe('{"k":["a",{"deep":"b"}],"n":1}');
  expect(storableJson({ text: 'C:\\u0000 is no NUL' })).toBe(JSON.stringify({ text: 'C:\\u0000 is no NUL' }));
  expect(storableJson(undefined)).toBe('null');
});

test('a reply takes what fits, at least one item', () => {
  expect(fitting(['aaaa', 'bbbb', 'cccc'], 14)).toBe(2);
  expect(fitting(['aaaa', 'bbbb'], 14)).toBe(2);
  expect(fitting(['much too long', 'b'], 3)).toBe(1);
  expect(fitting([], 3)).toBe(0);
});
