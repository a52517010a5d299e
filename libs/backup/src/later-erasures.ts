import { type ClientBase } from 'pg';
import { quoted, type Relation } from './catalogue';

/** The log dates erasures by the clocks of transactions, which may have begun a little before the backup. */
const MARGIN_MS = 60_000;

/** Erasures after a backup was made. */
export interface LaterErasures {
  /** of the ids in the log */
  hashes: { hash: string; at: string }[];
  /** accepted by consultation and not finished */
  accepted: Record<string, unknown>[];
}

export async function readLaterErasures(client: ClientBase, backupAt: string): Promise<LaterErasures> {
  const since = new Date(Date.parse(backupAt) - MARGIN_MS);
  const erased = { schema: 'admin_log', name: 'erased' };
  const hashes = await rowsOf(client, erased, (table) => `SELECT hash, at::text FROM ${table} WHERE at >= $1`, [since]);
  const erasure = { schema: 'consultation', name: 'erasure' };
  const columns = 'id, scope, asked_by, owners, session_ids, object_keys';
  const accepted = await rowsOf(client, erasure, (table) => `SELECT ${columns} FROM ${table}`);
  return { hashes: hashes as LaterErasures['hashes'], accepted };
}

/** No rows when the table does not exist. */
async function rowsOf(client: ClientBase, relation: Relation, queryOf: (table: string) => string, values?: unknown[]) {
  const { rows } = await client.query<{ table: string | null }>('SELECT to_regclass($1) AS table', [quoted(relation)]);
  if (rows[0]!.table === null) return [];
  return (await client.query(queryOf(quoted(relation)), values)).rows;
}

const INSERT_HASHES = `INSERT INTO admin_log.erased (hash, at) SELECT * FROM unnest($1::text[], $2::timestamptz[])
  ON CONFLICT (hash) DO UPDATE SET at = greatest(erased.at, excluded.at)`;
const ACCEPT_ERASURE = `INSERT INTO consultation.erasure (id, scope, asked_by, owners, session_ids, object_keys)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING`;

const hashOf = (id: string) => `encode(sha256(convert_to(${id}, 'UTF8')), 'hex')`;
const ERASE_PEOPLE = `
  INSERT INTO consultation.erasure (id, scope, asked_by, owners, session_ids, object_keys)
  SELECT gen_random_uuid(), 'everything', CASE WHEN owner LIKE 'u:%' THEN 'user' ELSE 'visitor' END, ARRAY[owner], '{}', '{}'
  FROM (SELECT owner FROM consultation.session UNION SELECT owner FROM consultation.account
    UNION SELECT owner FROM consultation.consent UNION SELECT 'u:' || id FROM auth.account) AS people
  WHERE ${hashOf('substr(owner, 3)')} = ANY($1)`;
const ERASE_SESSIONS = `
  INSERT INTO consultation.erasure (id, scope, asked_by, owners, session_ids, object_keys)
  SELECT gen_random_uuid(), 'session', CASE WHEN owner LIKE 'u:%' THEN 'user' ELSE 'visitor' END, '{}', ARRAY[id], '{}'
  FROM consultation.session WHERE ${hashOf('id')} = ANY($1)`;

/**
 * Requests the same erasures again for the rows that the backup restored. Consultation executes them when it starts.
 * @returns the number of pending erasures
 */
export async function repeatErasures(client: ClientBase, { hashes, accepted }: LaterErasures): Promise<number> {
  if (hashes.length === 0 && accepted.length === 0) return 0;
  const ids = hashes.map(({ hash }) => hash);
  await client.query(INSERT_HASHES, [ids, hashes.map(({ at }) => at)]);
  for (const { id, scope, asked_by, owners, session_ids, object_keys } of accepted)
    await client.query(ACCEPT_ERASURE, [id, scope, asked_by, owners, session_ids, object_keys]);
  const people = await client.query(ERASE_PEOPLE, [ids]);
  const sessions = await client.query(ERASE_SESSIONS, [ids]);
  return accepted.length + (people.rowCount ?? 0) + (sessions.rowCount ?? 0);
}
