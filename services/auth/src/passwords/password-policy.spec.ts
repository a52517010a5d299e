import { dictionary } from '@zxcvbn-ts/language-common';
import { refusePassword } from './password-policy';

const COMMON = 'This password is too common';

test('refuses the 3,000 most common passwords of the package that are long enough', () => {
  const longEnough = dictionary['passwords-common'].filter((password) => password.length >= 6);
  const taken = longEnough.slice(0, 3_000).filter((password) => refusePassword(password, 'Amina') === null);
  expect(taken).toEqual([]);
  expect(refusePassword(longEnough[3_000]!, 'Amina')).toBeNull();
});

test.each(['123456', 'PassWord', 'ＰＡＳＳＷＯＲＤ', ' password ', 'iloveyou', 'Qwertyuiop'])(
  '%j is too common',
  (password) => {
    expect(refusePassword(password, 'Amina')).toBe(COMMON);
  },
);

test.each([
  'safaricom',
  'Kenya123',
  'NAIROBI',
  'nairobi254!',
  'harambee',
  'Harambee 2027',
  'mungunimwema',
  'Nenosiri1',
])('%j is too common in Kenya', (password) => {
  expect(refusePassword(password, 'Amina')).toBe(COMMON);
});

test.each([
  ['Wanjiku', 'Wanjiku'],
  ['Wanjiku', ' WANJIKU '],
  ['Wanjiku Ngugi', 'ｗanjiku ngugi'],
])('for user %j, refuses the username %j', (username, password) => {
  expect(refusePassword(password, username)).toBe('Password must not be the username');
});

test.each([
  'a long quiet river',
  'siri sana',
  'nairobi ni jiji kubwa',
  'maji ya moto 7',
  '🐘🐘🐘🐘',
  '______',
  '2027-10-31',
])('accepts %j', (password) => {
  expect(refusePassword(password, 'Amina')).toBeNull();
});
