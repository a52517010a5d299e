import type { Database } from '../database';
import { statement } from '../statement';
import type { ColumnCipher } from './column-cipher';
import { UnreadableValueError } from './unreadable-value.error';

export interface SealedColumn {
  table: string;
  column: string;
  /** the column whose value names the row in the seal */
  id: string;
}

export interface Resealed {
  resealed: number;
  /** left as they are: their key is not known, or they were tampered with */
  unreadable: number;
}

/** Pages of the table, of 8 KB, that are read at once. */
const PAGES = 64;

interface Row {
  place: string;
  row: string;
  sealed: string;
}

/**
 * Seals under the current key what lies under an older one, beside a running product: a value that somebody wrote in between is
 * left alone, for it has the current key. Rows move when they are written to, so the table is gone through until nothing is found.
 */
export async function resealColumn(database: Database, cipher: ColumnCipher, column: SealedColumn): Promise<Resealed> {
  let resealed = 0;
  for (;;) {
    const found = await resealOnce(database, cipher, column);
    resealed += found.resealed;
    if (found.resealed === 0) return { resealed, unreadable: found.unreadable };
  }
}

/** Page by page, for there is no index of keys: it would be written to with every message. */
async function resealOnce(database: Database, cipher: ColumnCipher, column: SealedColumn): Promise<Resealed> {
  const { table, column: name, id } = column;
  const read = statement(
    `old_${table}_${name}`,
    `SELECT ctid::text AS place, ${id}::text AS row, ${name} AS sealed FROM ${table}
     WHERE ctid >= $1::tid AND ctid < $2::tid AND ${name} IS NOT NULL AND NOT starts_with(${name}, $3)`,
  );
  const write = statement(
    `reseal_${table}_${name}`,
    `UPDATE ${table} SET ${name} = fresh.sealed
     FROM unnest($1::text[], $2::text[], $3::text[]) AS fresh(place, old, sealed)
     WHERE ${table}.ctid = fresh.place::tid AND ${table}.${name} = fresh.old RETURNING 1`,
  );
  const size = statement('pages_of', 'SELECT pg_relation_size($1::regclass) / 8192 AS pages');
  const [relation] = await database.query<{ pages: string }>(size, [table]);
  const total: Resealed = { resealed: 0, unreadable: 0 };
  for (let page = 0; page < Number(relation?.pages); page += PAGES) {
    const values = [`(${page},0)`, `(${page + PAGES},0)`, cipher.currentPrefix];
    const rows = await database.query<Row>(read, values);
    const fresh = rows.flatMap((row) => resealedValue(cipher, `${table}.${name}`, row) ?? []);
    total.unreadable += rows.length - fresh.length;
    if (fresh.length === 0) continue;
    const written = [fresh.map(({ place }) => place), fresh.map(({ old }) => old), fresh.map(({ sealed }) => sealed)];
    total.resealed += (await database.query(write, written)).length;
  }
  return total;
}

function resealedValue(cipher: ColumnCipher, column: string, { place, row, sealed: old }: Row) {
  try {
    return { place, old, sealed: cipher.seal({ column, row }, cipher.open({ column, row }, old)) };
  } catch (error) {
    if (error instanceof UnreadableValueError) return null;
    throw error;
  }
}
