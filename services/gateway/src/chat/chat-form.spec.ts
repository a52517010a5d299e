import { cleanFilename, cleanText } from './chat-form';

test.each([
  ['  a  ', 'a'],
  ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['a\u0000b\u0007c\tд', 'abc\tд'],
  ['👩🏾‍⚕️ nina homa', '👩🏾‍⚕️ nina homa'],
])('cleans the text %j to %j', (typed, text) => {
  expect(cleanText(typed)).toBe(text);
});

test.each([
  ['a b.png', 'a b.png'],
  ['/x/y/../z.png', 'z.png'],
  ['  .hidden. ', 'hidden'],
  ['a\nb\tc.png', 'abc.png'],
  ['cafe\u0301.png', 'café.png'],
  ['\u200b\u202e', 'file'],
  ['', 'file'],
])('cleans the filename %j to %j', (given, shown) => {
  expect(cleanFilename(given)).toBe(shown);
});

test('shortens a filename between characters and keeps its extension', () => {
  const name = cleanFilename(`${'😀'.repeat(300)}.jpeg`);
  expect([...name]).toHaveLength(200);
  expect(name).toMatch(/^😀+\.jpeg$/u);
});
