import { logger } from '@afya/runtime';
import type { DataSource } from 'typeorm';

/**
 * Brings the data source's schema up to date, creating it where it is missing. Replicas that start together wait for one
 * another: an advisory lock, held by the connection, lets one at a time through. Returns the names of what was applied.
 */
export async function runMigrations(dataSource: DataSource): Promise<string[]> {
  const { schema } = dataSource.options as { schema: string };
  const guard = dataSource.createQueryRunner();
  await guard.connect();
  try {
    await guard.query('SELECT pg_advisory_lock(hashtext($1))', [`migrations:${schema}`]);
    await guard.query(`CREATE SCHEMA IF NOT EXISTS "${schema}"`);
    const applied = (await dataSource.runMigrations()).map(({ name }) => name);
    if (applied.length > 0) logger.info({ schema, applied }, 'migrations applied');
    return applied;
  } finally {
    await guard.query('SELECT pg_advisory_unlock(hashtext($1))', [`migrations:${schema}`]);
    await guard.release();
  }
}
