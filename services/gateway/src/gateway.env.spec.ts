import { EnvironmentError } from '@afya/runtime';
import { loadGatewayEnv } from './gateway.env';

const NEEDED = {
  BUS_REDIS_URL: 'redis://127.0.0.1:1',
  RPC_SECRET: 'a secret for the specs',
  COOKIE_SECRET: 'another secret for the specs',
  FILES_DIR: '/nowhere',
};
const kept = process.env;
afterEach(() => {
  process.env = kept;
});
function load(given: Record<string, string>) {
  process.env = { ...NEEDED, ...given };
  return loadGatewayEnv();
}

test('a TRUST_PROXY that is none is refused in one line that does not repeat it', () => {
  expect(() => load({ TRUST_PROXY: 'true' })).toThrow(
    new EnvironmentError('TRUST_PROXY: must be a number of hops, or addresses and subnets with commas'),
  );
});

test('with an https PUBLIC_URL it must be said which proxies are trusted', () => {
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

test('COOKIE_SECRET may be a list of secrets, each of 16 characters at least', () => {
  const list = 'the secret of this year, the secret of last year';
  expect(load({ COOKIE_SECRET: list }).COOKIE_SECRET).toBe(list);
  for (const COOKIE_SECRET of ['short', `${list},short`, `${list},`])
    expect(() => load({ COOKIE_SECRET })).toThrow(
      new EnvironmentError('COOKIE_SECRET: must be secrets of at least 16 characters, with commas between them'),
    );
});

test('empty is not set, and what is one is kept', () => {
  expect(load({ TRUST_PROXY: '' }).TRUST_PROXY).toBeUndefined();
  expect(load({ TRUST_PROXY: '1' }).TRUST_PROXY).toBe('1');
});
