import { LIMITS, type LogCounts } from '@afya/contracts';
import { type Statement, statement } from '@afya/database';
import type { Search } from '../search/search';
import { idConditions, wordConditions } from './search-conditions.sql';
import { termConditions } from './terms.sql';
import { type Condition, where } from './condition.sql';
import { kindConditions, type ListFilter, ownerConditions, placeConditions } from './list-filter.sql';

export interface Query {
  statement: Statement;
  values: unknown[];
}

/** Planned for its values, because the best index depends on how common they are, and in which months. */
const planned = (text: string, values: unknown[]): Query => ({ statement: statement('', text), values });

/** The columns of an event. */
export const EVENT_COLUMNS = `id, type, at, severity, session_id, user_id, stage, trace_id, model, metrics, details, sealed,
  position, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS exact_at`;

const NEWEST = 'ORDER BY at DESC, position DESC';

function conditionsOf(filter: ListFilter, search: Search | null): Condition[] {
  const places = [...ownerConditions(filter), ...placeConditions(filter), ...(search ? idConditions(search) : [])];
  return [...places, ...(search?.words.length ? termConditions(filter, search) : kindConditions(filter))];
}

/** The rows of one page and one more, which shows whether another page follows. */
export function pageQuery(filter: ListFilter, search: Search | null): Query {
  const { clause, values } = where(conditionsOf(filter, search));
  const newest = `${NEWEST} LIMIT $${values.length + 1}`;
  const rows = [...values, filter.limit + 1];
  if (!search || search.words.length === 0)
    return planned(`SELECT ${EVENT_COLUMNS} FROM event ${clause} ${newest}`, rows);
  // Postgres would search the newest rows for a word, and read all of them when there is none. This form uses the word index
  // first and fetches only the rows of the page.
  const found = `SELECT at, position, id FROM event ${clause} OFFSET 0`;
  const page = `SELECT at, id FROM (${found}) AS found ${newest}`;
  return planned(`SELECT ${EVENT_COLUMNS} FROM event JOIN (${page}) AS page USING (at, id) ${NEWEST}`, rows);
}

/** How many events with words are examined per row of the page. */
const EXAMINED_PER_ROW = 20;

/**
 * Finds the rows of `pageQuery` among the newest events with words, or fewer rows if they are not enough: a common word is
 * found there without fetching all of its events. Null when ids select few events anyway, or without a word.
 */
export function newestQuery(filter: ListFilter, search: Search | null): Query | null {
  if (!search || search.words.length === 0) return null;
  if (ownerConditions(filter).length + idConditions(search).length > 0) return null;
  const places = where([{ sql: () => 'words IS NOT NULL', values: [] }, ...placeConditions(filter)]);
  const fits = where([...kindConditions(filter), ...wordConditions(search)], places.values.length);
  const values = [...places.values, ...fits.values];
  const [examined, rows] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const newest = `SELECT * FROM event ${places.clause} ${NEWEST} LIMIT ${examined}`;
  return planned(`SELECT ${EVENT_COLUMNS} FROM (${newest}) AS event ${fits.clause} ${NEWEST} LIMIT ${rows}`, [
    ...values,
    EXAMINED_PER_ROW * filter.limit,
    filter.limit + 1,
  ]);
}

/** How many events a search finds per list, up to `LIMITS.searchCounted` each. */
export function countQuery(filter: ListFilter, search: Search | null, counted: readonly (keyof LogCounts)[]): Query {
  const withSeverity = (severity: 'error' | 'warning'): ListFilter | null =>
    filter.severity === undefined || filter.severity === severity ? { ...filter, severity } : null;
  const filterOf: Record<keyof LogCounts, ListFilter | null> = {
    logs: filter,
    diagnoses: { ...filter, diagnosesOnly: true },
    errors: withSeverity('error'),
    warnings: withSeverity('warning'),
  };
  const values: unknown[] = [];
  const found = (narrowed: ListFilter | null) => {
    if (!narrowed) return '0';
    const { clause, values: own } = where(conditionsOf(narrowed, search), values.length);
    values.push(...own);
    return `(SELECT count(*) FROM (SELECT FROM event ${clause} LIMIT ${LIMITS.searchCounted}) AS found)`;
  };
  return planned(`SELECT ${counted.map((name) => `${found(filterOf[name])} AS ${name}`).join(', ')}`, values);
}
