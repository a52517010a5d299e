import type { Condition } from '../events/condition';
import type { ListFilter } from '../events/list-filter';
import type { Search } from './search';

/**
 * What the index `event_words` holds of an event that has words: these, and what the lists are filtered by. Only where all of it is in the
 * index does a common word in a stage where it never stands cost nothing. It must be written as the index has it. ADR 0024.
 */
const TERMS = `(words || ARRAY['type=' || type, 'severity=' || severity, 'stage=' || stage, 'model=' || model,
  CASE WHEN has_diagnosis THEN 'diagnosis=' END])`;

const WORDED: Condition = { sql: () => 'words IS NOT NULL', values: [] };

/** Every word in one of its forms, and the kinds of event that are asked for, all of it looked up in the index of words. */
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
