import { foldUsername } from './username';

test.each([
  ['Amina', 'amina'],
  [' amina ', 'amina'],
  ['ＡＭＩＮＡ', 'amina'],
  ['straße', 'STRASSE'],
  ['ﬁona', 'fiona'],
  ['cafe\u0301', 'café'],
])('%j and %j are one name', (a, b) => {
  expect(foldUsername(a)).toBe(foldUsername(b));
});

test('different letters make different names', () => {
  expect(foldUsername('amina')).not.toBe(foldUsername('amin'));
  expect(foldUsername('amina')).not.toBe(foldUsername('amíná'));
});
