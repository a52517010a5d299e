import { type Condition, equal } from '../events/condition';
import type { Search } from './search';

const NOTHING: Condition = { sql: () => 'false', values: [] };

/** What an index is asked of a search; a text without a word or an id finds nothing. */
export function searchConditions({ uuids, traceIds, sessionIds, forms }: Search): Condition[] {
  const conditions = [
    ...uuids.map((id): Condition => ({ sql: (a, b) => `id = ${a}::uuid OR user_id = ${b}`, values: [id, id] })),
    ...traceIds.map((id) => equal('trace_id', id)),
    ...sessionIds.map((id) => equal('session_id', id)),
    ...forms.map((any): Condition => ({ sql: (p) => `words && ${p}::text[]`, values: [any] })),
  ];
  return conditions.length > 0 ? conditions : [NOTHING];
}
