import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exactSize } from './exact-size';
import { FOLDER_MARK, isMissing, objectsIn, unfinishedIn, unfinishedName } from './filesystem.folder';
import { assertObjectKey } from './object-key';
import { type ListedObject, ObjectStore, type ObjectInfo, type StoredObject } from './object-store';
import { eachOrUnavailable, orUnavailable } from './unavailable';

const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

/**
 * Objects as files in one folder, each `<hash>` with a description `<hash>.json`. File names are hashes of the keys, spread
 * over 256 sub-folders, so that a key never becomes a path. A folder without the mark is not used: it may be the mount point
 * of a volume that is not mounted, and files written there would be lost.
 */
export class FilesystemObjectStore extends ObjectStore {
  constructor(private readonly folder: string) {
    super();
  }

  async prepare(): Promise<void> {
    await orUnavailable(async () => {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await writeFile(join(this.folder, FOLDER_MARK), '', { mode: 0o600 });
    });
  }

  async put(key: string, body: Buffer | Readable, { mime, size }: ObjectInfo): Promise<void> {
    const path = this.pathOf(key);
    const temporary = unfinishedName(path, randomUUID());
    const exact = exactSize(body, size);
    await orUnavailable(async () => {
      await this.requireFolder();
      // Without its parents: a folder that is removed meanwhile is not created again.
      await mkdir(dirname(path)).catch((error) => (isThere(error) ? undefined : Promise.reject(error)));
      try {
        await pipeline(exact, createWriteStream(temporary, { flags: 'wx', flush: true, mode: 0o600 }));
        // The description is written first, so that every object has one.
        await writeFile(`${temporary}.json`, JSON.stringify({ key, mime }), { flush: true, mode: 0o600 });
        await rename(`${temporary}.json`, `${path}.json`);
        await rename(temporary, path);
      } finally {
        await Promise.all([temporary, `${temporary}.json`].map((left) => rm(left, { force: true })));
      }
    }).finally(() => exact.destroy());
  }

  async get(key: string): Promise<StoredObject | null> {
    const path = this.pathOf(key);
    return orUnavailable(async () => {
      await this.requireFolder();
      const file = await open(path).catch((error) => (isMissing(error) ? null : Promise.reject(error)));
      if (!file) return null;
      try {
        const { size } = await file.stat();
        const { mime } = JSON.parse(await readFile(`${path}.json`, 'utf8')) as { mime: string };
        return { body: file.createReadStream(), size, mime };
      } catch (error) {
        await file.close();
        if (isMissing(error)) return null;
        throw error;
      }
    });
  }

  async remove(keys: string[]): Promise<void> {
    const paths = keys.map((key) => this.pathOf(key));
    await orUnavailable(async () => {
      await this.requireFolder();
      for (const path of paths) {
        await rm(path, { force: true });
        await rm(`${path}.json`, { force: true });
      }
    });
  }

  list(prefix = ''): AsyncIterable<ListedObject> {
    // Names are hashes, so all of them are read for any prefix.
    const found = async function* (store: FilesystemObjectStore) {
      await store.requireFolder();
      for await (const object of objectsIn(store.folder)) if (object.key.startsWith(prefix)) yield object;
    };
    return eachOrUnavailable(() => found(this));
  }

  async removeUnfinished(before: Date): Promise<void> {
    await orUnavailable(async () => {
      await this.requireFolder();
      for await (const path of unfinishedIn(this.folder, before)) await rm(path, { force: true });
    });
  }

  private requireFolder(): Promise<void> {
    return access(join(this.folder, FOLDER_MARK));
  }

  private pathOf(key: string): string {
    assertObjectKey(key);
    const hash = createHash('sha256').update(key).digest('hex');
    return join(this.folder, hash.slice(0, 2), hash);
  }
}
