import { EnvironmentError } from '@afya/runtime';
import { loadConsultationEnv } from './consultation.env';

const NEEDED = {
  DATABASE_URL: 'postgres://afya@127.0.0.1:1/afya',
  DATA_KEYS: `specs:${Buffer.alloc(32, 'k').toString('base64')}`,
  BUS_REDIS_URL: 'redis://127.0.0.1:1',
  QUEUE_REDIS_URL: 'redis://127.0.0.1:1',
  RPC_KEY: 'a key',
  RPC_PUBLIC_KEYS: 'public keys',
  FILES_DIR: '/nowhere',
};
const before = process.env;
afterEach(() => {
  process.env = before;
});
function load(given: Record<string, string>) {
  process.env = { ...NEEDED, ...given };
  return loadConsultationEnv();
}

test('PAYMENTS is required with an https PUBLIC_URL', () => {
  expect(() => load({ PUBLIC_URL: 'https://afya.example', PAYMENTS: '' })).toThrow(
    new EnvironmentError('PAYMENTS: must be set with an https PUBLIC_URL: off, or simulated, which gives credits away'),
  );
  for (const PAYMENTS of ['off', 'simulated'])
    expect(load({ PUBLIC_URL: 'https://afya.example', PAYMENTS }).PAYMENTS).toBe(PAYMENTS);
});

test('PAYMENTS is optional on a local machine', () => {
  load({});
  load({ PUBLIC_URL: 'http://localhost:3000' });
});
