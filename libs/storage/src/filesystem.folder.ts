import { opendir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedObject } from './object-store';

/** Marks a folder that was prepared for objects. The launcher writes it too (deploy/local/setup/files-dir.ts). */
export const FOLDER_MARK = '.afya-files';

export const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const OBJECT = /^[0-9a-f]{64}$/;
const DESCRIPTION = /^[0-9a-f]{64}\.json$/;
const UNFINISHED = '.tmp';

/** The name of an object's file while it is written. */
export const unfinishedName = (path: string, id: string) => `${path}.${id}${UNFINISHED}`;

/** The objects in the folder of a FilesystemObjectStore, with their paths. */
export async function* objectsIn(folder: string): AsyncGenerator<ListedObject> {
  for await (const { path, name } of filesIn(folder)) {
    if (!OBJECT.test(name)) continue;
    const object = await describe(path);
    if (object) yield object;
  }
}

/** Unfinished files of objects, and descriptions without an object, last written before then. */
export async function* unfinishedIn(folder: string, before: Date): AsyncGenerator<string> {
  for await (const { path, name } of filesIn(folder)) {
    const isAlone = DESCRIPTION.test(name) && !(await timeOf(path.replace(/\.json$/, '')));
    if (!isAlone && !name.includes(UNFINISHED)) continue;
    const at = await timeOf(path);
    if (at && at < before) yield path;
  }
}

/** null when it was removed meanwhile */
async function describe(path: string): Promise<ListedObject | null> {
  try {
    const [{ size, mtime }, json] = await Promise.all([stat(path), readFile(`${path}.json`, 'utf8')]);
    return { key: (JSON.parse(json) as { key: string }).key, size, at: mtime };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const timeOf = (path: string) =>
  stat(path).then(
    ({ mtime }) => mtime,
    (error) => (isMissing(error) ? null : Promise.reject(error)),
  );

/** Every file of the sub-folders; only one folder is open at a time. */
async function* filesIn(folder: string): AsyncGenerator<{ path: string; name: string }> {
  for await (const below of entriesOf(folder)) {
    if (!below.isDirectory()) continue;
    for await (const { name } of entriesOf(join(folder, below.name)))
      yield { path: join(folder, below.name, name), name };
  }
}

async function* entriesOf(folder: string) {
  try {
    yield* await opendir(folder);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
