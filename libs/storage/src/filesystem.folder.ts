import { opendir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedObject } from './object-store';

/** Stands in a folder that was prepared for objects. The launcher knows it too (deploy/local/setup/files-dir.mjs). */
export const FOLDER_MARK = '.afya-files';

export const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const OBJECT = /^[0-9a-f]{64}$/;
const DESCRIPTION = /^[0-9a-f]{64}\.json$/;
const UNFINISHED = '.tmp';

/** What the file of an object is called while it is written. */
export const unfinishedName = (path: string, id: string) => `${path}.${id}${UNFINISHED}`;

/** The objects in the folder of a FilesystemObjectStore, with their paths. */
export async function* objectsIn(folder: string): AsyncGenerator<ListedObject> {
  for await (const { path, name } of filesIn(folder)) {
    if (!OBJECT.test(name)) continue;
    const object = await describe(path);
    if (object) yield object;
  }
}

/** Files that were to become an object, and descriptions of none, last written before then. */
export async function* unfinishedIn(folder: string, before: Date): AsyncGenerator<string> {
  for await (const { path, name } of filesIn(folder)) {
    const isAlone = DESCRIPTION.test(name) && !(await timeOf(path.replace(/\.json$/, '')));
    if (!isAlone && !name.includes(UNFINISHED)) continue;
    const at = await timeOf(path);
    if (at && at < before) yield path;
  }
}

/** Null where it was removed meanwhile. */
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

/** Every file of the sub-folders; one folder is open at a time, however many files there are. */
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
