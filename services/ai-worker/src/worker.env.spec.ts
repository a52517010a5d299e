import { EnvironmentError } from '@afya/runtime';
import { loadWorkerEnv } from './worker.env';

const given = {
  BUS_REDIS_URL: 'redis://localhost:6379',
  QUEUE_REDIS_URL: 'redis://localhost:6380',
  RPC_SECRET: 'a secret of some length',
};

test('needs the two Redis servers and the secret only', () => {
  expect(loadWorkerEnv(given)).toMatchObject({ WORKER_CONCURRENCY: 8, ENGINE: 'embedded', ENGINE_TIMEOUT_MS: 45_000 });
});

test('an engine that is not built in is refused in a line', () => {
  const load = () => loadWorkerEnv({ ...given, ENGINE: 'oracle' });
  expect(load).toThrow(EnvironmentError);
  expect(load).toThrow('ENGINE: must be embedded: no other engine is built in');
});
