import { EnvironmentError } from '@afya/runtime';
import { createDatabase, freePort } from '@afya/testing';
import { openSchema } from './open-schema';

const open = (url: string) =>
  openSchema({ DATABASE_URL: url, DATABASE_POOL: 2, MIGRATE_ON_START: true }, { schema: 'app', migrations: [] });

test('opens the schema of a service', async () => {
  const server = await createDatabase();
  const database = await open(server.url);
  expect(await database.isUp()).toBe(true);
  await database.close();
  await server.drop();
});

test('names the variable of an unreachable database, without the password', async () => {
  const unreachable = open(`postgres://user:secret@127.0.0.1:${await freePort()}/afya`);
  await expect(unreachable).rejects.toThrow(EnvironmentError);
  await expect(unreachable).rejects.toThrow('DATABASE_URL: the database cannot be used (ECONNREFUSED)');
});
