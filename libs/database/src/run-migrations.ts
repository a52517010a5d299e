import { logger } from '@afya/runtime';
import type { DataSource, QueryRunner } from 'typeorm';

/**
 * Migrates the data source's schema and creates it when it is missing. An advisory lock on the connection lets replicas that start
 * together migrate one at a time. `serviceRole`: a role that may read and write the rows of the schema but not change its tables.
 * Returns the names of the applied migrations.
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

/** In one statement, so that a waiting service sees either no schema or one that it can read. */
async function grantSchema(runner: QueryRunner, schema: string, serviceRole: string): Promise<void> {
  const role = quoted(serviceRole);
  await runner.query(
    [
      `GRANT USAGE ON SCHEMA "${schema}" TO ${role}`,
      ...grants('SELECT, INSERT, UPDATE, DELETE', 'TABLES', { schema, role }),
      ...grants('USAGE, SELECT, UPDATE', 'SEQUENCES', { schema, role }),
    ].join('; '),
  );
}

/** For what exists and for what later migrations create. */
const grants = (rights: string, kind: string, { schema, role }: { schema: string; role: string }) => [
  `ALTER DEFAULT PRIVILEGES IN SCHEMA "${schema}" GRANT ${rights} ON ${kind} TO ${role}`,
  `GRANT ${rights} ON ALL ${kind} IN SCHEMA "${schema}" TO ${role}`,
];

const quoted = (role: string) => `"${role.replaceAll('"', '""')}"`;
