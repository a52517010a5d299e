import { EnvironmentError } from '@afya/runtime';
import { loadGatewayEnv } from './gateway.env';

const NEEDED = {
  BUS_REDIS_URL: 'redis://127.0.0.1:1',
  RPC_KEY: 'a key',
  RPC_PUBLIC_KEYS: 'public keys',
  COOKIE_SECRET: 'another secret for the specs',
  FILES_DIR: '/nowhere',
};
const originalEnv = process.env;
afterEach(() => {
  process.env = originalEnv;
});
function load(given: Record<string, string>) {
  process.env = { ...NEEDED, ...given };
  return loadGatewayEnv();
}

test('refuses an invalid TRUST_PROXY in one line that does not contain its value', () => {
  expect(() => load({ TRUST_PROXY: 'true' })).toThrow(
    new EnvironmentError('TRUST_PROXY: must be a number of hops, or addresses and subnets with commas'),
  );
});

test('requires TRUST_PROXY with an https PUBLIC_URL', () => {
  for (const PUBLIC_URL of ['https://afya.example', 'HTTPS://afya.example'])
    expect(() => load({ PUBLIC_URL, TRUST_PROXY: '' })).toThrow(
      new EnvironmentError(
        'TRUST_PROXY: must be set with an https PUBLIC_URL: the number or the addresses of the proxies in front, or 0',
      ),
    );
  for (const TRUST_PROXY of ['0', '1', 'loopback'])
    expect(load({ PUBLIC_URL: 'https://afya.example', TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY);
  expect(load({ PUBLIC_URL: 'http://afya.example' }).TRUST_PROXY).toBeUndefined();
});

test('accepts a list of secrets of at least 16 characters as COOKIE_SECRET', () => {
  const list = 'the secret of this year, the secret of last year';
  expect(load({ COOKIE_SECRET: list }).COOKIE_SECRET).toBe(list);
  for (const COOKIE_SECRET of ['short', `${list},short`, `${list},`])
    expect(() => load({ COOKIE_SECRET })).toThrow(
      new EnvironmentError('COOKIE_SECRET: must be secrets of at least 16 characters, with commas between them'),
    );
});

test('treats an empty TRUST_PROXY as not set', () => {
  expect(load({ TRUST_PROXY: '' }).TRUST_PROXY).toBeUndefined();
  expect(load({ TRUST_PROXY: '1' }).TRUST_PROXY).toBe('1');
});
