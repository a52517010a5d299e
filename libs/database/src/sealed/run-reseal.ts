import { type DataKeys, EnvironmentError } from '@afya/runtime';
import type { Database } from '../database';
import type { DatabaseEnv } from '../open-schema';
import { ColumnCipher } from './column-cipher';
import { resealColumn, type SealedColumn } from './reseal-column';

type Env = DatabaseEnv & { DATA_KEYS: DataKeys };

export interface ResealCommand<ServiceEnv extends Env> {
  loadEnv(): ServiceEnv;
  open(env: ServiceEnv): Promise<Database>;
  columns: readonly SealedColumn[];
}

/**
 * A service's command for the rotation of keys: seals everything under the current key of DATA_KEYS and says what it did. Sets the
 * exit code: 1 when something could not be read, and then no older key must be taken away.
 */
export async function runReseal<ServiceEnv extends Env>(command: ResealCommand<ServiceEnv>): Promise<void> {
  try {
    process.exitCode = await reseal(command);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function reseal<ServiceEnv extends Env>({ loadEnv, open, columns }: ResealCommand<ServiceEnv>): Promise<number> {
  const env = { ...loadEnv(), MIGRATE_ON_START: false };
  const database = await open(env);
  const cipher = new ColumnCipher(env.DATA_KEYS);
  let isComplete = true;
  try {
    for (const column of columns) {
      const { resealed, unreadable } = await resealColumn(database, cipher, column);
      const lost = unreadable > 0 ? ': their key is not in DATA_KEYS, unless a line above says "tampered"' : '';
      console.log(`${column.table}.${column.column}: ${resealed} sealed anew, ${unreadable} not readable${lost}`);
      isComplete &&= unreadable === 0;
    }
  } finally {
    await database.close();
  }
  return isComplete ? 0 : 1;
}
