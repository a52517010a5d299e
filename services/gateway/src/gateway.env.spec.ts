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

test('empty is not set, and what is one is kept', () => {
  expect(load({ TRUST_PROXY: '' }).TRUST_PROXY).toBeUndefined();
  expect(load({ TRUST_PROXY: '1' }).TRUST_PROXY).toBe('1');
});
