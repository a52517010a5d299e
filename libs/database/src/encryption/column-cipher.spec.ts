import { logger, parseDataKeys } from '@afya/runtime';
import { ColumnCipher } from './column-cipher';

const key = (id: string) => `${id}:${Buffer.alloc(32, id).toString('base64')}`;
const cipherOf = (...ids: string[]) => new ColumnCipher(parseDataKeys(ids.map(key).join(',')));
const cell = { column: 'message.sealed', row: '1' };
const text = 'Nina homa 🤒';

beforeEach(() => void jest.spyOn(logger, 'error').mockImplementation(() => undefined));

test('an encrypted value names its key, hides its text and can be decrypted', () => {
  const value = cipherOf('b', 'a').encrypt(cell, text);
  expect(value).toMatch(/^b\.[\w-]+$/);
  expect(Buffer.from(value.slice(2), 'base64url').toString('latin1')).not.toContain('homa');
  expect(cipherOf('b').decrypt(cell, value)).toBe(text);
});

test('decrypts a value of an older key while DATA_KEYS has that key', () => {
  const value = cipherOf('a').encrypt(cell, text);
  expect(cipherOf('b', 'a').decrypt(cell, value)).toBe(text);
  expect(() => cipherOf('b').decrypt(cell, value)).toThrow(
    expect.objectContaining({ code: 'CONTENT_UNREADABLE', reason: 'unknown_key' }),
  );
});

test('does not decrypt a value in another row or another column', () => {
  const cipher = cipherOf('a');
  const value = cipher.encrypt(cell, text);
  const tampered = expect.objectContaining({ code: 'CONTENT_UNREADABLE', reason: 'tampered' });
  expect(() => cipher.decrypt({ ...cell, row: '2' }, value)).toThrow(tampered);
  expect(() => cipher.decrypt({ ...cell, column: 'session.state' }, value)).toThrow(tampered);
});

test.each(['', 'a', 'a.', '.', 'a.!', 'nina homa', 'a.AAAA'])('rejects %j with CONTENT_UNREADABLE', (value) => {
  expect(() => cipherOf('a').decrypt(cell, value)).toThrow(expect.objectContaining({ code: 'CONTENT_UNREADABLE' }));
});

test('a fingerprint matches its text under the key it was made with', () => {
  const print = cipherOf('a').fingerprint(text);
  expect(print).toMatch(/^a\.[\w-]{43}$/);
  expect(cipherOf('b', 'a').isFingerprintOf(text, print)).toBe(true);
  expect(cipherOf('b', 'a').fingerprint(text)).not.toBe(print);
  expect(cipherOf('a').isFingerprintOf(`${text}!`, print)).toBe(false);
  expect(cipherOf('b').isFingerprintOf(text, print)).toBe(false);
});

test('logs the cell and the key of an unreadable value, without the value', () => {
  expect(() => cipherOf('a').decrypt(cell, 'b.secret')).toThrow();
  const [line] = jest.mocked(logger.error).mock.calls.at(-1)!;
  expect(line).toEqual({ ...cell, keyId: undefined, reason: 'unknown_key' });
});
