import * as z from 'zod';
import { EnvironmentError, envVariables, loadEnv } from './env';

const schema = z.object({ DATABASE_URL: envVariables.postgresUrl, WORKERS: envVariables.count(1) });

test('reads variables and applies defaults; an empty variable counts as missing', () => {
  const source = { DATABASE_URL: 'postgres://user:word@localhost/afya', WORKERS: '' };
  expect(loadEnv(schema, source)).toEqual({ DATABASE_URL: source.DATABASE_URL, WORKERS: 1 });
});

test('names every invalid variable without its value', () => {
  const read = () => loadEnv(schema, { DATABASE_URL: 'mysql://secret@localhost', WORKERS: 'many' });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(/DATABASE_URL: .*\nWORKERS: /);
  expect(read).not.toThrow(/secret|many/);
});

test('reads a renamed variable under its former name until the new one is set', () => {
  const renamed = z.object({ PAUSE_MS: envVariables.milliseconds(5) });
  const formerNames = new Map([['PAUSE_MS', 'WAIT_MS']]);
  expect(loadEnv(renamed, { WAIT_MS: '7' }, formerNames)).toEqual({ PAUSE_MS: 7 });
  expect(loadEnv(renamed, { WAIT_MS: '7', PAUSE_MS: '8' }, formerNames)).toEqual({ PAUSE_MS: 8 });
  expect(loadEnv(renamed, {}, formerNames)).toEqual({ PAUSE_MS: 5 });
});

test('reports a missing variable as missing', () => {
  expect(() => loadEnv(schema, {})).toThrow('DATABASE_URL: is missing');
});
