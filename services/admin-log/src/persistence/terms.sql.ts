import type { Condition } from './condition.sql';
import type { ListFilter } from './list-filter.sql';
import type { Search } from '../search/search';

/**
 * The expression of the index `event_words`: the words of an event and the values that lists are filtered by. With all of
 * them in the index, a common word with a stage that it never has costs nothing. It must equal the expression of the index.
 * ADR 0024.
 */
const TERMS = `(words || ARRAY['type=' || type, 'severity=' || severity, 'stage=' || stage, 'model=' || model,
  CASE WHEN has_diagnosis THEN 'diagnosis=' END])`;

const WORDED: Condition = { sql: () => 'words IS NOT NULL', values: [] };

/** Every word in one of its forms, and the requested kinds of event, all found by the word index. */
export function termConditions(filter: ListFilter, { forms }: Search): Condition[] {
  const kinds = Object.entries({
    'type=': filter.eventType,
    'severity=': filter.severity,
    'stage=': filter.stage,
    'model=': filter.model,
    'diagnosis=': filter.diagnosesOnly ? '' : undefined,
  }).flatMap(([kind, value]) => (value === undefined ? [] : [kind + value]));
  const contains: Condition = { sql: (p) => `${TERMS} @> ${p}::text[]`, values: [kinds] };
  const words = forms.map((any): Condition => ({ sql: (p) => `${TERMS} && ${p}::text[]`, values: [any] }));
  return [WORDED, ...words, ...(kinds.length > 0 ? [contains] : [])];
}
