import { type AdviceLevel, higherAdvice } from '@afya/contracts';
import type { Case } from '../consultation/case';
import { factsOf, NOT_EXCUSED } from '../consultation/facts';
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

/**
 * The flags of a consultation: those that its facts raise, and those raised before, whatever was denied since. A later "no"
 * may be a slip or a fear of the hospital; who is ill, and how old, still decides.
 */
export function flagsOf(known: Case): RedFlagRule[] {
  const facts = factsOf(known);
  const now = raiseFlags(facts);
  const raised = new Set<string>(now.map(({ id }) => id));
  if (known.flags.every((id) => raised.has(id))) return now;
  const before = new Set(known.flags);
  const undenied = Object.entries(known.findings).map(
    ([id, state]) => [id, state.state === 'absent' ? { ...state, state: 'present' as const } : state] as const,
  );
  const told = factsOf({ ...known, findings: Object.fromEntries(undenied) });
  const kept = raiseFlags(new Set([...facts, ...told, ...NOT_EXCUSED]));
  return kept.filter(({ id }) => raised.has(id) || before.has(id));
}

/** The rules of people beside the patient who are in danger here and now. */
export function flagsBeside({ others = [] }: Case): RedFlagRule[] {
  return others.length === 0 ? [] : RED_FLAG_RULES.filter(({ id }) => others.includes(id));
}

export function levelOf(rules: readonly RedFlagRule[]): AdviceLevel | null {
  return rules.reduce<AdviceLevel | null>(
    (level, rule) => (level ? higherAdvice(level, rule.level) : rule.level),
    null,
  );
}
