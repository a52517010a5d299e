import { createDatabase } from './database';
import { startRedis } from './redis';

test('creates a database for a test and drops it afterwards', async () => {
  const database = await createDatabase();
  await database.query('CREATE TABLE note (word text)');
  await database.query('INSERT INTO note VALUES ($1)', ['afya']);
  expect(await database.query('SELECT word FROM note')).toEqual([{ word: 'afya' }]);
  await database.drop();
});

test('restarts a Redis with its data', async () => {
  const redis = await startRedis();
  const connection = redis.connect();
  await connection.set('word', 'afya');
  await connection.config('SET', 'appendfsync', 'always');
  await connection.set('word', 'njema');
  await redis.kill();
  await redis.restart();
  expect(await connection.get('word')).toBe('njema');
  await redis.stop();
});
