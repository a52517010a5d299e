import { startRedis, type TestRedis } from '@afya/testing';
import { type Request } from 'express';
import { Cookies } from './cookies';
import { Pseudonyms } from '../limits/pseudonyms';
import { KnownBrowsers } from './known-browsers';
import { LoginThrottle } from './login-throttle';

let redis: TestRedis;
let throttle: LoginThrottle;
const newThrottle = (COOKIE_SECRET: string) => {
  const pseudonyms = new Pseudonyms({ COOKIE_SECRET });
  const browsers = new KnownBrowsers(new Cookies({ COOKIE_SECRET, PUBLIC_URL: undefined }), pseudonyms);
  return new LoginThrottle(redis.connect(), pseudonyms, browsers);
};
beforeAll(async () => {
  redis = await startRedis();
  throttle = newThrottle('a secret for the specs');
});
beforeEach(() => redis.connect().flushall());
afterAll(() => redis.stop());

const requestFrom = (ip: string) => ({ ip, cookies: {}, secure: false }) as unknown as Request;
const defaultRequest = requestFrom('192.0.2.1');
const begin = (name: string, request = defaultRequest) => throttle.begin(throttle.ofLogin(request, name));
const attempts = (name: string, count: number, request?: Request) =>
  Promise.allSettled(Array.from({ length: count }, () => begin(name, request)));
const countAllowed = async (name: string, count: number, request?: Request) =>
  (await attempts(name, count, request)).filter(({ status }) => status === 'fulfilled').length;

test('verifies ten of a hundred concurrent attempts from one network and answers the others with the seconds to wait', async () => {
  const results = await attempts('Amina', 100);
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(90);
  for (const { code, params } of refused) {
    expect(code).toBe('LOGIN_THROTTLED');
    expect(params.retryAfterSeconds).toBeGreaterThan(890);
  }
});

test('counts attempts separately for each network', async () => {
  await attempts('Amina', 300);
  expect(await countAllowed('Amina', 20, requestFrom('192.0.2.2'))).toBe(10);
});

test('allows a hundred attempts an hour for one username from all networks together', async () => {
  const networks = Array.from({ length: 30 }, (_, i) => requestFrom(`198.51.100.${i}`));
  const counts = await Promise.all(networks.map((network) => countAllowed('Amina', 10, network)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(100);
  await expect(begin('Amina', requestFrom('203.0.113.1'))).rejects.toMatchObject({
    code: 'LOGIN_THROTTLED',
    params: { retryAfterSeconds: expect.closeTo(3_600, -2) },
  });
  await begin('Baraka', requestFrom('203.0.113.1'));
});

test('counts all spellings of a username together, and other usernames separately', async () => {
  await attempts('Amina', 5);
  await attempts('ＡＭＩＮＡ', 5);
  await expect(begin(' amina ')).rejects.toMatchObject({ code: 'LOGIN_THROTTLED' });
  await begin('Baraka');
});

test('subtracts an attempt that was not verified, and lets a window that ended meanwhile expire', async () => {
  const counters = throttle.ofLogin(defaultRequest, 'Amina');
  await throttle.begin(counters);
  await redis.connect().flushall();
  await throttle.subtract(counters);
  const keys = await redis.connect().keys('login-failures*');
  expect(keys).toHaveLength(2);
  for (const key of keys) expect(await redis.connect().ttl(key)).toBeGreaterThan(0);
  expect(await countAllowed('Amina', 20)).toBe(10);
});

test('a success resets the counter of its network and subtracts only itself from the username’s counter', async () => {
  const counters = throttle.ofLogin(defaultRequest, 'Amina');
  for (let i = 0; i < 9; i += 1) await throttle.begin(counters);
  await throttle.begin(counters);
  await throttle.succeeded(counters);
  const [ofNetwork, ofName] = await redis.connect().mget(counters.map(({ key }) => key));
  expect([ofNetwork, ofName]).toEqual([null, '9']);
});

test('stores neither usernames nor unkeyed hashes of them', async () => {
  await begin('Amina');
  const [key] = await redis.connect().keys('*');
  const other = newThrottle('another secret of the specs');
  await other.begin(other.ofLogin(defaultRequest, 'Amina'));
  expect(key).not.toMatch(/amina/i);
  expect(await redis.connect().keys('login-failures*')).toHaveLength(4);
});
