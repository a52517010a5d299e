import { logger } from '@afya/runtime';
import type { DataSource, QueryRunner } from 'typeorm';

/**
 * Brings the data source's schema up to date, creating it where it is missing. Replicas that start together wait for one
 * another: an advisory lock, held by the connection, lets one at a time through. `serviceRole`: another role than the data source's,
 * which may read and write what is in the schema, and change none of its tables. Returns the names of what was applied.
 */
export async function runMigrations(dataSource: DataSource, serviceRole?: string): Promise<string[]> {
  const { schema } = dataSource.options as { schema: string };
  const guard = dataSource.createQueryRunner();
  await guard.connect();
  try {
    await guard.query('SELECT pg_advisory_lock(hashtext($1))', [`migrations:${schema}`]);
    await guard.query(`CREATE SCHEMA IF NOT EXISTS "${schema}"`);
    if (serviceRole) await grantSchema(guard, schema, serviceRole);
    const applied = (await dataSource.runMigrations()).map(({ name }) => name);
    if (serviceRole) await guard.query(`REVOKE INSERT, UPDATE, DELETE ON migration FROM ${quoted(serviceRole)}`);
    if (applied.length > 0) logger.info({ schema, applied }, 'migrations applied');
    return applied;
  } finally {
    await guard.query('SELECT pg_advisory_unlock(hashtext($1))', [`migrations:${schema}`]);
    await guard.release();
  }
}

/** One transaction: a service that waits for its schema sees none of it or can read it. */
async function grantSchema(runner: QueryRunner, schema: string, serviceRole: string): Promise<void> {
  const role = quoted(serviceRole);
  const tables = 'SELECT, INSERT, UPDATE, DELETE ON TABLES';
  const sequences = 'USAGE, SELECT, UPDATE ON SEQUENCES';
  await runner.query(
    [
      `GRANT USAGE ON SCHEMA "${schema}" TO ${role}`,
      ...[tables, sequences].flatMap((rights) => [
        `ALTER DEFAULT PRIVILEGES IN SCHEMA "${schema}" GRANT ${rights} TO ${role}`,
        `GRANT ${rights.replace(' ON ', ' ON ALL ')} IN SCHEMA "${schema}" TO ${role}`,
      ]),
    ].join('; '),
  );
}

const quoted = (role: string) => `"${role.replaceAll('"', '""')}"`;
