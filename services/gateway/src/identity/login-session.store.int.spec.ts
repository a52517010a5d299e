import { startRedis, type TestRedis } from '@afya/testing';
import { type Request } from 'express';
import { Cookie, type Session, type SessionData } from 'express-session';
import { promisify } from 'node:util';
import { LoginSessionStore } from './login-session.store';

let redis: TestRedis;
let store: LoginSessionStore;
beforeAll(async () => {
  redis = await startRedis();
  store = new LoginSessionStore(redis.connect());
});
afterAll(() => redis.stop());

const fresh = (userId: string): SessionData => ({ cookie: new Cookie(), userId, passwordVersion: 'v1' });
const set = (id: string, session: SessionData) => promisify(store.set.bind(store))(id, session);
const destroy = (id: string) => promisify(store.destroy.bind(store))(id);

/** The session that express-session loads for a request with its cookie. */
async function load(id: string): Promise<Session & SessionData> {
  const data = await store.read(id);
  return store.createSession({ sessionID: id, sessionStore: store } as unknown as Request, data!);
}

test('stores a session for 14 days', async () => {
  await set('kept', fresh('amina'));
  expect(await store.read('kept')).toMatchObject({ userId: 'amina' });
  const seconds = 14 * 24 * 60 * 60;
  const left = await redis.connect().ttl('login:kept');
  expect(left).toBeLessThanOrEqual(seconds);
  expect(left).toBeGreaterThan(seconds - 60);
});

test('updates a loaded session without extending it', async () => {
  await set('updated', fresh('amina'));
  await redis.connect().expire('login:updated', 100);
  const session = await load('updated');
  session.userId = 'baraka';
  await set('updated', session);
  expect(await store.read('updated')).toMatchObject({ userId: 'baraka' });
  expect(await redis.connect().ttl('login:updated')).toBeLessThanOrEqual(100);
});

test('does not restore a session that has been ended meanwhile', async () => {
  await set('ended', fresh('amina'));
  const session = await load('ended');
  await destroy('ended');
  await set('ended', session);
  expect(await store.read('ended')).toBeNull();
});

test('never overwrites another session with a new one', async () => {
  await set('taken', fresh('amina'));
  await expect(set('taken', fresh('thief'))).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' });
  expect(await store.read('taken')).toMatchObject({ userId: 'amina' });
});

test('ends all logins of a user except one, and none of other users', async () => {
  for (const id of ['phone', 'laptop', 'library']) await set(id, fresh('chebet'));
  await set('other', fresh('dorcas'));
  await store.endAll('chebet', 'phone');
  const remaining = await Promise.all(['phone', 'laptop', 'library', 'other'].map((id) => store.read(id)));
  expect(remaining.map((login) => login?.userId)).toEqual(['chebet', undefined, undefined, 'dorcas']);
  await store.endAll('chebet');
  expect(await store.read('phone')).toBeNull();
  expect(await redis.connect().exists('logins-of:chebet')).toBe(0);
});

test('does not restore a login when a request was in progress while all were ended', async () => {
  await set('late', fresh('esther'));
  const session = await load('late');
  await store.endAll('esther');
  await set('late', session);
  expect(await store.read('late')).toBeNull();
});

test('the index of a user’s logins expires with them and drops ended ones', async () => {
  await set('first', fresh('farida'));
  await redis.connect().zadd('logins-of:farida', Date.now() - 1, 'long ago');
  await set('second', fresh('farida'));
  await destroy('first');
  expect(await redis.connect().zrange('logins-of:farida', 0, -1)).toEqual(['second']);
  expect(await redis.connect().ttl('logins-of:farida')).toBe(14 * 24 * 60 * 60);
});

test('ignores a login without a password version', async () => {
  await redis.connect().set('login:old', JSON.stringify({ cookie: {}, userId: 'amina' }));
  expect(await store.read('old')).toBeNull();
});
