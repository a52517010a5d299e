import { type AdviceLevel, higherAdvice } from '@afya/contracts';
import { RED_FLAG_RULES } from './rules';
import type { RedFlagRule } from './schema';

const parsed = RED_FLAG_RULES.map((rule) => ({
  rule,
  alternatives: rule.when.map((line) => line.split(' ').map((fact) => fact.split('|'))),
}));

/** Every rule that the facts fulfil, the most telling first. */
export function raiseFlags(facts: ReadonlySet<string>): RedFlagRule[] {
  return parsed
    .filter(({ alternatives }) =>
      alternatives.some((all) => all.every((oneOf) => oneOf.some((fact) => facts.has(fact)))),
    )
    .map(({ rule }) => rule);
}

export function levelOf(rules: readonly RedFlagRule[]): AdviceLevel | null {
  return rules.reduce<AdviceLevel | null>(
    (level, rule) => (level ? higherAdvice(level, rule.level) : rule.level),
    null,
  );
}
