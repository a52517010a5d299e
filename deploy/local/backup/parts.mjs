import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pgCopyStreams from 'pg-copy-streams';
import { quote, quoted } from './catalogue.mjs';

/** @typedef {{ sha256: string, bytes: number }} Part of a backup: a file's digest and size */

/** Passes bytes on, and knows their digest and number afterwards. */
function digesting() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, /** @returns {Part} */ part: () => ({ sha256: hash.digest('hex'), bytes }) };
}

/**
 * Writes a file that is not there yet, for its owner's eyes only.
 * @param {string} path
 * @param {import('node:stream').Readable} source
 * @param {NodeJS.ReadWriteStream[]} through
 * @returns {Promise<Part>}
 */
export async function writePart(path, source, ...through) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const { stream, part } = digesting();
  await pipeline([source, ...through, stream, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })]);
  return part();
}

/** @param {string} path @returns {Promise<Part>} */
export async function readPart(path) {
  const { stream, part } = digesting();
  await pipeline(createReadStream(path), stream.resume());
  return part();
}

/**
 * @param {import('pg').ClientBase} client
 * @param {string} query
 * @param {string} path of a file that is made, rows as Postgres' COPY writes them, zipped
 * @returns {Promise<Part & { rows: number }>}
 */
export async function copyOut(client, query, path) {
  const rows = client.query(pgCopyStreams.to(`COPY (${query}) TO STDOUT`));
  const part = await writePart(path, rows, createGzip());
  return { ...part, rows: rows.rowCount };
}

/**
 * @param {import('pg').ClientBase} client
 * @param {import('./catalogue.mjs').Table} table
 * @param {string} path
 * @returns {Promise<number>} how many rows went in
 */
export async function copyIn(client, table, path) {
  const target = client.query(
    pgCopyStreams.from(`COPY ${quoted(table)} (${table.columns.map(quote).join(', ')}) FROM STDIN`),
  );
  await pipeline(createReadStream(path), createGunzip(), target);
  return target.rowCount;
}
