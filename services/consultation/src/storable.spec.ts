import { storableJson, storableText } from './storable';

test('removes the characters that Postgres refuses and keeps all others', () => {
  expect(storableText('a\0b\ud800c 🤒 é')).toBe('abc 🤒 é');
  expect(storableJson({ k: ['a\0', { deep: '\udc00b' }], n: 1 })).toBe('{"k":["a",{"deep":"b"}],"n":1}');
  expect(storableJson({ text: 'C:\\u0000 is no NUL' })).toBe(JSON.stringify({ text: 'C:\\u0000 is no NUL' }));
  expect(storableJson(undefined)).toBe('null');
});
