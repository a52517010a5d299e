import { type Statement, statement } from '@afya/database';
import { AppError } from '@afya/runtime';
import type { LogFilter } from '@afya/service-contracts';
import { fromCursor } from './cursor';

export interface ListFilter extends LogFilter {
  diagnosesOnly: boolean;
  /** ids of the events in whose sealed part `q` was found */
  sealedHits?: string[];
}

/** A condition of the WHERE clause; `sql` gets the placeholders of its values, `letter` names it in the statement's name. */
interface Condition {
  letter: string;
  sql(...placeholders: string[]): string;
  values: unknown[];
}

function time(field: 'from' | 'to', value: string): string {
  if (!Number.isNaN(Date.parse(value))) return new Date(value).toISOString();
  throw new AppError('VALIDATION_FAILED', { errors: { [field]: 'must be a time such as 2026-01-31T08:00:00Z' } });
}

/** What `q` looks into, beside what is sealed. */
const SEARCHED = ['type', 'session_id', 'user_id', 'trace_id', 'model', 'stage', 'details::text'];
const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const equal = (letter: string, column: string, value: string): Condition => ({
  letter,
  sql: (placeholder) => `${column} = ${placeholder}`,
  values: [value],
});

function conditionsOf(filter: ListFilter): Condition[] {
  const given: (Condition | false)[] = [
    filter.severity !== undefined && equal('v', 'severity', filter.severity),
    filter.eventType !== undefined && equal('e', 'type', filter.eventType),
    filter.stage !== undefined && equal('g', 'stage', filter.stage),
    filter.model !== undefined && equal('m', 'model', filter.model),
    filter.sessionId !== undefined && equal('s', 'session_id', filter.sessionId),
    filter.userId !== undefined && equal('u', 'user_id', filter.userId),
    !!filter.from && { letter: 'f', sql: (p) => `at >= ${p}::timestamptz`, values: [time('from', filter.from)] },
    !!filter.to && { letter: 't', sql: (p) => `at < ${p}::timestamptz`, values: [time('to', filter.to)] },
    !!filter.q && {
      letter: 'q',
      sql: (p, hits) => [...SEARCHED.map((c) => `${c} ILIKE ${p}`), `id = ANY(${hits}::uuid[])`].join(' OR '),
      values: [contains(filter.q), filter.sealedHits ?? []],
    },
    filter.diagnosesOnly && { letter: 'd', sql: () => 'has_diagnosis', values: [] },
  ];
  return given.filter((condition) => condition !== false);
}

function where(conditions: Condition[]): { clause: string; values: unknown[] } {
  const values: unknown[] = [];
  const parts = conditions.map(({ sql, values: own }) => {
    const placeholders = own.map((_, index) => `$${values.length + index + 1}`);
    values.push(...own);
    return `(${sql(...placeholders)})`;
  });
  return { clause: parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '', values };
}

/** Short: Postgres cuts the names of statements at 63 characters. */
const lettersOf = (conditions: Condition[]) => conditions.map(({ letter }) => letter).join('');

export interface Query {
  statement: Statement;
  values: unknown[];
}

/** The rows of one page and one more, which tells whether another page follows. */
export function pageQuery(filter: ListFilter): Query {
  const conditions = conditionsOf(filter);
  if (filter.before) {
    const { at, position } = fromCursor(filter.before);
    conditions.push({
      letter: 'b',
      sql: (a, p) => `(at, position) < (${a}::timestamptz, ${p}::bigint)`,
      values: [at, position],
    });
  }
  const { clause, values } = where(conditions);
  const text = `SELECT id, type, at, severity, session_id, user_id, stage, trace_id, model, metrics, details, sealed, position,
      to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS exact_at
    FROM event ${clause} ORDER BY at DESC, position DESC LIMIT $${values.length + 1}`;
  return { statement: statement(`page_${lettersOf(conditions)}`, text), values: [...values, filter.limit + 1] };
}

/** The newest events that have something sealed, of those that the rest of the filter lets through. */
export function sealedQuery(filter: ListFilter, limit: number): Query {
  const conditions = [
    ...conditionsOf({ ...filter, q: undefined }),
    { letter: 'x', sql: () => 'sealed IS NOT NULL', values: [] },
  ];
  const { clause, values } = where(conditions);
  const text = `SELECT id, details, sealed FROM event ${clause} ORDER BY at DESC, position DESC LIMIT $${values.length + 1}`;
  return { statement: statement(`sealed_${lettersOf(conditions)}`, text), values: [...values, limit] };
}

const COUNTED = `count(*) AS logs, count(*) FILTER (WHERE has_diagnosis) AS diagnoses,
  count(*) FILTER (WHERE severity = 'error') AS errors`;

export function countQuery(filter: ListFilter): Query {
  const conditions = conditionsOf(filter);
  const { clause, values } = where(conditions);
  return {
    statement: statement(`count_${lettersOf(conditions)}`, `SELECT ${COUNTED} FROM event ${clause}`),
    values,
  };
}
