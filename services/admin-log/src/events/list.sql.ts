import { type Statement, statement } from '@afya/database';
import { AppError } from '@afya/runtime';
import type { LogFilter } from '@afya/service-contracts';
import type { Search } from '../search/search';
import { searchConditions } from '../search/search-conditions';
import { type Condition, equal, where } from './condition';
import { fromCursor, type Place } from './cursor';

export interface ListFilter extends LogFilter {
  diagnosesOnly: boolean;
}

function time(field: 'from' | 'to', value: string): string {
  if (!Number.isNaN(Date.parse(value))) return new Date(value).toISOString();
  throw new AppError('VALIDATION_FAILED', { errors: { [field]: 'must be a time such as 2026-01-31T08:00:00Z' } });
}

function conditionsOf(filter: ListFilter, search: Search | null): Condition[] {
  const given: (Condition | false)[] = [
    filter.severity !== undefined && equal('severity', filter.severity),
    filter.eventType !== undefined && equal('type', filter.eventType),
    filter.stage !== undefined && equal('stage', filter.stage),
    filter.model !== undefined && equal('model', filter.model),
    filter.sessionId !== undefined && equal('session_id', filter.sessionId),
    filter.userId !== undefined && equal('user_id', filter.userId),
    !!filter.from && { sql: (p) => `at >= ${p}::timestamptz`, values: [time('from', filter.from)] },
    !!filter.to && { sql: (p) => `at < ${p}::timestamptz`, values: [time('to', filter.to)] },
    filter.diagnosesOnly && { sql: () => 'has_diagnosis', values: [] },
    ...(search ? searchConditions(search) : []),
  ];
  return given.filter((condition) => condition !== false);
}

export interface Query {
  statement: Statement;
  values: unknown[];
}

/** Planned for its values: which index is best is decided by how common they are, and in which months. */
const planned = (text: string, values: unknown[]): Query => ({ statement: statement('', text), values });

/** What an event is read from. */
export const EVENT_COLUMNS = `id, type, at, severity, session_id, user_id, stage, trace_id, model, metrics, details, sealed,
  position, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS exact_at`;

const COLUMNS = `id, type, at, severity, session_id, user_id, stage, trace_id, model, metrics, details, sealed, position,
      to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS exact_at`;

/** The rows of one page and one more, which tells whether another page follows. */
export function pageQuery(filter: ListFilter, search: Search | null): Query {
  const conditions = conditionsOf(filter, search);
  if (filter.before) conditions.push(after(fromCursor(filter.before)));
  const { clause, values } = where(conditions);
  const newest = `ORDER BY at DESC, position DESC LIMIT $${values.length + 1}`;
  const rows = [...values, filter.limit + 1];
  if (!search || search.words.length === 0) return planned(`SELECT ${COLUMNS} FROM event ${clause} ${newest}`, rows);
  // Postgres would rather look for a word in the newest rows of a stage, and go through all of them where there is none: the index
  // of words is asked first, and only what goes onto the page is fetched.
  const found = `SELECT at, position, id FROM event ${clause} OFFSET 0`;
  const page = `SELECT at, id FROM (${found}) AS found ${newest}`;
  return planned(
    `SELECT ${COLUMNS} FROM event JOIN (${page}) AS page USING (at, id) ORDER BY at DESC, position DESC`,
    rows,
  );
}

/** What comes after a place; the first half leaves out the months that come before it. */
const after = ({ at, position }: Place): Condition => ({
  sql: (a, p) => `at <= ${a}::timestamptz AND (at, position) < (${a}::timestamptz, ${p}::bigint)`,
  values: [at, position],
});

/** A search is counted as far as this. */
const MOST_COUNTED = 10_000;

const COUNTED = `count(*) AS logs, count(*) FILTER (WHERE has_diagnosis) AS diagnoses,
  count(*) FILTER (WHERE severity = 'error') AS errors`;

/** How many a search finds, `MOST_COUNTED` at most. */
export function countQuery(filter: ListFilter, search: Search | null): Query {
  const { clause, values } = where(conditionsOf(filter, search));
  const counted = `SELECT has_diagnosis, severity FROM event ${clause} LIMIT ${MOST_COUNTED}`;
  return planned(`SELECT ${COUNTED} FROM (${counted}) AS found`, values);
}
