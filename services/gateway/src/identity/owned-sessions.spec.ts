import { type RpcClient } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { type Actor } from '@afya/service-contracts';
import { OwnedSessions } from './owned-sessions';

const visitor = (visitorId: string): Actor => ({ visitorId, userId: null, role: 'visitor' });
const call = jest.fn();
const owned = () => new OwnedSessions({ call } as unknown as RpcClient);

afterEach(() => {
  jest.restoreAllMocks();
  call.mockReset();
});

test('caches an answer of the service for a minute', async () => {
  const sessions = owned();
  await sessions.confirm(visitor('amina'), 'session');
  await sessions.confirm(visitor('amina'), 'session');
  expect(call).toHaveBeenCalledTimes(1);
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 60_001);
  await new Promise((resolve) => setTimeout(resolve, 10)); // the cache reads its clock once a millisecond
  expect(sessions.isKnown(visitor('amina'), 'session')).toBe(false);
});

test('caches for one owner only: a user and the user’s former visitor are different owners', async () => {
  const sessions = owned();
  await sessions.confirm(visitor('amina'), 'session');
  expect(sessions.isKnown(visitor('baraka'), 'session')).toBe(false);
  expect(sessions.isKnown({ visitorId: 'amina', userId: 'u1', role: 'user' }, 'session')).toBe(false);
  expect(sessions.isKnown({ visitorId: null, userId: null, role: 'visitor' }, 'session')).toBe(false);
});

test('does not cache a refusal', async () => {
  const sessions = owned();
  call.mockRejectedValueOnce(new AppError('ACCESS_DENIED'));
  await expect(sessions.confirm(visitor('thief'), 'session')).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  expect(sessions.isKnown(visitor('thief'), 'session')).toBe(false);
});
