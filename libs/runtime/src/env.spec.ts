import * as z from 'zod';
import { EnvironmentError, envVariables, loadEnv } from './env';

const schema = z.object({ DATABASE_URL: envVariables.postgresUrl, WORKERS: envVariables.count(1) });

test('reads what is given and fills in what has a default; an empty variable counts as not given', () => {
  const source = { DATABASE_URL: 'postgres://user:word@localhost/afya', WORKERS: '' };
  expect(loadEnv(schema, source)).toEqual({ DATABASE_URL: source.DATABASE_URL, WORKERS: 1 });
});

test('names every variable that does not fit, without its value', () => {
  const read = () => loadEnv(schema, { DATABASE_URL: 'mysql://secret@localhost', WORKERS: 'many' });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(/DATABASE_URL: .*\nWORKERS: /);
  expect(read).not.toThrow(/secret|many/);
});

test('a variable that is not given is told as missing', () => {
  expect(() => loadEnv(schema, {})).toThrow('DATABASE_URL: is missing');
});
