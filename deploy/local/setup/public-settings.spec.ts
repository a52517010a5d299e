import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusal } from '../../kubernetes/testing/containers.mjs';
import { checkPublicSettings } from './settings.ts';
import { PlainError } from './terminal.mjs';

const published = { PUBLIC_URL: 'https://afya.example' };
const all = { ...published, TRUST_PROXY: '1', PAYMENTS: 'off', ENGINE: 'openai', OPENAI_DAILY_BUDGET_KES: '5000' };
const ofServices = {
  BUS_REDIS_URL: 'redis://127.0.0.1:1',
  QUEUE_REDIS_URL: 'redis://127.0.0.1:1',
  DATABASE_URL: 'postgres://afya@127.0.0.1:1/afya',
  DATA_KEYS: `specs:${Buffer.alloc(32, 'k').toString('base64')}`,
  RPC_KEY: 'a key',
  RPC_PUBLIC_KEYS: 'public keys',
  COOKIE_SECRET: 'a secret of the specs alone',
  FILES_DIR: '/nowhere',
  OPENAI_API_KEY: 'specs',
};
const services = { TRUST_PROXY: 'gateway', PAYMENTS: 'consultation', OPENAI_DAILY_BUDGET_KES: 'ai-worker' };

test('accepts complete settings, http, and no PUBLIC_URL', () => {
  for (const env of [all, {}, { PUBLIC_URL: '' }, { PUBLIC_URL: 'http://localhost:3000', ENGINE: 'openai' }])
    checkPublicSettings(env);
});

for (const [name, service] of Object.entries(services))
  test(`an https PUBLIC_URL without ${name} is refused in one line, by the launcher and by ${service}`, () => {
    const without = { ...all, [name]: '' };
    assert.throws(
      () => checkPublicSettings(without),
      (error) => error instanceof PlainError && error.message.includes(name) && !error.message.includes('\n'),
    );
    assert.match(refusal(service, { ...ofServices, ...without }), new RegExp(`^${name}: must be set .*\n$`));
    assert.equal(refusal(service, { ...ofServices, ...all }), '');
  });

test('reports all missing variables at once; the budget only with a model', () => {
  assert.throws(() => checkPublicSettings(published), /TRUST_PROXY.*PAYMENTS/);
  assert.throws(
    () => checkPublicSettings(published),
    (error) => error instanceof Error && !error.message.includes('OPENAI'),
  );
});
