import { type DatabaseEnv } from '@afya/database';
import { type DataKeys } from '@afya/runtime';
import { createObjectStore } from '@afya/storage';
import { createDatabase, type Product, type RoleUrls, startProduct, type TestDatabase } from '@afya/testing';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DataSource } from 'typeorm';
import { type OpenDatabase, reportBackup, reportRestore } from '..';

export const DATA_KEYS = `specs:${Buffer.alloc(32, 'k').toString('base64')}`;

/** A database, with the folder or bucket of its files. */
export interface Place {
  database: TestDatabase;
  /** when roles exist: the owner makes and restores backups, as an operator does */
  databaseUrls?: RoleUrls;
  store?: Record<string, string>;
}

export type Backups = Awaited<ReturnType<typeof openBackups>>;

/** Loaded by name: libs do not depend on services. */
export const openDatabase: OpenDatabase = async (schema, env) => {
  const service = (await import(`@afya/${schema.replace('_', '-')}/database`)) as {
    openDatabase: (env: DatabaseEnv & { DATA_KEYS: DataKeys }) => Promise<{
      dataSource: DataSource;
      close: () => Promise<void>;
    }>;
  };
  return service.openDatabase(env);
};

/** A folder for backups, and databases and products to back up. */
export async function openBackups() {
  const folder = await mkdtemp(join(tmpdir(), 'afya-backup-'));
  const files = new WeakMap<Place, string>();
  const ends: (() => Promise<void>)[] = [];
  const newFolder = () => join(folder, `files-${randomBytes(4).toString('hex')}`);
  function register<Registered extends Place>(place: Registered, path: string, end: () => Promise<void>): Registered {
    files.set(place, path);
    ends.push(end);
    return place;
  }

  return {
    folder,
    filesOf: (place: Place) => files.get(place)!,
    /** `store`: variables of an object store that is not a folder. */
    async newDatabase(store: Record<string, string> = {}): Promise<Place> {
      const database = await createDatabase();
      return register({ database, store }, newFolder(), () => database.drop());
    },
    /** Without running services. `port`: the address that visitors already use. */
    async newProduct(port?: string): Promise<Product> {
      const path = newFolder();
      const env = { FILES_DIR: path, RETRY_MS: '50', ERASURE_SETTLE_MS: '2000', ...(port && { PORT: port }) };
      const product = await startProduct({ services: [], env });
      return register(product, path, () => product.stop());
    },
    /** Returns the lines for the operator. */
    async run(command: 'backup' | 'restore', place: Place, name: string, replaces = false): Promise<string> {
      const env = { OBJECT_STORE: 'filesystem' as const, FILES_DIR: files.get(place), ...place.store };
      const options = {
        databaseUrl: place.databaseUrls?.owner ?? place.database.url,
        store: createObjectStore(env),
        dataKeys: DATA_KEYS,
        folder: join(folder, name),
      };
      const lines =
        command === 'backup'
          ? await reportBackup(options)
          : await reportRestore({ ...options, replaces, openDatabase });
      return lines.join('\n');
    },
    async end() {
      for (const end of ends) await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The message of a refused command. */
export const refusalOf = (work: Promise<string>): Promise<string> =>
  work.then(
    (text) => `not refused: ${text}`,
    (error: Error) => error.message,
  );

/** How many rows each table has. */
export async function countsOf({ database }: Place): Promise<Record<string, number>> {
  const tables = await database.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema IN ('auth', 'consultation', 'admin_log') AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables)
    counts[name] = (await database.query<{ count: number }>(`SELECT count(*)::int FROM ${name}`))[0]!.count;
  return counts;
}

export const sumsOf = ({ database }: Place) =>
  database.query(`SELECT account_id, kind, sum(amount) FROM consultation.ledger GROUP BY 1, 2 ORDER BY 1, 2`);
export const sequencesOf = ({ database }: Place) =>
  database.query(`SELECT schemaname, sequencename, last_value FROM pg_sequences ORDER BY 1, 2`);
