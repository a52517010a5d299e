import { createSecretKey, randomBytes } from 'node:crypto';
import { decrypt, encrypt } from './aes-gcm';

const key = createSecretKey(randomBytes(32));
const text = 'Nina homa 🤒';

test('what was encrypted is read again, and looks different each time', () => {
  const sealed = Array.from({ length: 2_000 }, () => encrypt(key, text, 'here'));
  expect(new Set(sealed.map((one) => one.subarray(0, 12).toString('hex'))).size).toBe(2_000);
  for (const one of sealed) expect(decrypt(key, one, 'here')).toBe(text);
  expect(decrypt(key, encrypt(key, '', ''), '')).toBe('');
});

test('another key, another place, any changed bit and what is too short are refused', () => {
  const sealed = encrypt(key, text, 'here');
  expect(decrypt(createSecretKey(randomBytes(32)), sealed, 'here')).toBeNull();
  expect(decrypt(key, sealed, 'there')).toBeNull();
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(decrypt(key, changed, 'here')).toBeNull();
  }
  for (const length of [0, 11, 27, sealed.length - 1])
    expect(decrypt(key, sealed.subarray(0, length), 'here')).toBeNull();
});
