import { startRedis, type TestRedis } from '@afya/testing';
import { type Request } from 'express';
import { Cookies } from '../identity/cookies';
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

const from = (ip: string) => ({ ip, cookies: {}, secure: false }) as unknown as Request;
const here = from('192.0.2.1');
const begin = (name: string, request = here) => throttle.begin(throttle.ofLogin(request, name));
const attempts = (name: string, count: number, request?: Request) =>
  Promise.allSettled(Array.from({ length: count }, () => begin(name, request)));
const begun = async (name: string, count: number, request?: Request) =>
  (await attempts(name, count, request)).filter(({ status }) => status === 'fulfilled').length;

test('of a hundred attempts at once from one network ten are judged; the others are told how long to wait', async () => {
  const results = await attempts('Amina', 100);
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(90);
  for (const { code, params } of refused) {
    expect(code).toBe('LOGIN_THROTTLED');
    expect(params.retryAfterSeconds).toBeGreaterThan(890);
  }
});

test('a network that has used up its attempts leaves those of other networks alone', async () => {
  await attempts('Amina', 300);
  expect(await begun('Amina', 20, from('192.0.2.2'))).toBe(10);
});

test('all networks together have a hundred attempts an hour for one name', async () => {
  const networks = Array.from({ length: 30 }, (_, i) => from(`198.51.100.${i}`));
  const counts = await Promise.all(networks.map((network) => begun('Amina', 10, network)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(100);
  await expect(begin('Amina', from('203.0.113.1'))).rejects.toMatchObject({
    code: 'LOGIN_THROTTLED',
    params: { retryAfterSeconds: expect.closeTo(3_600, -2) },
  });
  await begin('Baraka', from('203.0.113.1'));
});

test('a name is one however it is written, and another name is free', async () => {
  await attempts('Amina', 5);
  await attempts('ＡＭＩＮＡ', 5);
  await expect(begin(' amina ')).rejects.toMatchObject({ code: 'LOGIN_THROTTLED' });
  await begin('Baraka');
});

test('an attempt that was not judged is taken back, and a window that ended meanwhile still has an end', async () => {
  const counters = throttle.ofLogin(here, 'Amina');
  await throttle.begin(counters);
  await redis.connect().flushall();
  await throttle.takeBack(counters);
  const keys = await redis.connect().keys('login-failures*');
  expect(keys).toHaveLength(2);
  for (const key of keys) expect(await redis.connect().ttl(key)).toBeGreaterThan(0);
  expect(await begun('Amina', 20)).toBe(10);
});

test('a success clears the failures of its network, and of the name’s only itself', async () => {
  const counters = throttle.ofLogin(here, 'Amina');
  for (let i = 0; i < 9; i += 1) await throttle.begin(counters);
  await throttle.begin(counters);
  await throttle.succeeded(counters);
  const [ofNetwork, ofName] = await redis.connect().mget(counters.map(({ key }) => key));
  expect([ofNetwork, ofName]).toEqual([null, '9']);
});

test('neither names nor what anybody could reckon from them are kept', async () => {
  await begin('Amina');
  const [key] = await redis.connect().keys('*');
  const other = newThrottle('another secret of the specs');
  await other.begin(other.ofLogin(here, 'Amina'));
  expect(key).not.toMatch(/amina/i);
  expect(await redis.connect().keys('login-failures*')).toHaveLength(4);
});
