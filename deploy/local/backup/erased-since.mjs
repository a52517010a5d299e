import { quoted } from './catalogue.mjs';

/** Erasures are told to the log by clocks of transactions, which may have begun a little before the backup. */
const MARGIN_MS = 60_000;

/**
 * @typedef {{ hashes: { hash: string, at: string }[], accepted: Record<string, unknown>[] }} ErasedSince
 * Who was erased after a backup: hashes of ids by the log, and what consultation had accepted and not ended.
 */

/**
 * @param {import('pg').ClientBase} client
 * @param {string} at when the backup was made
 * @returns {Promise<ErasedSince>}
 */
export async function readErasedSince(client, at) {
  const since = new Date(Date.parse(at) - MARGIN_MS);
  const hashes = await rowsOf(client, { schema: 'admin_log', name: 'erased' }, 'hash, at::text', 'WHERE at >= $1', [
    since,
  ]);
  const columns = 'id, scope, asked_by, owners, session_ids, object_keys';
  const accepted = await rowsOf(client, { schema: 'consultation', name: 'erasure' }, columns);
  return { hashes, accepted };
}

/**
 * @param {import('pg').ClientBase} client
 * @param {{ schema: string, name: string }} table one that may not be there
 * @param {string} columns
 * @param {string} [where]
 * @param {unknown[]} [values]
 */
async function rowsOf(client, table, columns, where = '', values = []) {
  const found = await client.query('SELECT to_regclass($1) AS there', [quoted(table)]);
  if (found.rows[0].there === null) return [];
  return (await client.query(`SELECT ${columns} FROM ${quoted(table)} ${where}`, values)).rows;
}

const KEEP = `INSERT INTO admin_log.erased (hash, at) SELECT * FROM unnest($1::text[], $2::timestamptz[])
  ON CONFLICT (hash) DO UPDATE SET at = greatest(erased.at, excluded.at)`;
const ACCEPT = `INSERT INTO consultation.erasure (id, scope, asked_by, owners, session_ids, object_keys)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING`;

const hashOf = (/** @type {string} */ id) => `encode(sha256(convert_to(${id}, 'UTF8')), 'hex')`;
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
 * Asks for the same erasures again, of what the backup has brought back: consultation carries them out once it runs.
 * @param {import('pg').ClientBase} client
 * @param {ErasedSince} erased
 * @returns {Promise<number>} how many erasures wait now
 */
export async function eraseAgain(client, { hashes, accepted }) {
  if (hashes.length === 0 && accepted.length === 0) return 0;
  const ids = hashes.map(({ hash }) => hash);
  await client.query(KEEP, [ids, hashes.map(({ at }) => at)]);
  for (const { id, scope, asked_by, owners, session_ids, object_keys } of accepted)
    await client.query(ACCEPT, [id, scope, asked_by, owners, session_ids, object_keys]);
  const people = await client.query(ERASE_PEOPLE, [ids]);
  const sessions = await client.query(ERASE_SESSIONS, [ids]);
  return accepted.length + (people.rowCount ?? 0) + (sessions.rowCount ?? 0);
}
