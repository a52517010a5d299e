import { type ClientBase } from 'pg';

/** The schemas in a backup: one for each service that has a database. */
export const schemas = ['auth', 'consultation', 'admin_log'] as const;
export type Schema = (typeof schemas)[number];

export interface Relation {
  schema: string;
  name: string;
}
/** A table that stores rows itself, or a partitioned table, whose rows are those of its partitions. */
export interface Table extends Relation {
  columns: string[];
}
export interface Partition extends Relation {
  parent: string;
  /** as Postgres writes it, times in UTC */
  bound: string;
}
export interface Sequence extends Relation {
  lastValue: string;
  isCalled: boolean;
}

const RELATIONS = `
  SELECT n.nspname AS schema, c.relname AS name, p.relname AS parent, pg_get_expr(c.relpartbound, c.oid) AS bound,
    (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
     WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    LEFT JOIN pg_inherits i ON i.inhrelid = c.oid LEFT JOIN pg_class p ON p.oid = i.inhparent
  WHERE n.nspname = ANY($1) AND c.relkind IN ('r', 'p') ORDER BY 1, 2`;

const REFERENCES = `
  SELECT format('%s.%s', n.nspname, c.relname) AS "from", format('%s.%s', m.nspname, t.relname) AS "to"
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_class t ON t.oid = k.confrelid JOIN pg_namespace m ON m.oid = t.relnamespace
  WHERE k.contype = 'f' AND n.nspname = ANY($1) AND c.oid <> t.oid`;

export const nameOf = ({ schema, name }: Relation) => `${schema}.${name}`;
export const quote = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`;
export const quoted = ({ schema, name }: Relation) => `${quote(schema)}.${quote(name)}`;

/** The tables of the product, referenced tables first, and the partitions of partitioned tables. */
export async function readRelations(client: ClientBase): Promise<{ tables: Table[]; partitions: Partition[] }> {
  const { rows } = await client.query(RELATIONS, [schemas]);
  const references = (await client.query(REFERENCES, [schemas])).rows;
  const tables = rows.filter(({ bound }) => bound === null);
  const partitions = rows.filter(({ bound }) => bound !== null);
  return {
    tables: referencedFirst(tables, references).map(({ schema, name, columns }) => ({ schema, name, columns })),
    partitions: partitions.map(({ schema, name, parent, bound }) => ({ schema, name, parent, bound })),
  };
}

function referencedFirst(tables: Table[], references: { from: string; to: string }[]): Table[] {
  const ordered: Table[] = [];
  let remaining = tables;
  while (remaining.length > 0) {
    const waiting = new Set(remaining.map(nameOf));
    const free = remaining.filter(
      (table) => !references.some(({ from, to }) => from === nameOf(table) && waiting.has(to)),
    );
    if (free.length === 0) throw new Error(`tables reference each other in a cycle: ${[...waiting].join(', ')}`);
    ordered.push(...free);
    remaining = remaining.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** Snapshots do not cover sequences: read after the snapshot was taken, they are ahead of its rows, never behind. */
export async function readSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Relation>(
    'SELECT schemaname AS schema, sequencename AS name FROM pg_sequences WHERE schemaname = ANY($1) ORDER BY 1, 2',
    [schemas],
  );
  const sequences = [];
  for (const { schema, name } of rows) {
    const state = await client.query(`SELECT last_value, is_called FROM ${quoted({ schema, name })}`);
    sequences.push({ schema, name, lastValue: state.rows[0].last_value, isCalled: state.rows[0].is_called });
  }
  return sequences;
}

/** The names of the migrations that each schema has run, in order. */
export async function readMigrations(client: ClientBase, tables: Table[]): Promise<Record<string, string[]>> {
  const migrations: Record<string, string[]> = {};
  for (const table of tables.filter(({ name }) => name === 'migration')) {
    const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${quoted(table)} ORDER BY id`);
    migrations[table.schema] = rows.map(({ name }) => name);
  }
  return migrations;
}
