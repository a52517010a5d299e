import { EnvironmentError } from '@afya/runtime';
import { loadWorkerEnv } from './worker.env';

const given = {
  BUS_REDIS_URL: 'redis://localhost:6379',
  QUEUE_REDIS_URL: 'redis://localhost:6380',
  RPC_KEY: 'a key',
  RPC_PUBLIC_KEYS: 'public keys',
};

test('requires only the two Redis servers and the keys', () => {
  expect(loadWorkerEnv(given)).toMatchObject({ WORKER_CONCURRENCY: 8, ENGINE: 'embedded', ENGINE_TIMEOUT_MS: 45_000 });
});

test('rejects an unknown engine in one line', () => {
  const load = () => loadWorkerEnv({ ...given, ENGINE: 'oracle' });
  expect(load).toThrow(EnvironmentError);
  expect(load).toThrow('ENGINE: must be embedded or openai');
});

const openai = { ...given, ENGINE: 'openai' };

test('a language model needs a key, or a local server that may need none', () => {
  expect(() => loadWorkerEnv(openai)).toThrow('OPENAI_API_KEY: is missing');
  expect(loadWorkerEnv({ ...openai, OPENAI_BASE_URL: 'http://localhost:11434/v1' })).toMatchObject({
    ENGINE: 'openai',
  });
  expect(loadWorkerEnv({ ...openai, OPENAI_API_KEY: 'sk-x' })).toMatchObject({
    OPENAI_PRICE_BASIC: { input: 0.15, output: 0.6 },
    OPENAI_TIMEOUT_MS: 45_000,
    ENGINE_TIMEOUT_MS: 95_000,
  });
});

test('a key alone changes nothing: patient text is sent only with ENGINE=openai', () => {
  expect(loadWorkerEnv({ ...given, OPENAI_API_KEY: 'sk-x' })).toMatchObject({ ENGINE: 'embedded' });
});

test('with an https PUBLIC_URL a language model needs a daily budget', () => {
  const model = { ...openai, OPENAI_API_KEY: 'sk-x' };
  const published = { ...model, PUBLIC_URL: 'https://afya.example' };
  expect(() => loadWorkerEnv(published)).toThrow(
    new EnvironmentError(
      'OPENAI_DAILY_BUDGET_KES: must be set with an https PUBLIC_URL and ENGINE=openai: KES a day that the model may cost',
    ),
  );
  expect(loadWorkerEnv({ ...published, OPENAI_DAILY_BUDGET_KES: '5000' }).OPENAI_DAILY_BUDGET_KES).toBe(5_000);
  loadWorkerEnv({ ...given, PUBLIC_URL: 'https://afya.example' });
  loadWorkerEnv({ ...model, PUBLIC_URL: 'http://localhost:3000' });
});

test('rejects an invalid price without its value', () => {
  const load = () => loadWorkerEnv({ ...openai, OPENAI_API_KEY: 'sk-x', OPENAI_PRICE_MID: 'cheap' });
  expect(load).toThrow('OPENAI_PRICE_MID: must be USD per million tokens as input,output: 0.15,0.60');
});

test('only the breaker limits calls by default, and an invalid limit is rejected in one line', () => {
  const loaded = loadWorkerEnv({ ...openai, OPENAI_API_KEY: 'sk-x', OPENAI_DAILY_BUDGET_KES: '' });
  expect(loaded).toMatchObject({ OPENAI_BREAKER_MS: 30_000 });
  expect([loaded.OPENAI_REQUESTS_PER_MINUTE, loaded.OPENAI_DAILY_BUDGET_KES]).toEqual([undefined, undefined]);
  const given = { OPENAI_DAILY_BUDGET_KES: '1500.50', OPENAI_REQUESTS_PER_MINUTE: '60', OPENAI_BREAKER_MS: '0' };
  expect(loadWorkerEnv({ ...openai, OPENAI_API_KEY: 'sk-x', ...given })).toMatchObject({
    OPENAI_DAILY_BUDGET_KES: 1_500.5,
    OPENAI_REQUESTS_PER_MINUTE: 60,
    OPENAI_BREAKER_MS: 0,
  });
});

test.each([
  ['OPENAI_DAILY_BUDGET_KES', ['0', '-5', 'KES 500', 'Infinity']],
  ['OPENAI_REQUESTS_PER_MINUTE', ['0', '1.5', 'many']],
  ['OPENAI_BREAKER_MS', ['-1', 'soon']],
  ['WORKER_CONCURRENCY', ['0', 'all']],
])('%s that is none is refused in one line, without its value', (name, values) => {
  for (const value of values) {
    const load = () => loadWorkerEnv({ ...openai, OPENAI_API_KEY: 'sk-x', [name]: value });
    expect(load).toThrow(new RegExp(`^${name}: .+$`));
    expect(load).not.toThrow(value.length > 2 ? value : 'value');
  }
});
