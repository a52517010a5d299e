import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip, createGzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { PlainError } from '../setup/say.mjs';
import { objectFile, objectsFile } from './manifest.mjs';
import { readPart, writePart } from './parts.mjs';

/** @typedef {{ key: string, mime: string, size: number, sha256: string }} BackedUpObject */

/**
 * Copies the files that the keys name. One that is not there is left out: it was erased since its key was read, or lost.
 * @param {{ store: import('@afya/storage').ObjectStore, keys: AsyncIterable<string>, folder: string }} options
 */
export async function copyObjectsOut({ store, keys, folder }) {
  const told = { rows: 0, missing: 0, bytesOfFiles: 0 };
  const lines = Readable.from(
    (async function* () {
      for await (const key of keys) {
        const found = await store.get(key);
        if (!found) {
          told.missing++;
          continue;
        }
        const { sha256, bytes } = await writePart(join(folder, objectFile(key)), found.body);
        if (bytes !== found.size) throw new Error('a file of the object store was cut off');
        told.rows++;
        told.bytesOfFiles += bytes;
        yield `${JSON.stringify({ key, mime: found.mime, size: bytes, sha256 })}\n`;
      }
    })(),
  );
  const part = await writePart(join(folder, objectsFile), lines, createGzip());
  return { ...part, ...told };
}

/** @param {string} folder @returns {AsyncGenerator<BackedUpObject>} */
export async function* backedUpObjects(folder) {
  for await (const line of linesOf(join(folder, objectsFile))) yield JSON.parse(line);
}

/** @param {string} path of a zipped file */
export async function* linesOf(path) {
  const unzipped = createReadStream(path).pipe(createGunzip());
  yield* createInterface({ input: unzipped, crlfDelay: Infinity });
}

/** @param {string} folder @throws {PlainError} for the first file that is not as it was written */
export async function verifyObjects(folder) {
  for await (const { key, sha256 } of backedUpObjects(folder)) {
    const path = objectFile(key);
    const part = await readPart(join(folder, path)).catch(() => undefined);
    if (part?.sha256 !== sha256) throw new PlainError(`${folder}: ${path} is missing or was changed.`);
  }
}

/**
 * @param {{ store: import('@afya/storage').ObjectStore, folder: string }} options
 * @returns {Promise<number>} how many
 */
export async function copyObjectsIn({ store, folder }) {
  let count = 0;
  await store.prepare();
  for await (const { key, mime, size } of backedUpObjects(folder)) {
    await store.put(key, createReadStream(join(folder, objectFile(key))), { mime, size });
    count++;
  }
  return count;
}
