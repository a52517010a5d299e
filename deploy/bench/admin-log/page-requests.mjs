import { withClient } from '../../local/backends/database.ts';
import { codes, diagnoses, models, outbreak, vocabulary } from './event-mix.mjs';

/** @typedef {{ kind: string, filters: Record<string, unknown>[], list?: 'diagnoses' }} PageRequests */

const types = [
  'message_accepted',
  'engine_call',
  'reply',
  'stage_change',
  'diagnosis',
  'error',
  'login_failed',
  'erasure',
];
const stages = [
  'initial_gathering',
  'context_validation',
  'diagnostic_prompt',
  'final_analysis',
  'follow_up',
  'complete',
];
const severities = ['info', 'warning', 'error'];
const modelNames = [...new Set(models), 'gone'];

/**
 * @template A, B @param {A[]} as @param {B[]} bs
 * @param {(a: A, b: B) => Record<string, unknown>} make @returns {Record<string, unknown>[]}
 */
const pairs = (as, bs, make) => as.flatMap((a) => bs.map((b) => make(a, b)));

/** The requests of an administrator, by kind. @param {string} url @returns {Promise<PageRequests[]>} */
export async function pageRequests(url) {
  const { cursors, ids, periods } = await sample(url);
  const eventType = types.map((type) => ({ eventType: type }));
  const stage = stages.map((name) => ({ stage: name }));
  const severity = severities.map((name) => ({ severity: name }));
  const model = modelNames.map((name) => ({ model: name }));
  const both = (/** @type {object} */ a, /** @type {object} */ b) => ({ ...a, ...b });
  const words = [...diagnoses.slice(0, 8).map((name) => name.split(' ').at(-1)), vocabulary[0], vocabulary[40]];
  const q = [...words, 'breathing', ...codes].map((text) => ({ q: text }));
  const rareWords = ['kala azar', vocabulary.at(-1), vocabulary.at(-9), 'case777', 'nothingtofind'].map((text) => ({
    q: text,
  }));
  return [
    { kind: 'no filter', filters: [{}] },
    { kind: 'no filter, diagnoses', filters: [{}], list: 'diagnoses' },
    { kind: 'deep', filters: cursors },
    { kind: 'deep, diagnoses', filters: cursors, list: 'diagnoses' },
    { kind: 'severity', filters: severity },
    { kind: 'type', filters: eventType },
    { kind: 'stage', filters: stage },
    { kind: 'model', filters: model },
    { kind: 'period', filters: periods },
    { kind: 'session', filters: ids.map(({ sessionId }) => ({ sessionId })) },
    { kind: 'user', filters: ids.map(({ userId }) => ({ userId })) },
    { kind: 'type + stage', filters: pairs(eventType, stage, both) },
    { kind: 'type + model', filters: pairs(eventType, model, both) },
    { kind: 'stage + model', filters: pairs(stage, model, both) },
    { kind: 'type + stage + model', filters: pairs(pairs(eventType, stage, both), model, both) },
    { kind: 'severity + type', filters: pairs(severity, eventType, both) },
    { kind: 'severity + stage', filters: pairs(severity, stage, both) },
    { kind: 'severity + model', filters: pairs(severity, model, both) },
    { kind: 'type + deep', filters: pairs(eventType, cursors, both) },
    { kind: 'stage + model + deep', filters: pairs(pairs(stage, model, both), cursors, both) },
    { kind: 'period + type', filters: pairs(periods, eventType, both) },
    { kind: 'period + stage + model', filters: pairs(pairs(periods, stage, both), model, both) },
    { kind: 'user + type', filters: pairs(ids, eventType, ({ userId }, type) => ({ userId, ...type })) },
    { kind: 'stage + model, diagnoses', filters: pairs(stage, model, both), list: 'diagnoses' },
    { kind: 'common word', filters: q },
    { kind: 'rare word', filters: rareWords },
    { kind: 'word of an outbreak two months ago', filters: [{ q: outbreak.word }] },
    { kind: 'two words', filters: pairs(q, rareWords, (a, b) => ({ q: `${a.q} ${b.q}` })) },
    { kind: 'word, diagnoses', filters: q, list: 'diagnoses' },
    { kind: 'word + stage', filters: pairs(q, stage, both) },
    { kind: 'word + period', filters: pairs(q, periods, both) },
    { kind: 'word + deep', filters: pairs(q, cursors, both) },
    {
      kind: 'id as text',
      filters: ids.flatMap(({ sessionId, userId, traceId, id }) =>
        [sessionId, userId, traceId, id].map((text) => ({ q: text })),
      ),
    },
  ];
}

/** Cursors, ids and periods from all parts of the log. @param {string} url */
async function sample(url) {
  /** @type {{ at: string, position: string, id: string, sessionId: string, userId: string, traceId: string }[]} */
  let rows = [];
  await withClient(url, async (client) => {
    ({ rows } = await client.query(`
      SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, position, id, session_id AS "sessionId",
        user_id AS "userId", trace_id AS "traceId"
      FROM admin_log.event TABLESAMPLE bernoulli (0.2)
      WHERE session_id IS NOT NULL AND user_id IS NOT NULL AND trace_id IS NOT NULL ORDER BY id LIMIT 40`));
  });
  const cursors = rows.map(({ at, position }) => ({ before: Buffer.from(`${at}_${position}`).toString('base64url') }));
  const periods = rows.slice(0, 12).map(({ at }, nth) => ({
    from: new Date(Date.parse(at)).toISOString(),
    to: new Date(Date.parse(at) + Number([3_600_000, 86_400_000, 30 * 86_400_000][nth % 3])).toISOString(),
  }));
  return { cursors, ids: rows, periods };
}
