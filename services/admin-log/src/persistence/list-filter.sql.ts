import { AppError } from '@afya/runtime';
import type { LogFilter } from '@afya/service-contracts';
import { type Condition, equal } from './condition.sql';
import { fromCursor, type Place } from './cursor';

export interface ListFilter extends LogFilter {
  diagnosesOnly: boolean;
}

function time(field: 'from' | 'to', value: string): string {
  if (!Number.isNaN(Date.parse(value))) return new Date(value).toISOString();
  throw new AppError('VALIDATION_FAILED', { errors: { [field]: 'must be a time such as 2026-01-31T08:00:00Z' } });
}

const present = (conditions: (Condition | false)[]) => conditions.filter((condition) => condition !== false);

/** Conditions on the time and the cursor. Throws VALIDATION_FAILED for invalid ones. */
export function placeConditions({ from, to, before }: ListFilter): Condition[] {
  return present([
    !!from && { sql: (p) => `at >= ${p}::timestamptz`, values: [time('from', from)] },
    !!to && { sql: (p) => `at < ${p}::timestamptz`, values: [time('to', to)] },
    !!before && after(fromCursor(before)),
  ]);
}

/** Events after a position; the first part excludes partitions. */
const after = ({ at, position }: Place): Condition => ({
  sql: (a, p) => `at <= ${a}::timestamptz AND (at, position) < (${a}::timestamptz, ${p}::bigint)`,
  values: [at, position],
});

/** Conditions on the kind of event. */
export function kindConditions(filter: ListFilter): Condition[] {
  return present([
    filter.severity !== undefined && equal('severity', filter.severity),
    filter.eventType !== undefined && equal('type', filter.eventType),
    filter.stage !== undefined && equal('stage', filter.stage),
    filter.model !== undefined && equal('model', filter.model),
    filter.diagnosesOnly && { sql: () => 'has_diagnosis', values: [] },
  ]);
}

/** Conditions on the owner. */
export function ownerConditions({ sessionId, userId }: ListFilter): Condition[] {
  return present([
    sessionId !== undefined && equal('session_id', sessionId),
    userId !== undefined && equal('user_id', userId),
  ]);
}
