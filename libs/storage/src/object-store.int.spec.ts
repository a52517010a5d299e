import { createHash, randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { eventually, startS3, type TestS3 } from '@afya/testing';
import { createObjectStore } from './create-object-store';
import type { ListedObject, ObjectStore } from './object-store';

let folder: string;
let server: TestS3;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afya-store-'));
  server = await startS3();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const s3 = ({ url, accessKey, secretKey }: TestS3) =>
  createObjectStore({ OBJECT_STORE: 's3', S3_ENDPOINT: url, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey });
async function listOf(objects: AsyncIterable<ListedObject>): Promise<ListedObject[]> {
  const list: ListedObject[] = [];
  for await (const object of objects) list.push(object);
  return list;
}
const stores: Record<string, () => ObjectStore> = {
  filesystem: () => createObjectStore({ OBJECT_STORE: 'filesystem', FILES_DIR: join(folder, 'files') }),
  s3: () => s3(server),
};

describe.each(Object.entries(stores))('%s', (_name, create) => {
  let store: ObjectStore;
  beforeAll(async () => {
    store = create();
    await store.prepare();
  });
  const read = async (key: string) => {
    const found = await store.get(key);
    return found && { mime: found.mime, size: found.size, bytes: await buffer(found.body) };
  };

  test('returns a stored object with its type and size', async () => {
    await store.put('session/one', Buffer.from('njema'), { mime: 'image/png', size: 5 });
    expect(await read('session/one')).toEqual({ mime: 'image/png', size: 5, bytes: Buffer.from('njema') });
  });

  test('stores a stream of 10 MiB', async () => {
    const bytes = randomBytes(10 * 1024 * 1024);
    const body = Readable.from([bytes.subarray(0, 3_000_000), bytes.subarray(3_000_000)]);
    await store.put('session/large', body, { mime: 'application/pdf', size: bytes.length });
    const found = await read('session/large');
    const sha256 = (data: Buffer) => createHash('sha256').update(data).digest('hex');
    expect(sha256(found!.bytes)).toBe(sha256(bytes));
  });

  test('replaces the object of an existing key', async () => {
    await store.put('session/same', Buffer.from('old one'), { mime: 'image/png', size: 7 });
    await store.put('session/same', Buffer.from('new'), { mime: 'image/gif', size: 3 });
    expect(await read('session/same')).toEqual({ mime: 'image/gif', size: 3, bytes: Buffer.from('new') });
  });

  test('finds nothing under a key that was never stored or was removed', async () => {
    await store.put('session/gone', Buffer.from('x'), { mime: 'image/png', size: 1 });
    await store.remove(['session/gone', 'session/never']);
    expect(await store.get('session/gone')).toBeNull();
    expect(await store.get('session/never')).toBeNull();
    await expect(store.remove([])).resolves.toBeUndefined();
  });

  test.each([
    ['shorter', [Buffer.alloc(9)]],
    ['longer', [Buffer.alloc(9), Buffer.alloc(9)]],
  ])('keeps nothing of a stream that is %s than announced', async (_case, chunks) => {
    const put = store.put('session/cut', Readable.from(chunks), { mime: 'image/png', size: 10 });
    await expect(put).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    expect(await store.get('session/cut')).toBeNull();
  });

  test.each([
    ['while it is stored', (broken: Readable) => setTimeout(() => broken.destroy(new Error('connection lost')), 20)],
    ['before anything of it is stored', (broken: Readable) => broken.destroy(new Error('connection lost'))],
  ])('keeps nothing of a stream that breaks %s', async (_case, breakIt) => {
    const broken = new Readable({ read: () => undefined });
    broken.push(Buffer.alloc(5));
    const put = store.put('session/broken', broken, { mime: 'image/png', size: 10 });
    breakIt(broken);
    await expect(put).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    expect(await store.get('session/broken')).toBeNull();
  });

  test('stores nothing of a stream that failed before', async () => {
    const broken = new Readable({ read: () => undefined });
    broken.on('error', () => undefined).destroy(new Error('connection lost'));
    await new Promise((resolve) => broken.once('close', resolve));
    const put = store.put('session/broken', broken, { mime: 'image/png', size: 10 });
    await expect(put).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    expect(await store.get('session/broken')).toBeNull();
  });

  test('lists objects by the prefix of their keys', async () => {
    const before = Date.now();
    const put = (key: string, size: number) => store.put(key, Buffer.alloc(size), { mime: 'image/png', size });
    await Promise.all([put('listed/one', 3), put('listed/two', 4), put('listed-not/one', 5)]);
    await store.remove(['listed/two']);
    const listed = await listOf(store.list('listed/'));
    expect(listed.map(({ key, size }) => [key, size])).toEqual([['listed/one', 3]]);
    // Some systems store whole seconds.
    expect(Math.abs(listed[0]!.at.getTime() - before)).toBeLessThan(30_000);
    const all = (await listOf(store.list())).map(({ key }) => key);
    expect(all).toEqual(expect.arrayContaining(['listed/one', 'listed-not/one', 'session/one']));
    expect(new Set(all).size).toBe(all.length);
  });

  test('removing unfinished files leaves complete objects', async () => {
    await store.put('whole/one', Buffer.from('x'), { mime: 'image/png', size: 1 });
    await store.removeUnfinished(new Date(Date.now() + 60_000));
    expect((await read('whole/one'))?.size).toBe(1);
    expect(await listOf(store.list('whole/'))).toHaveLength(1);
  });

  test.each([
    '',
    '..',
    '../x',
    'a/../../x',
    '/etc/passwd',
    'a//b',
    'a\\b',
    'a\0b',
    '.hidden',
    'a/b\n',
    'x'.repeat(200),
  ])('refuses the key %j', async (key) => {
    await expect(store.put(key, Buffer.from('x'), { mime: 'image/png', size: 1 })).rejects.toThrow(TypeError);
    await expect(store.get(key)).rejects.toThrow(TypeError);
    await expect(store.remove([key])).rejects.toThrow(TypeError);
  });
});

test('the folder contains no partly written file', async () => {
  const names = await readdir(join(folder, 'files'), { recursive: true });
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name.includes('.tmp'))).toEqual([]);
});

test('removes partly written files of a killed process once they are old', async () => {
  const root = join(folder, 'killed');
  const store = createObjectStore({ OBJECT_STORE: 'filesystem', FILES_DIR: root });
  await store.prepare();
  await store.put('session/whole', Buffer.from('x'), { mime: 'image/png', size: 1 });
  const [whole] = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.json'));
  const other = join(root, `${whole!.slice(0, 2)}`, 'f'.repeat(64));
  const left = [`${other}.1.tmp`, `${other}.1.tmp.json`, `${other}.json`];
  for (const path of left) await writeFile(path, '{}');
  const kept = await readdir(root, { recursive: true });
  await store.removeUnfinished(new Date(Date.now() - 60_000));
  expect(await readdir(root, { recursive: true })).toEqual(kept);
  await store.removeUnfinished(new Date(Date.now() + 60_000));
  expect((await readdir(root, { recursive: true })).length).toBe(kept.length - left.length);
  expect((await listOf(store.list())).map(({ key }) => key)).toEqual(['session/whole']);
});

const everyCall = (store: ObjectStore): Record<string, () => Promise<unknown>> => ({
  put: () => store.put('session/one', Buffer.from('x'), { mime: 'image/png', size: 1 }),
  get: () => store.get('session/one'),
  remove: () => store.remove(['session/one']),
  list: () => listOf(store.list()),
  removeUnfinished: () => store.removeUnfinished(new Date()),
});
const CALLS = Object.keys(everyCall(null as unknown as ObjectStore));

test.each(CALLS)('a folder that was never prepared is STORAGE_UNAVAILABLE to %s, and is not created', async (call) => {
  const root = join(folder, 'none');
  const store = createObjectStore({ OBJECT_STORE: 'filesystem', FILES_DIR: root });
  await expect(everyCall(store)[call]!()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  expect(existsSync(root)).toBe(false);
});

test.each(CALLS)('an empty folder in place of the prepared one is STORAGE_UNAVAILABLE to %s', async (call) => {
  const root = join(folder, `volume-${call}`);
  const store = createObjectStore({ OBJECT_STORE: 'filesystem', FILES_DIR: root });
  await store.prepare();
  await everyCall(store)['put']!();
  // As when a volume is unmounted and mounted again.
  await rename(root, `${root}.away`);
  await mkdir(root);
  await expect(everyCall(store)[call]!()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  expect(await readdir(root)).toEqual([]);
  await rm(root, { recursive: true });
  await rename(`${root}.away`, root);
  expect(await listOf(store.list())).toHaveLength(1);
});

test('a prepared folder keeps its objects when it is prepared again', async () => {
  const store = createObjectStore({ OBJECT_STORE: 'filesystem', FILES_DIR: join(folder, 'again') });
  await store.prepare();
  await everyCall(store)['put']!();
  await store.prepare();
  expect(await listOf(store.list())).toHaveLength(1);
});

test('uses a folder that npm start prepared', async () => {
  const [state, root] = [join(folder, 'state'), join(folder, 'of-npm-start')];
  await mkdir(state);
  const module = pathToFileURL(join(__dirname, '../../../deploy/local/setup/files-dir.ts')).href;
  const script = `const { prepareFilesDir } = await import('${module}'); prepareFilesDir('${state}', '${root}');`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  await everyCall(createObjectStore({ OBJECT_STORE: 'filesystem', FILES_DIR: root }))['put']!();
});

test('keeps few objects in memory when many are stored on an S3 server at once', async () => {
  const bytes = Buffer.alloc(10 * 1024 * 1024);
  const store = s3(server);
  let held = 0;
  let most = 0;
  const put = async (_: unknown, i: number) => {
    const chunks = function* () {
      for (let at = 0; at < bytes.length; at += 65_536) {
        most = Math.max(most, (held += 65_536));
        yield bytes.subarray(at, at + 65_536);
      }
    };
    await store.put(`many/${i}`, Readable.from(chunks()), { mime: 'application/pdf', size: bytes.length });
    held -= bytes.length;
  };
  await Promise.all(Array.from({ length: 10 }, put));
  expect(most).toBeLessThan(5 * bytes.length);
});

test('an S3 server that is away is STORAGE_UNAVAILABLE, and its return is noticed', async () => {
  const there = await startS3();
  const store = s3(there);
  await store.put('session/one', Buffer.from('x'), { mime: 'image/png', size: 1 });
  await there.kill();
  await expect(store.get('session/one')).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  await there.restart();
  await eventually(async () => expect(await store.get('session/never')).toBeNull());
  await there.stop();
});

test('an S3 server that was never there is STORAGE_UNAVAILABLE, until it comes', async () => {
  const there = await startS3();
  await there.kill();
  const store = s3(there);
  await expect(store.get('session/one')).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  await there.restart();
  await eventually(async () => expect(await store.get('session/one')).toBeNull());
  await there.stop();
});

test('a store without its variables is named', () => {
  expect(() => createObjectStore({ OBJECT_STORE: 'filesystem' })).toThrow(/FILES_DIR/);
  expect(() => createObjectStore({ OBJECT_STORE: 's3', S3_ENDPOINT: 'http://127.0.0.1' })).toThrow(/S3_ACCESS_KEY/);
});
