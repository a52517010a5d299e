/** What is backed up: a schema for each service that has one. */
export const schemas = ['auth', 'consultation', 'admin_log'];

/**
 * @typedef {{ schema: string, name: string, columns: string[] }} Table
 * A table with data of its own, or one that is split: its rows are those of its partitions.
 * @typedef {{ schema: string, name: string, parent: string, bound: string }} Partition
 * `bound` as Postgres writes it, times in UTC.
 * @typedef {{ schema: string, name: string, lastValue: string, isCalled: boolean }} Sequence
 */

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

/** @param {{ schema: string, name: string }} relation */
export const nameOf = ({ schema, name }) => `${schema}.${name}`;

/** @param {{ schema: string, name: string }} relation for SQL */
export const quoted = ({ schema, name }) => `${quote(schema)}.${quote(name)}`;

/** @param {string} identifier */
export const quote = (identifier) => `"${identifier.replaceAll('"', '""')}"`;

/**
 * The tables of the product's schemas, those first that others refer to, and the partitions of those that are split.
 * @param {import('pg').ClientBase} client
 * @returns {Promise<{ tables: Table[], partitions: Partition[] }>}
 */
export async function readRelations(client) {
  const { rows } = await client.query(RELATIONS, [schemas]);
  const references = (await client.query(REFERENCES, [schemas])).rows;
  const tables = rows.filter(({ bound }) => bound === null);
  const partitions = rows.filter(({ bound }) => bound !== null);
  return {
    tables: referredFirst(tables, references).map(({ schema, name, columns }) => ({ schema, name, columns })),
    partitions: partitions.map(({ schema, name, parent, bound }) => ({ schema, name, parent, bound })),
  };
}

/** @param {Table[]} tables @param {{ from: string, to: string }[]} references @returns {Table[]} */
function referredFirst(tables, references) {
  /** @type {Table[]} */
  const ordered = [];
  let left = tables;
  while (left.length > 0) {
    const waiting = new Set(left.map(nameOf));
    const isFree = (/** @type {Table} */ table) =>
      !references.some(({ from, to }) => from === nameOf(table) && waiting.has(to));
    const free = left.filter(isFree);
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${[...waiting].join(', ')}`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

/**
 * Where the sequences are. They are in no snapshot: read after one was taken, they are past what it holds.
 * @param {import('pg').ClientBase} client
 * @returns {Promise<Sequence[]>}
 */
export async function readSequences(client) {
  const { rows } = await client.query(
    'SELECT schemaname AS schema, sequencename AS name FROM pg_sequences WHERE schemaname = ANY($1) ORDER BY 1, 2',
    [schemas],
  );
  const sequences = [];
  for (const { schema, name } of rows) {
    const found = await client.query(`SELECT last_value, is_called FROM ${quoted({ schema, name })}`);
    sequences.push({ schema, name, lastValue: found.rows[0].last_value, isCalled: found.rows[0].is_called });
  }
  return sequences;
}

/**
 * The names of the migrations that each schema has had, in their order.
 * @param {import('pg').ClientBase} client
 * @param {Table[]} tables
 * @returns {Promise<Record<string, string[]>>}
 */
export async function readMigrations(client, tables) {
  /** @type {Record<string, string[]>} */
  const migrations = {};
  for (const table of tables.filter(({ name }) => name === 'migration')) {
    const { rows } = await client.query(`SELECT name FROM ${quoted(table)} ORDER BY id`);
    migrations[table.schema] = rows.map(({ name }) => name);
  }
  return migrations;
}
