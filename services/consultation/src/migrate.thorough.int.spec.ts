import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { createDatabase, eventually, FROM_SOURCE } from '@afya/testing';

const SERVICES = { auth: 'auth', consultation: 'consultation', 'admin-log': 'admin_log' };
const DATA_KEYS = `specs:${Buffer.alloc(32, 'k').toString('base64')}`;

async function migrate(service: string, env: Record<string, string>, args: string[] = []) {
  const script = require.resolve(`../../${service}/src/migrate.main.ts`);
  const child = spawn(process.execPath, [...FROM_SOURCE, script, ...args], { env: { ...env, LOG_LEVEL: 'silent' } });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { errors, code: code as number };
}

test.each(Object.entries(SERVICES))('two migrations of %s at once make its schema once', async (service, schema) => {
  const database = await createDatabase();
  const env = { DATABASE_URL: database.url, DATA_KEYS };
  const both = await Promise.all([migrate(service, env), migrate(service, env)]);
  expect(both).toEqual([0, 0].map((code) => ({ code, errors: '' })));
  const applied = () => database.query(`SELECT name FROM ${schema}.migration ORDER BY id`);
  const first = await applied();
  expect(first.length).toBeGreaterThan(0);
  expect(new Set(first.map(({ name }) => name)).size).toBe(first.length);
  expect(await migrate(service, env)).toEqual({ code: 0, errors: '' });
  expect(await applied()).toEqual(first);
  await database.drop();
});

test('--wait ends when another process has migrated, and creates nothing itself', async () => {
  const database = await createDatabase();
  const env = { DATABASE_URL: database.url, DATA_KEYS };
  const waiting = migrate('auth', env, ['--wait']);
  let ended = false;
  void waiting.then(() => (ended = true));
  await eventually(async () =>
    expect(await database.query("SELECT 1 FROM pg_stat_activity WHERE application_name = 'afya-auth'")).toHaveLength(1),
  );
  expect(await database.query("SELECT to_regnamespace('auth') AS schema")).toEqual([{ schema: null }]);
  expect(ended).toBe(false);
  expect(await migrate('auth', env)).toEqual({ code: 0, errors: '' });
  expect(await waiting).toEqual({ code: 0, errors: '' });
  await database.drop();
}, 60_000);

test('a migration without DATABASE_URL names the missing variable', async () => {
  expect(await migrate('consultation', { DATA_KEYS })).toEqual({ code: 1, errors: 'DATABASE_URL: is missing\n' });
});
