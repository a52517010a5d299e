import { runMigrations } from '@afya/database';
import { createDatabase } from '@afya/testing';
import { TEST_KEYS } from '../../test/consultation-test-app';
import { openDatabase } from './open-database';

test('every migration can be undone and applied again', async () => {
  const server = await createDatabase();
  const database = await openDatabase({
    DATABASE_URL: server.url,
    DATABASE_POOL: 2,
    MIGRATE_ON_START: true,
    DATA_KEYS: TEST_KEYS,
  });
  const tables = () => server.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'consultation' ORDER BY 1`);
  const before = await tables();
  for (let left = database.dataSource.migrations.length; left > 0; left--)
    await database.dataSource.undoLastMigration();
  expect(await tables()).toEqual([{ tablename: 'migration' }]);
  await runMigrations(database.dataSource);
  expect(await tables()).toEqual(before);
  await database.close();
  await server.drop();
});
