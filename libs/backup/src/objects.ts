import { type ObjectStore } from '@afya/storage';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './backup-error';
import { objectFile, type ObjectRows, OBJECTS_FILE } from './manifest';
import { readPart, writePart } from './parts';

interface BackedUpObject {
  key: string;
  mime: string;
  size: number;
  sha256: string;
}
interface Copying {
  store: ObjectStore;
  keys: AsyncIterable<string>;
  folder: string;
}

/** Copies the objects of the keys. Missing objects are counted: they were erased after the keys were read, or lost. */
export async function copyObjectsOut({ store, keys, folder }: Copying): Promise<ObjectRows> {
  const counts = { rows: 0, missing: 0, bytesOfFiles: 0 };
  async function* copyEach() {
    for await (const key of keys) {
      const object = await store.get(key);
      if (!object) {
        counts.missing++;
        continue;
      }
      const { sha256, bytes } = await writePart(join(folder, objectFile(key)), object.body);
      if (bytes !== object.size) throw new Error('a file of the object store was cut off');
      counts.rows++;
      counts.bytesOfFiles += bytes;
      yield `${JSON.stringify({ key, mime: object.mime, size: bytes, sha256 })}\n`;
    }
  }
  const part = await writePart(join(folder, OBJECTS_FILE), Readable.from(copyEach()), createGzip());
  return { ...part, ...counts };
}

async function* readObjects(folder: string): AsyncGenerator<BackedUpObject> {
  for await (const line of linesOf(join(folder, OBJECTS_FILE))) yield JSON.parse(line);
}

/** The lines of a gzip file. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Infinity });
}

/** @throws {BackupError} for the first object that is missing or changed */
export async function verifyObjects(folder: string): Promise<void> {
  for await (const { key, sha256 } of readObjects(folder)) await verifyPart(folder, objectFile(key), sha256);
}

/** @throws {BackupError} when the file is missing or changed */
export async function verifyPart(folder: string, path: string, sha256: string): Promise<void> {
  const part = await readPart(join(folder, path)).catch(() => undefined);
  if (part?.sha256 !== sha256) throw new BackupError(`${folder}: ${path} is missing or was changed.`);
}

/** Returns the number of copied objects. */
export async function copyObjectsIn(store: ObjectStore, folder: string): Promise<number> {
  let count = 0;
  await store.prepare();
  for await (const { key, mime, size } of readObjects(folder)) {
    await store.put(key, createReadStream(join(folder, objectFile(key))), { mime, size });
    count++;
  }
  return count;
}
