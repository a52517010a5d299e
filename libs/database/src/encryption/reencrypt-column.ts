import type { Database } from '../database';
import { statement } from '../statement';
import type { ColumnCipher } from './column-cipher';
import { UnreadableValueError } from './unreadable-value.error';

export interface EncryptedColumn {
  table: string;
  column: string;
  /** the column that identifies the row */
  id: string;
  /** a `text[]` column derived from the text and its key, rewritten together with the value */
  index?: { column: string; of(cipher: ColumnCipher, value: string, text: string): string[] };
}

export interface ReencryptResult {
  reencrypted: number;
  /** left unchanged: their key is unknown, or they were tampered with */
  unreadable: number;
}

/** Pages of 8 KB that are read at once. */
const PAGES = 64;

/** The table or, when it is partitioned, its partitions: only these have pages. */
const PARTS = statement(
  'parts_of',
  `SELECT relid::regclass::text AS part FROM pg_partition_tree(:relation::regclass) WHERE isleaf
   UNION SELECT :relation::regclass::text FROM pg_class WHERE oid = :relation::regclass AND relkind = 'r'`,
);
const SIZE = statement('pages_of', 'SELECT pg_relation_size(:relation::regclass) / 8192 AS pages');

interface Row {
  place: string;
  row: string;
  value: string;
}

/**
 * Encrypts the values of older keys with the current key while the product runs. A value that was written in between already has the
 * current key and is skipped. Rows move when they are updated, so the table is scanned until nothing is found.
 */
export async function reencryptColumn(
  database: Database,
  cipher: ColumnCipher,
  column: EncryptedColumn,
): Promise<ReencryptResult> {
  const parts = await database.query<{ part: string }>(PARTS, { relation: column.table });
  const total: ReencryptResult = { reencrypted: 0, unreadable: 0 };
  for (const { part } of parts) {
    for (let found: ReencryptResult | undefined; found?.reencrypted !== 0;) {
      found = await reencryptOnce(database, cipher, column, part);
      total.reencrypted += found.reencrypted;
      if (found.reencrypted === 0) total.unreadable += found.unreadable;
    }
  }
  return total;
}

/** Page by page: an index of keys would have to be written with every message. */
async function reencryptOnce(database: Database, cipher: ColumnCipher, column: EncryptedColumn, part: string) {
  const { read, write } = statementsOf(column, part);
  const [relation] = await database.query<{ pages: string }>(SIZE, { relation: part });
  const total: ReencryptResult = { reencrypted: 0, unreadable: 0 };
  for (let page = 0; page < Number(relation?.pages); page += PAGES) {
    const values = { from: `(${page},0)`, to: `(${page + PAGES},0)`, prefix: cipher.currentPrefix };
    const rows = await database.query<Row>(read, values);
    const fresh = rows.flatMap((row) => reencryptedValue(cipher, column, row) ?? []);
    total.unreadable += rows.length - fresh.length;
    if (fresh.length > 0) total.reencrypted += (await database.query(write, { fresh: JSON.stringify(fresh) })).length;
  }
  return total;
}

function statementsOf({ column, id, index }: EncryptedColumn, part: string) {
  const read = statement(
    `old_${part}_${column}`,
    `SELECT ctid::text AS place, ${id}::text AS row, ${column} AS value FROM ${part}
     WHERE ctid >= :from::tid AND ctid < :to::tid AND ${column} IS NOT NULL AND NOT starts_with(${column}, :prefix)`,
  );
  const write = statement(
    `reencrypt_${part}_${column}`,
    `UPDATE ${part} SET ${column} = fresh.value ${index ? `, ${index.column} = fresh.index` : ''}
     FROM jsonb_to_recordset(:fresh::jsonb) AS fresh(place text, old text, value text, index text[])
     WHERE ${part}.ctid = fresh.place::tid AND ${part}.${column} = fresh.old RETURNING 1`,
  );
  return { read, write };
}

function reencryptedValue(
  cipher: ColumnCipher,
  { table, column, index }: EncryptedColumn,
  { place, row, value: old }: Row,
) {
  const cell = { column: `${table}.${column}`, row };
  // Only counted: without its key every value of a table is unreadable, and a log line for each would hide all others.
  if (!cipher.hasKeyOf(old)) return null;
  try {
    const text = cipher.decrypt(cell, old);
    const value = cipher.encrypt(cell, text);
    return { place, old, value, index: index?.of(cipher, value, text) };
  } catch (error) {
    if (error instanceof UnreadableValueError) return null;
    throw error;
  }
}
