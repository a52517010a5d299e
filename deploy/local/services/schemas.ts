import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../setup/paths.mjs';
import { PlainError } from '../setup/terminal.mjs';
import type { ProductEnv } from './environment.ts';

export const schemaServices = ['auth', 'consultation', 'admin-log'] as const;

/**
 * Migrates every schema as the role that owns them; the services' own roles could not.
 * @throws {PlainError} with the last output when a migration fails
 */
export async function migrateSchemas({ env, own }: ProductEnv, ownerUrl: string, signal?: AbortSignal) {
  const migrate = async (service: (typeof schemaServices)[number]) => {
    const script = join(root, 'services', service, 'dist/migrate.main.js');
    const owner = { MIGRATIONS_DATABASE_URL: ownerUrl, MIGRATE_ON_START: 'true' };
    const options = { env: { ...env, ...own[service], ...owner }, signal };
    try {
      await promisify(execFile)(process.execPath, [script], options);
    } catch (error) {
      const { name, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string };
      if (name === 'AbortError') throw error;
      const output = `${stdout}${stderr}`.trim().slice(-1_000);
      throw new PlainError(`The schema of ${service} could not be migrated: ${output}`);
    }
  };
  await Promise.all(schemaServices.map(migrate));
}
