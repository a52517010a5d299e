import { createSecretKey } from 'node:crypto';
import { AppError, encrypt } from '@afya/runtime';
import { clientKey } from './client-keys';
import { fromWireError, idOf, readReply, toWireError, writeRefusal, writeReply } from './reply';

const secretOf = (text: string) => createSecretKey(Buffer.from(text));
const call = { client: 'c', id: '1' };
const key = clientKey(secretOf('a secret of the specs'), call.client);
/** A frame with this text. */
const frameOf = (text: string) => `1\n${encrypt(key, text, 'reply\nc\n1').toString('base64')}`;

test('an AppError keeps its code and params', () => {
  const params = { errors: { username: 'is too short' }, retryAfterSeconds: 7, message: 'Sorry' };
  const received = readReply(
    writeReply({ error: toWireError(new AppError('LOGIN_THROTTLED', params)) }, call, key),
    call,
    key,
  );
  expect(received?.error && fromWireError(received.error)).toEqual(new AppError('LOGIN_THROTTLED', params));
});

test.each([new Error('nina homa'), 'nina homa', { code: 'ACCESS_DENIED' }, undefined])(
  'sends %p as INTERNAL',
  (thrown) => {
    expect(toWireError(thrown)).toEqual({ code: 'INTERNAL', message: 'Something went wrong' });
  },
);

test('an unknown code becomes INTERNAL', () => {
  const reply = readReply(frameOf('{"error":{"code":"FROM_THE_FUTURE","message":"?"}}'), call, key);
  expect(reply?.error?.code).toBe('INTERNAL');
});

test.each(['', '{', 'null', '{"error":1}'])('rejects %p as a reply', (text) => {
  expect(readReply(frameOf(text), call, key)).toBeNull();
});

test('rejects a reply that was not encrypted for this call; a caller without the secret gets RPC_ACTOR_INVALID', () => {
  const frame = writeReply({ data: 'nina homa' }, call, key);
  expect(idOf(frame)).toBe('1');
  expect(Buffer.from(frame.slice(2), 'base64').toString('latin1')).not.toContain('homa');
  expect(readReply(frame, call, clientKey(secretOf('another secret'), call.client))).toBeNull();
  expect(readReply('1\n{"data":"nina homa"}', call, key)).toBeNull();
  expect(readReply(writeRefusal(call), call, key)?.error?.code).toBe('RPC_ACTOR_INVALID');
});
