import { createSecretKey, randomBytes } from 'node:crypto';
import { decrypt, encrypt } from './aes-gcm';

const key = createSecretKey(randomBytes(32));
const text = 'Nina homa 🤒';

test('decrypts what it encrypted, and encrypts differently each time', () => {
  const values = Array.from({ length: 2_000 }, () => encrypt(key, text, 'here'));
  expect(new Set(values.map((one) => one.subarray(0, 12).toString('hex'))).size).toBe(2_000);
  for (const one of values) expect(decrypt(key, one, 'here')).toBe(text);
  expect(decrypt(key, encrypt(key, '', ''), '')).toBe('');
});

test('refuses another key, another context, a changed bit and a value that is too short', () => {
  const encrypted = encrypt(key, text, 'here');
  expect(decrypt(createSecretKey(randomBytes(32)), encrypted, 'here')).toBeNull();
  expect(decrypt(key, encrypted, 'there')).toBeNull();
  for (let at = 0; at < encrypted.length; at++) {
    const changed = Buffer.from(encrypted);
    changed[at]! ^= 1;
    expect(decrypt(key, changed, 'here')).toBeNull();
  }
  for (const length of [0, 11, 27, encrypted.length - 1])
    expect(decrypt(key, encrypted.subarray(0, length), 'here')).toBeNull();
});
