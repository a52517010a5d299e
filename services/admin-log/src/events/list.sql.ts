import { LIMITS, type LogCounts } from '@afya/contracts';
import { type Statement, statement } from '@afya/database';
import type { Search } from '../search/search';
import { idConditions, wordConditions } from '../search/search-conditions';
import { termConditions } from '../search/terms.sql';
import { type Condition, where } from './condition';
import { kindConditions, type ListFilter, ownerConditions, placeConditions } from './list-filter';

export interface Query {
  statement: Statement;
  values: unknown[];
}

/** Planned for its values: which index is best is decided by how common they are, and in which months. */
const planned = (text: string, values: unknown[]): Query => ({ statement: statement('', text), values });

/** What an event is read from. */
export const EVENT_COLUMNS = `id, type, at, severity, session_id, user_id, stage, trace_id, model, metrics, details, sealed,
  position, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS exact_at`;

const NEWEST = 'ORDER BY at DESC, position DESC';

function conditionsOf(filter: ListFilter, search: Search | null): Condition[] {
  const those = [...ownerConditions(filter), ...placeConditions(filter), ...(search ? idConditions(search) : [])];
  return [...those, ...(search?.words.length ? termConditions(filter, search) : kindConditions(filter))];
}

/** The rows of one page and one more, which tells whether another page follows. */
export function pageQuery(filter: ListFilter, search: Search | null): Query {
  const { clause, values } = where(conditionsOf(filter, search));
  const newest = `${NEWEST} LIMIT $${values.length + 1}`;
  const rows = [...values, filter.limit + 1];
  if (!search || search.words.length === 0)
    return planned(`SELECT ${EVENT_COLUMNS} FROM event ${clause} ${newest}`, rows);
  // Postgres would rather look for a word in the newest rows, and go through all of them where there is none: the index of words is
  // asked first, and only what goes onto the page is fetched.
  const found = `SELECT at, position, id FROM event ${clause} OFFSET 0`;
  const page = `SELECT at, id FROM (${found}) AS found ${newest}`;
  return planned(`SELECT ${EVENT_COLUMNS} FROM event JOIN (${page}) AS page USING (at, id) ${NEWEST}`, rows);
}

/** How many events with words are looked through for each that may go onto the page. */
const LOOKED_THROUGH = 20;

/**
 * The same rows as `pageQuery` if there are so many among the newest events with words, fewer if not: the first of a word that stands in
 * many events are found there without fetching all of them. Null where ids lead to few events anyway, or where no word is asked for.
 */
export function newestQuery(filter: ListFilter, search: Search | null): Query | null {
  if (!search || search.words.length === 0) return null;
  if (ownerConditions(filter).length + idConditions(search).length > 0) return null;
  const places = where([{ sql: () => 'words IS NOT NULL', values: [] }, ...placeConditions(filter)]);
  const fits = where([...kindConditions(filter), ...wordConditions(search)], places.values.length);
  const values = [...places.values, ...fits.values];
  const [looked, rows] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const newest = `SELECT * FROM event ${places.clause} ${NEWEST} LIMIT ${looked}`;
  return planned(`SELECT ${EVENT_COLUMNS} FROM (${newest}) AS event ${fits.clause} ${NEWEST} LIMIT ${rows}`, [
    ...values,
    LOOKED_THROUGH * filter.limit,
    filter.limit + 1,
  ]);
}

/** How many a search finds of what is asked for, `LIMITS.searchCounted` of each at most. */
export function countQuery(filter: ListFilter, search: Search | null, counted: readonly (keyof LogCounts)[]): Query {
  const withSeverity = (severity: 'error' | 'warning'): ListFilter | null =>
    filter.severity === undefined || filter.severity === severity ? { ...filter, severity } : null;
  const asked: Record<keyof LogCounts, ListFilter | null> = {
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
  return planned(`SELECT ${counted.map((name) => `${found(asked[name])} AS ${name}`).join(', ')}`, values);
}
