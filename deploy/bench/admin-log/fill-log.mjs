import { createHash, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { withClient } from '../../local/backends/database.ts';
import * as mix from './event-mix.mjs';

const require = createRequire(import.meta.url);
const { ColumnCipher } = require('@afya/database');
const { parseDataKeys } = require('@afya/runtime');
/** Loads a built file of the service. @param {string} file */
const built = (file) => require(join(import.meta.dirname, '../../../services/admin-log/dist', file));
const { openDatabase } = built('persistence/open-database.js');
const { encryptEvent } = built('events/encrypted-event.js');

const batch = 2_000;
const count = mix.sessions * mix.eventsPerSession;
const dayMs = 86_400_000;

/**
 * Creates the log's schema and fills it with a million events of three months. The service's migrations then create partitions,
 * indexes, the search index and the metrics rollup from these events.
 * @param {string} url @param {NodeJS.ProcessEnv} env
 */
export async function fillLog(url, env) {
  const keys = parseDataKeys(String(env.DATA_KEYS));
  const open = () => openDatabase({ DATABASE_URL: url, DATABASE_POOL: 2, MIGRATE_ON_START: true, DATA_KEYS: keys });
  const database = await open();
  const until = Date.now();
  await step('schema', async () => {
    while (await isApplied(url, 'PartitionEvents')) await database.dataSource.undoLastMigration();
    await dropIndexes(url);
  });
  await step(`${count} events`, () => insertUnencrypted(url, until));
  await step('encrypted events', () => insertEncrypted(url, until, new ColumnCipher(keys)));
  await step('migrations: partitions, indexes, search, rollup', () => database.dataSource.runMigrations());
  await step('statistics', () => withClient(url, async (client) => void (await client.query('VACUUM ANALYZE'))));
  await database.close();
}

/** @param {string} name @param {() => Promise<unknown>} work */
async function step(name, work) {
  const startedAt = performance.now();
  await work();
  console.log(`  filling: ${name}, ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
}

/** @param {string} url @param {string} name */
async function isApplied(url, name) {
  let found = false;
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM admin_log.migration WHERE name LIKE $1', [`${name}%`]);
    found = rowCount !== 0;
  });
  return found;
}

/** Creating indexes after the inserts is faster. @param {string} url */
async function dropIndexes(url) {
  await withClient(url, async (client) => {
    const { rows } = await client.query(
      `SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'admin_log' AND tablename = 'event' AND indexname <> 'event_pkey'`,
    );
    for (const { name } of rows) await client.query(`DROP INDEX admin_log.${client.escapeIdentifier(name)}`);
  });
}

/** The same ids that the SQL below derives from a session's number. @param {number} session */
const sessionIdOf = (session) => `s${createHash('md5').update(String(session)).digest('hex').slice(0, 20)}`;
/** @param {number} session @param {number} nth @param {number} until */
const timeOf = (session, nth, until) =>
  until - mix.days * dayMs + Math.floor((session * mix.days * dayMs * 0.9999) / mix.sessions) + nth * 40_000 * 0.01;

/** @param {string} url @param {number} until */
async function insertUnencrypted(url, until) {
  const types = mix.course.map(([type]) => type);
  const stages = mix.course.map(([, stage]) => stage);
  const begin = new Date(until - mix.days * dayMs).toISOString();
  await withClient(url, async (client) => {
    await client.query('SET search_path = admin_log');
    const step = count / 20;
    for (let from = 0; from < count; from += step)
      await client.query(unencryptedEvents, [
        from,
        from + step - 1,
        types,
        stages,
        mix.rare,
        mix.models,
        mix.codes,
        begin,
        mix.days,
        mix.sessions,
        mix.redFlagEvery,
        mix.diagnosisAt,
        mix.redFlagAt,
      ]);
  });
}

const unencryptedEvents = `
  WITH place AS (
    SELECT i / ${mix.eventsPerSession} AS session, i % ${mix.eventsPerSession} AS nth FROM generate_series($1::int, $2::int) AS i
  ), session_event AS (
    SELECT session, nth, md5(session::text) AS hash, ($6::text[])[1 + session % cardinality($6::text[])] AS model,
      CASE WHEN nth = ${mix.eventsPerSession - 1} THEN ($5::text[])[1 + session % cardinality($5::text[])]
           WHEN nth = $13::int THEN 'credits_charged' ELSE ($3::text[])[1 + nth] END AS type,
      nullif(($4::text[])[1 + nth], '') AS stage
    FROM place WHERE nth <> $12::int AND NOT (nth = $13::int AND session % $11::int = 0)
  )
  INSERT INTO event (at, id, type, severity, session_id, user_id, visitor_id, stage, trace_id, model, metrics, details)
  SELECT $8::timestamptz + (session * $9::float8 * 86400 * 0.9999 / $10::float8 + nth * 0.4) * interval '1 second',
    gen_random_uuid(), type,
    CASE WHEN type = 'error' THEN 'error' WHEN type IN ('failover', 'file_refused', 'login_failed') THEN 'warning' ELSE 'info' END,
    CASE WHEN type IN ('login', 'login_failed', 'register', 'admin_read') THEN NULL ELSE 's' || left(hash, 20) END,
    CASE WHEN session % 3 = 0 THEN md5('user ' || session % 5000)::uuid::text END,
    CASE WHEN session % 3 <> 0 THEN 'v' || left(md5('visitor ' || session), 20) END,
    stage, md5(session || ' ' || nth / 3), CASE WHEN type IN ('engine_call', 'reply', 'failover') THEN model END,
    CASE WHEN type IN ('engine_call', 'reply') THEN jsonb_build_object('tokenCount', 200 + session % 900, 'costKES',
      session % 70 / 100.0, 'responseTimeMs', 40 + (6000 * power(abs(hashtext(session || ' ' || nth)) % 1000 / 1000.0, 3))::int) ELSE '{}' END,
    CASE WHEN type IN ('error', 'file_refused') THEN jsonb_build_object('code', ($7::text[])[1 + session % cardinality($7::text[])])
         WHEN type = 'message_accepted' THEN jsonb_build_object('messageId', gen_random_uuid(), 'language',
           CASE WHEN session % 5 < 3 THEN 'sw' ELSE 'en' END)
         WHEN type IN ('engine_call', 'reply') THEN jsonb_build_object('replyId', gen_random_uuid(), 'outcome', 'done')
         WHEN type LIKE 'credits%' THEN jsonb_build_object('messageId', gen_random_uuid(), 'credits', session % 30)
         ELSE '{}' END
  FROM session_event ORDER BY session, nth`;

/** @param {string} url @param {number} until @param {import('@afya/database').ColumnCipher} cipher */
async function insertEncrypted(url, until, cipher) {
  await withClient(url, async (client) => {
    await client.query('SET search_path = admin_log');
    for (let from = 0; from < mix.sessions; from += batch) {
      const events = Array.from({ length: batch }, (_, nth) => encryptedEvents(from + nth, until, cipher)).flat();
      await client.query(
        `INSERT INTO event (at, id, type, severity, session_id, user_id, visitor_id, stage, model, metrics, details, sealed, has_diagnosis)
         SELECT at, id, type, severity, session_id, user_id, visitor_id, stage, model, '{}', '{}', sealed, type = 'diagnosis'
         FROM jsonb_to_recordset($1::jsonb) AS e(at timestamptz, id uuid, type text, severity text, session_id text, user_id text,
           visitor_id text, stage text, model text, sealed text)`,
        [JSON.stringify(events)],
      );
    }
  });
}

/** @param {number} session @param {number} until @param {import('@afya/database').ColumnCipher} cipher */
function encryptedEvents(session, until, cipher) {
  const owner =
    session % 3 === 0 ? { user_id: userIdOf(session) } : { visitor_id: `v${session.toString(36).padStart(20, '0')}` };
  const place = { ...owner, session_id: sessionIdOf(session) };
  /** @param {string} type @param {number} nth @param {object} content */
  const event = (type, nth, content) => {
    const id = randomUUID();
    const { sealed } = encryptEvent(cipher, { id, type, details: {}, diagnosis: null, ...content });
    const at = new Date(timeOf(session, nth, until)).toISOString();
    return { ...place, id, type, at, stage: mix.course[nth]?.[1], sealed };
  };
  const diagnosis = event('diagnosis', mix.diagnosisAt, { diagnosis: diagnosisOf(session) });
  const events = [{ ...diagnosis, severity: 'info', model: mix.models[session % mix.models.length] }];
  if (session % mix.redFlagEvery > 0) return events;
  const details = { messageId: randomUUID(), level: 'urgent', flags: 'breathing chest_pain' };
  return [...events, { ...event('red_flag', mix.redFlagAt, { details }), severity: 'warning' }];
}

/** @param {number} session */
function userIdOf(session) {
  const hex = createHash('md5')
    .update(`user ${session % 5_000}`)
    .digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Picks an item; the first items are the most likely. @template Item @param {Item[]} items @param {number} seed */
function pick(items, seed) {
  const share = ((seed * 7_919) % 100_003) / 100_003;
  return /** @type {Item} */ (items[Math.floor(share * share * items.length)]);
}

/** @param {number} session */
function diagnosisOf(session) {
  const words = Array.from({ length: 40 }, (_, nth) => pick(mix.vocabulary, session * 41 + nth * 13 + 1));
  const { word, from, until } = mix.outbreak;
  if (session >= from && session < until) words.push(word);
  return {
    preliminaryDiagnosis: pick(mix.diagnoses, session + 1),
    confidenceScore: 40 + (session % 60),
    differentialDiagnoses: [pick(mix.diagnoses, session + 17), pick(mix.diagnoses, session + 51)],
    reasoningPath: `${words.join(' ')} case${session}`,
    criticalFactors: ['fever for more than three days'],
  };
}
