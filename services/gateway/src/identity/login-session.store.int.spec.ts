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

const fresh = (userId: string): SessionData => ({ cookie: new Cookie(), userId });
const set = (id: string, session: SessionData) => promisify(store.set.bind(store))(id, session);
const destroy = (id: string) => promisify(store.destroy.bind(store))(id);

/** The session as express-session holds it in a request that came with its cookie. */
async function load(id: string): Promise<Session & SessionData> {
  const data = await store.read(id);
  return store.createSession({ sessionID: id, sessionStore: store } as unknown as Request, data!);
}

test('a session is kept for 14 days', async () => {
  await set('kept', fresh('amina'));
  expect(await store.read('kept')).toMatchObject({ userId: 'amina' });
  expect(await redis.connect().ttl('login:kept')).toBe(14 * 24 * 60 * 60);
});

test('a session that was loaded is updated, and lasts no longer for it', async () => {
  await set('updated', fresh('amina'));
  await redis.connect().expire('login:updated', 100);
  const session = await load('updated');
  session.userId = 'baraka';
  await set('updated', session);
  expect(await store.read('updated')).toMatchObject({ userId: 'baraka' });
  expect(await redis.connect().ttl('login:updated')).toBeLessThanOrEqual(100);
});

test('a session that was ended meanwhile stays ended', async () => {
  await set('ended', fresh('amina'));
  const session = await load('ended');
  await destroy('ended');
  await set('ended', session);
  expect(await store.read('ended')).toBeNull();
});

test('a new session never takes the place of another', async () => {
  await set('taken', fresh('amina'));
  await expect(set('taken', fresh('thief'))).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' });
  expect(await store.read('taken')).toMatchObject({ userId: 'amina' });
});
