import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { BackupError } from './backup-error';

/**
 * Removes the migrations that the backup's schema had not run.
 * @throws {BackupError} when the backup has a migration that this code does not know
 */
export function limitMigrations(source: DataSource, schema: string, names: string[]): void {
  const byName = new Map(
    source.migrations.map((migration) => [migration.name ?? migration.constructor.name, migration]),
  );
  const unknown = names.filter((name) => !byName.has(name));
  if (unknown.length > 0)
    throw new BackupError(
      `The backup is of a newer Afya: this one does not know ${unknown.join(', ')} of ${schema}. Install the newer one.`,
    );
  const ran = [...byName].filter(([name]) => names.includes(name)).map(([, migration]) => migration);
  source.migrations.splice(0, Infinity, ...ran);
}

/** Creates a schema by its migrations, on the runner's connection and in its transaction. */
export async function createSchema(source: DataSource, runner: QueryRunner): Promise<void> {
  const { schema } = source.options as { schema: string };
  await runner.query(`CREATE SCHEMA "${schema}"`);
  await runner.query(`SET LOCAL search_path = "${schema}"`);
  const executor = new MigrationExecutor(source, runner);
  executor.transaction = 'none';
  await executor.executePendingMigrations();
}
