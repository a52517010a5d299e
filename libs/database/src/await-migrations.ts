import type { DataSource } from 'typeorm';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 2_000;

/** The names of the data source's migrations that its schema has not had. It only reads, and takes a schema that is not there yet. */
export async function pendingMigrations(dataSource: DataSource): Promise<string[]> {
  const { schema } = dataSource.options as { schema: string };
  const [found] = await dataSource.query('SELECT to_regclass($1) AS "table"', [`"${schema}".migration`]);
  const rows: { name: string }[] = found.table ? await dataSource.query(`SELECT name FROM "${schema}".migration`) : [];
  const applied = new Set(rows.map(({ name }) => name));
  return dataSource.migrations
    .map((migration) => migration.name ?? migration.constructor.name)
    .filter((name) => !applied.has(name));
}

/** Waits until somebody else has brought the schema up to date; `onWait` is told once what is missing. */
export async function awaitMigrations(dataSource: DataSource, onWait: (missing: string[]) => void): Promise<void> {
  let missing = await pendingMigrations(dataSource);
  if (missing.length > 0) onWait(missing);
  while (missing.length > 0) {
    await pause(LOOK_MS);
    missing = await pendingMigrations(dataSource);
  }
}
