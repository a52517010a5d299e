import { startRedis, type TestRedis } from '@afya/testing';
import { Pseudonyms } from '../limits/pseudonyms';
import { LoginThrottle } from './login-throttle';

let redis: TestRedis;
let throttle: LoginThrottle;
beforeAll(async () => {
  redis = await startRedis();
  throttle = new LoginThrottle(redis.connect(), new Pseudonyms({ COOKIE_SECRET: 'a secret for the specs' }));
});
beforeEach(() => redis.connect().flushall());
afterAll(() => redis.stop());

const attempts = (name: string, count: number) =>
  Promise.allSettled(Array.from({ length: count }, () => throttle.begin(name)));
const begun = async (name: string, count: number) =>
  (await attempts(name, count)).filter(({ status }) => status === 'fulfilled').length;

test('of a hundred attempts at once ten are judged; the others are told how long to wait', async () => {
  const results = await attempts('Amina', 100);
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(90);
  for (const { code, params } of refused) {
    expect(code).toBe('LOGIN_THROTTLED');
    expect(params.retryAfterSeconds).toBeGreaterThan(890);
  }
});

test('a name is one however it is written, and another name is free', async () => {
  await attempts('Amina', 5);
  await attempts('ＡＭＩＮＡ', 5);
  await expect(throttle.begin(' amina ')).rejects.toMatchObject({ code: 'LOGIN_THROTTLED' });
  await throttle.begin('Baraka');
});

test('what was not judged is taken back, also when the window has ended meanwhile: nobody is shut out for good', async () => {
  await throttle.begin('Amina');
  await redis.connect().flushall();
  await throttle.takeBack('Amina');
  const [key] = await redis.connect().keys('login-failures*');
  expect(await redis.connect().ttl(key!)).toBeGreaterThan(0);
  expect(await begun('Amina', 20)).toBe(10);
});

test('neither names nor what anybody could reckon from them are kept', async () => {
  await throttle.begin('Amina');
  const [key] = await redis.connect().keys('*');
  const other = new LoginThrottle(redis.connect(), new Pseudonyms({ COOKIE_SECRET: 'another secret of the specs' }));
  await other.begin('Amina');
  expect(key).not.toMatch(/amina/i);
  expect(await redis.connect().keys('login-failures*')).toHaveLength(2);
});
