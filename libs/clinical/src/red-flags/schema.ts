export type { RedFlagRule } from '../knowledge/schema/red-flag';
