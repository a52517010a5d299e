import { type Condition, equal } from './condition.sql';
import type { Search } from '../search/search';

const NOTHING: Condition = { sql: () => 'false', values: [] };

/** The ids of a search, in their own columns; a text without a word or an id matches nothing. */
export function idConditions({ uuids, traceIds, sessionIds, words }: Search): Condition[] {
  const conditions = [
    ...uuids.map((id): Condition => ({ sql: (a, b) => `id = ${a}::uuid OR user_id = ${b}`, values: [id, id] })),
    ...traceIds.map((id) => equal('trace_id', id)),
    ...sessionIds.map((id) => equal('session_id', id)),
  ];
  return conditions.length > 0 || words.length > 0 ? conditions : [NOTHING];
}

/** Every word in one of its forms, compared in the row. */
export const wordConditions = ({ forms }: Search): Condition[] =>
  forms.map((any) => ({ sql: (p) => `words && ${p}::text[]`, values: [any] }));
