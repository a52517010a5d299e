import type { Database } from '../database';
import { statement } from '../statement';
import type { ColumnCipher } from './column-cipher';
import { UnreadableValueError } from './unreadable-value.error';

export interface SealedColumn {
  table: string;
  column: string;
  /** the column whose value names the row in the seal */
  id: string;
  /** a `text[]` column made of the text under the key of its seal, which is made anew with it */
  index?: { column: string; of(cipher: ColumnCipher, sealed: string, text: string): string[] };
}

export interface Resealed {
  resealed: number;
  /** left as they are: their key is not known, or they were tampered with */
  unreadable: number;
}

/** Pages of the table, of 8 KB, that are read at once. */
const PAGES = 64;

/** The table itself, or its partitions: only these have pages. */
const PARTS = statement(
  'parts_of',
  `SELECT relid::regclass::text AS part FROM pg_partition_tree($1::regclass) WHERE isleaf
   UNION SELECT $1::regclass::text FROM pg_class WHERE oid = $1::regclass AND relkind = 'r'`,
);
const SIZE = statement('pages_of', 'SELECT pg_relation_size($1::regclass) / 8192 AS pages');

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
  const parts = await database.query<{ part: string }>(PARTS, [column.table]);
  const total: Resealed = { resealed: 0, unreadable: 0 };
  for (const { part } of parts) {
    for (let found: Resealed | undefined; found?.resealed !== 0;) {
      found = await resealOnce(database, cipher, column, part);
      total.resealed += found.resealed;
      if (found.resealed === 0) total.unreadable += found.unreadable;
    }
  }
  return total;
}

/** Page by page, for there is no index of keys: it would be written to with every message. */
async function resealOnce(database: Database, cipher: ColumnCipher, column: SealedColumn, part: string) {
  const { read, write } = statementsOf(column, part);
  const [relation] = await database.query<{ pages: string }>(SIZE, [part]);
  const total: Resealed = { resealed: 0, unreadable: 0 };
  for (let page = 0; page < Number(relation?.pages); page += PAGES) {
    const values = [`(${page},0)`, `(${page + PAGES},0)`, cipher.currentPrefix];
    const rows = await database.query<Row>(read, values);
    const fresh = rows.flatMap((row) => resealedValue(cipher, column, row) ?? []);
    total.unreadable += rows.length - fresh.length;
    if (fresh.length > 0) total.resealed += (await database.query(write, [JSON.stringify(fresh)])).length;
  }
  return total;
}

function statementsOf({ column, id, index }: SealedColumn, part: string) {
  const read = statement(
    `old_${part}_${column}`,
    `SELECT ctid::text AS place, ${id}::text AS row, ${column} AS sealed FROM ${part}
     WHERE ctid >= $1::tid AND ctid < $2::tid AND ${column} IS NOT NULL AND NOT starts_with(${column}, $3)`,
  );
  const write = statement(
    `reseal_${part}_${column}`,
    `UPDATE ${part} SET ${column} = fresh.sealed ${index ? `, ${index.column} = fresh.index` : ''}
     FROM jsonb_to_recordset($1::jsonb) AS fresh(place text, old text, sealed text, index text[])
     WHERE ${part}.ctid = fresh.place::tid AND ${part}.${column} = fresh.old RETURNING 1`,
  );
  return { read, write };
}

function resealedValue(cipher: ColumnCipher, { table, column, index }: SealedColumn, { place, row, sealed: old }: Row) {
  const at = { column: `${table}.${column}`, row };
  // Counted alone: without an older key that is every value of the table, and a line for each would bury what else there is to read.
  if (!cipher.hasKeyOf(old)) return null;
  try {
    const text = cipher.open(at, old);
    const sealed = cipher.seal(at, text);
    return { place, old, sealed, index: index?.of(cipher, sealed, text) };
  } catch (error) {
    if (error instanceof UnreadableValueError) return null;
    throw error;
  }
}
