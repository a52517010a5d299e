import type { DataSource } from 'typeorm';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 2_000;

/** Names of the migrations that were not applied yet. Only reads; the schema may be missing. */
async function pendingMigrations(dataSource: DataSource): Promise<string[]> {
  const { schema } = dataSource.options as { schema: string };
  const [schemaRow] = await dataSource.query('SELECT to_regclass($1) AS "table"', [`"${schema}".migration`]);
  const rows: { name: string }[] = schemaRow.table
    ? await dataSource.query(`SELECT name FROM "${schema}".migration`)
    : [];
  const applied = new Set(rows.map(({ name }) => name));
  return dataSource.migrations
    .map((migration) => migration.name ?? migration.constructor.name)
    .filter((name) => !applied.has(name));
}

/** Waits until another process has migrated the schema; `onWait` is called once with the missing migrations. */
export async function awaitMigrations(dataSource: DataSource, onWait: (missing: string[]) => void): Promise<void> {
  let missing = await pendingMigrations(dataSource);
  if (missing.length > 0) onWait(missing);
  while (missing.length > 0) {
    await pause(POLL_MS);
    missing = await pendingMigrations(dataSource);
  }
}
