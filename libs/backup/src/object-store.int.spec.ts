import { createObjectStore } from '@afya/storage';
import { parseDataKeys } from '@afya/runtime';
import { startS3, type TestS3 } from '@afya/testing';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { type Backups, DATA_KEYS, openBackups, openDatabase, type Place, refusalOf } from './testing/backups';

const SESSION = 'S'.repeat(21);
let backups: Backups;
let s3: TestS3;
beforeAll(async () => {
  [backups, s3] = await Promise.all([openBackups(), startS3()]);
});
afterAll(async () => {
  await backups.end();
  await s3.stop();
});

async function attach({ database }: Place, key: string) {
  const id = randomUUID();
  await database.query(
    `INSERT INTO consultation.message (id, session_id, seq, part, kind, content, sealed, status)
     VALUES ($1, $2, (SELECT count(*) FROM consultation.message), 0, 'file', '', 'sealed', 'done')`,
    [id, SESSION],
  );
  await database.query(
    `INSERT INTO consultation.file (message_id, object_key, type, filename, mime, size, sha256)
     VALUES ($1, $2, 'image', '', 'image/png', 5, '')`,
    [id, key],
  );
}

test('copies files from an S3 server to a folder, reports a lost file, and refuses a store with none of the files', async () => {
  const { accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY } = s3;
  const store = { OBJECT_STORE: 's3' as const, S3_ENDPOINT: s3.url, S3_ACCESS_KEY, S3_SECRET_KEY };
  const [from, to] = [await backups.newDatabase(store), await backups.newDatabase()];
  const env = { DATABASE_URL: from.database.url, DATABASE_POOL: 2, MIGRATE_ON_START: true };
  await (await openDatabase('consultation', { ...env, DATA_KEYS: parseDataKeys(DATA_KEYS) })).close();
  await from.database.query(`INSERT INTO consultation.session (id, owner) VALUES ($1, 'v:1')`, [SESSION]);
  const bucket = createObjectStore(store);
  await bucket.put('S/present', Buffer.from('bytes'), { mime: 'image/png', size: 5 });
  for (const key of ['S/present', 'S/lost']) await attach(from, key);

  expect(await backups.run('backup', from, 'moved')).toContain('1 files that the database names are not in the object');
  await backups.run('restore', to, 'moved');
  const folder = createObjectStore({ OBJECT_STORE: 'filesystem', FILES_DIR: backups.filesOf(to) });
  const restored = (await folder.get('S/present'))!;
  expect([restored.mime, await text(restored.body)]).toEqual(['image/png', 'bytes']);

  await folder.remove(['S/present']);
  expect(await refusalOf(backups.run('backup', to, 'none'))).toContain('None of the 2 files is in the object store');
  await rm(backups.filesOf(to), { recursive: true });
  expect(await refusalOf(backups.run('backup', to, 'away'))).toContain('The file store is not available');
});
