import { AppError } from '@afya/runtime';
import { fromWireError, readReply, toWireError, writeReply } from './reply';

test('an AppError is the same after crossing', () => {
  const params = { errors: { username: 'is too short' }, retryAfterSeconds: 7, message: 'Sorry' };
  const crossed = readReply(writeReply({ id: '1', error: toWireError(new AppError('LOGIN_THROTTLED', params)) }));
  expect(crossed?.error && fromWireError(crossed.error)).toEqual(new AppError('LOGIN_THROTTLED', params));
});

test.each([new Error('nina homa'), 'nina homa', { code: 'ACCESS_DENIED' }, undefined])(
  '%p crosses as INTERNAL',
  (thrown) => {
    expect(toWireError(thrown)).toEqual({ code: 'INTERNAL', message: 'Something went wrong' });
  },
);

test('a code that this version does not know is INTERNAL', () => {
  const reply = readReply('{"id":"1","error":{"code":"FROM_THE_FUTURE","message":"?"}}');
  expect(reply?.error?.code).toBe('INTERNAL');
});

test.each(['', '{', 'null', '{"id":1}'])('%p is no reply', (text) => {
  expect(readReply(text)).toBeNull();
});
