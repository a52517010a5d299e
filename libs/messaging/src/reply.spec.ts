import { AppError } from '@afya/runtime';
import { encrypt } from '@afya/runtime';
import { clientKey } from './client-keys';
import { fromWireError, idOf, readReply, toWireError, writeRefusal, writeReply } from './reply';

const call = { client: 'c', id: '1' };
const key = clientKey('a secret of the specs', call.client);
/** A frame that holds this text. */
const framed = (text: string) => `1\n${encrypt(key, text, 'reply\nc\n1').toString('base64')}`;

test('an AppError is the same after crossing', () => {
  const params = { errors: { username: 'is too short' }, retryAfterSeconds: 7, message: 'Sorry' };
  const crossed = readReply(
    writeReply({ error: toWireError(new AppError('LOGIN_THROTTLED', params)) }, call, key),
    ...([call, key] as const),
  );
  expect(crossed?.error && fromWireError(crossed.error)).toEqual(new AppError('LOGIN_THROTTLED', params));
});

test.each([new Error('nina homa'), 'nina homa', { code: 'ACCESS_DENIED' }, undefined])(
  '%p crosses as INTERNAL',
  (thrown) => {
    expect(toWireError(thrown)).toEqual({ code: 'INTERNAL', message: 'Something went wrong' });
  },
);

test('a code that this version does not know is INTERNAL', () => {
  const reply = readReply(framed('{"error":{"code":"FROM_THE_FUTURE","message":"?"}}'), call, key);
  expect(reply?.error?.code).toBe('INTERNAL');
});

test.each(['', '{', 'null', '{"error":1}'])('%p is no reply', (text) => {
  expect(readReply(framed(text), call, key)).toBeNull();
});

test('what was not encrypted for this call is no reply; a caller without the secret is told so', () => {
  const frame = writeReply({ data: 'nina homa' }, call, key);
  expect(idOf(frame)).toBe('1');
  expect(Buffer.from(frame.slice(2), 'base64').toString('latin1')).not.toContain('homa');
  expect(readReply(frame, call, clientKey('another secret', call.client))).toBeNull();
  expect(readReply('1\n{"data":"nina homa"}', call, key)).toBeNull();
  expect(readReply(writeRefusal(call), call, key)?.error?.code).toBe('RPC_ACTOR_INVALID');
});
