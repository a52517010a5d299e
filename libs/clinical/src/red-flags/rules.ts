import { compiled } from '../knowledge/compiled';
import type { RedFlagRule } from './schema';

/** All rules, most specific first: the first match determines the text of the message. */
export const RED_FLAG_RULES: readonly RedFlagRule[] = compiled.redFlagRules;
