import { type DataKeys, EnvironmentError } from '@afya/runtime';
import type { Database } from '../database';
import type { DatabaseEnv } from '../open-schema';
import { ColumnCipher } from './column-cipher';
import { type EncryptedColumn, reencryptColumn } from './reencrypt-column';

type Env = DatabaseEnv & { DATA_KEYS: DataKeys };

interface ReencryptCommand<ServiceEnv extends Env> {
  loadEnv(): ServiceEnv;
  open(env: ServiceEnv): Promise<Database>;
  columns: readonly EncryptedColumn[];
}

/**
 * The command of a service for key rotation: encrypts all values with the current key of DATA_KEYS and prints the counts. Exit code 1
 * when a value could not be read: then no older key may be removed.
 */
export async function runReencrypt<ServiceEnv extends Env>(command: ReencryptCommand<ServiceEnv>): Promise<void> {
  try {
    process.exitCode = await reencrypt(command);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function reencrypt<ServiceEnv extends Env>({
  loadEnv,
  open,
  columns,
}: ReencryptCommand<ServiceEnv>): Promise<number> {
  const env = { ...loadEnv(), MIGRATE_ON_START: false };
  const database = await open(env);
  const cipher = new ColumnCipher(env.DATA_KEYS);
  let isComplete = true;
  try {
    for (const column of columns) {
      const { reencrypted, unreadable } = await reencryptColumn(database, cipher, column);
      const hint = unreadable > 0 ? ': their key is not in DATA_KEYS, unless a line above says "tampered"' : '';
      console.log(
        `${column.table}.${column.column}: ${reencrypted} encrypted with the current key, ${unreadable} not readable${hint}`,
      );
      isComplete &&= unreadable === 0;
    }
  } finally {
    await database.close();
  }
  return isComplete ? 0 : 1;
}
