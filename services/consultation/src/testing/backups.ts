import {
  createDatabase,
  FROM_SOURCE,
  type Product,
  type RoleUrls,
  startProduct,
  type TestDatabase,
} from '@afya/testing';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const LOCAL = join(__dirname, '../../../../deploy/local');
export const DATA_KEYS = `specs:${Buffer.alloc(32, 'k').toString('base64')}`;

/** Somewhere with a database. */
export interface Place {
  database: TestDatabase;
  /** where it has roles: the owner's does it, as an operator's does */
  databaseUrls?: RoleUrls;
  store?: Record<string, string>;
}

export type Backups = Awaited<ReturnType<typeof openBackups>>;

/** The commands of deploy/local/backup from source, a folder for what they write, and products to use them on. */
export async function openBackups() {
  const folder = await mkdtemp(join(tmpdir(), 'afya-backup-'));
  const files = new WeakMap<Place, string>();
  const ends: (() => Promise<void>)[] = [];
  const newFolder = () => join(folder, `files-${randomBytes(4).toString('hex')}`);
  function keep<Kept extends Place>(place: Kept, path: string, end: () => Promise<void>): Kept {
    files.set(place, path);
    ends.push(end);
    return place;
  }

  return {
    folder,
    filesOf: (place: Place) => files.get(place)!,
    /** `store`: variables of an object store that is no folder. */
    async newDatabase(store: Record<string, string> = {}): Promise<Place> {
      const database = await createDatabase();
      return keep({ database, store }, newFolder(), () => database.drop());
    },
    /** Nothing of it runs yet. `port`: where people know it to be. */
    async newProduct(port?: string): Promise<Product> {
      const path = newFolder();
      const env = { FILES_DIR: path, RETRY_MS: '50', ERASURE_SETTLE_MS: '2000', ...(port && { PORT: port }) };
      const product = await startProduct({ services: [], env });
      return keep(product, path, () => product.stop());
    },
    /** Returns what was printed. @throws with `stderr` when it was refused */
    async run(command: 'backup' | 'restore', place: Place, name: string, replaces = false): Promise<string> {
      const env = { OBJECT_STORE: 'filesystem', FILES_DIR: files.get(place), DATA_KEYS, ...place.store };
      const databaseUrl = place.databaseUrls?.owner ?? place.database.url;
      const options = { databaseUrl, env, folder: join(folder, name), replaces };
      const script = `
        const { complain } = await import('${LOCAL}/setup/say.mjs');
        const { ${command} } = await import('${LOCAL}/backup/command.mjs');
        await ${command}(JSON.parse(process.env.OPTIONS)).catch((error) => { complain(error); process.exitCode = 1; });`;
      const args = [...FROM_SOURCE, '--input-type=module', '-e', script];
      const { stdout } = await promisify(execFile)(process.execPath, args, {
        env: { PATH: process.env['PATH'], OPTIONS: JSON.stringify(options) },
      });
      return stdout;
    },
    async end() {
      for (const end of ends) await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What a command that was refused said. */
export const refusalOf = (work: Promise<string>): Promise<string> =>
  work.then(
    (text) => `not refused: ${text}`,
    (error: { stderr: string }) => error.stderr,
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
