import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { runLong } from '../setup/terminal.mjs';
import type { ProductEnv } from './environment.ts';

export const schemaServices = ['auth', 'consultation', 'admin-log'] as const;

/**
 * Migrates every schema as the role that owns them; the services' own roles could not.
 * @throws {PlainError} with the last output when a migration fails
 */
export async function migrateSchemas({ env, own }: ProductEnv, ownerUrl: string, signal?: AbortSignal) {
  const owner = { MIGRATIONS_DATABASE_URL: ownerUrl, MIGRATE_ON_START: 'true' };
  const migrate = (service: (typeof schemaServices)[number]) =>
    runLong({
      what: `migrating the schema of ${service}`,
      command: process.execPath,
      args: [join(root, 'services', service, 'dist/migrate.main.js')],
      env: { ...env, ...own[service], ...owner },
      signal,
    });
  await Promise.all(schemaServices.map(migrate));
}
