import { RED_FLAG_RULES } from '../knowledge/red-flag-rules';
import type { RedFlagRule } from '../knowledge/schema/red-flag';
import type { Case } from './case';

/** The red-flag rules of other people who are in danger now. */
export function bystanderFlags({ others = [] }: Case): RedFlagRule[] {
  return others.length === 0 ? [] : RED_FLAG_RULES.filter(({ id }) => others.includes(id));
}
