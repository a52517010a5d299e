import { type AdviceLevel, higherAdvice } from '@afya/contracts';
import { compiled } from './compiled';
import type { RedFlagRule } from './schema/red-flag';

/** All rules, most specific first: the first match determines the text of the message. */
export const RED_FLAG_RULES: readonly RedFlagRule[] = compiled.redFlagRules;

/** The highest level of the rules; null without rules. */
export function levelOf(rules: readonly RedFlagRule[]): AdviceLevel | null {
  return rules.reduce<AdviceLevel | null>(
    (level, rule) => (level ? higherAdvice(level, rule.level) : rule.level),
    null,
  );
}
