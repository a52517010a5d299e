import { logger, parseDataKeys } from '@afya/runtime';
import { ColumnCipher } from './column-cipher';

const key = (id: string) => `${id}:${Buffer.alloc(32, id).toString('base64')}`;
const cipherOf = (...ids: string[]) => new ColumnCipher(parseDataKeys(ids.map(key).join(',')));
const place = { column: 'message.sealed', row: '1' };
const text = 'Nina homa 🤒';

beforeEach(() => void jest.spyOn(logger, 'error').mockImplementation(() => undefined));

test('a sealed value names its key, shows nothing, and is opened again', () => {
  const sealed = cipherOf('b', 'a').seal(place, text);
  expect(sealed).toMatch(/^b\.[\w-]+$/);
  expect(Buffer.from(sealed.slice(2), 'base64url').toString('latin1')).not.toContain('homa');
  expect(cipherOf('b').open(place, sealed)).toBe(text);
});

test('what an older key has sealed is opened as long as that key is there', () => {
  const sealed = cipherOf('a').seal(place, text);
  expect(cipherOf('b', 'a').open(place, sealed)).toBe(text);
  expect(() => cipherOf('b').open(place, sealed)).toThrow(
    expect.objectContaining({ code: 'CONTENT_UNREADABLE', reason: 'unknown_key' }),
  );
});

test('a value does not open in another row or another column', () => {
  const cipher = cipherOf('a');
  const sealed = cipher.seal(place, text);
  const tampered = expect.objectContaining({ code: 'CONTENT_UNREADABLE', reason: 'tampered' });
  expect(() => cipher.open({ ...place, row: '2' }, sealed)).toThrow(tampered);
  expect(() => cipher.open({ ...place, column: 'session.state' }, sealed)).toThrow(tampered);
});

test.each(['', 'a', 'a.', '.', 'a.!', 'nina homa', 'a.AAAA'])('%j is refused with the typed error', (sealed) => {
  expect(() => cipherOf('a').open(place, sealed)).toThrow(expect.objectContaining({ code: 'CONTENT_UNREADABLE' }));
});

test('a fingerprint holds for its text under the key it was made with', () => {
  const print = cipherOf('a').fingerprint(text);
  expect(print).toMatch(/^a\.[\w-]{43}$/);
  expect(cipherOf('b', 'a').isFingerprintOf(text, print)).toBe(true);
  expect(cipherOf('b', 'a').fingerprint(text)).not.toBe(print);
  expect(cipherOf('a').isFingerprintOf(`${text}!`, print)).toBe(false);
  expect(cipherOf('b').isFingerprintOf(text, print)).toBe(false);
});

test('a refusal is told to the log by its place and its key, without the value', () => {
  expect(() => cipherOf('a').open(place, 'b.secret')).toThrow();
  const [line] = jest.mocked(logger.error).mock.calls.at(-1)!;
  expect(line).toEqual({ ...place, keyId: undefined, reason: 'unknown_key' });
});
