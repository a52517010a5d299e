import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { quote, quoted, type Table } from './catalogue';

/** A file of a backup. */
export interface Part {
  sha256: string;
  bytes: number;
}

/** Passes bytes through and computes their digest and count. */
function digestStream() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, part: (): Part => ({ sha256: hash.digest('hex'), bytes }) };
}

/** Writes a new file that only its owner may read. */
export async function writePart(path: string, source: Readable, ...through: NodeJS.ReadWriteStream[]): Promise<Part> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const { stream, part } = digestStream();
  await pipeline([source, ...through, stream, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })]);
  return part();
}

export async function readPart(path: string): Promise<Part> {
  const { stream, part } = digestStream();
  await pipeline(createReadStream(path), stream.resume());
  return part();
}

/** Writes the rows of a query to a new gzip file, in the format of Postgres' COPY. */
export async function copyOut(client: ClientBase, query: string, path: string): Promise<Part & { rows: number }> {
  const rows = client.query(copyTo(`COPY (${query}) TO STDOUT`));
  const part = await writePart(path, rows, createGzip());
  return { ...part, rows: rows.rowCount };
}

/** Returns the number of inserted rows. */
export async function copyIn(client: ClientBase, table: Table, path: string): Promise<number> {
  const target = client.query(copyFrom(`COPY ${quoted(table)} (${table.columns.map(quote).join(', ')}) FROM STDIN`));
  await pipeline(createReadStream(path), createGunzip(), target);
  return target.rowCount;
}
