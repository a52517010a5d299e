import type { Case } from '../case/case';
import { factsOf, NOT_EXCUSED } from '../case/facts';
import { RED_FLAG_RULES } from '../knowledge/red-flag-rules';
import type { RedFlagRule } from '../knowledge/schema/red-flag';

const parsed = RED_FLAG_RULES.map((rule) => ({
  rule,
  alternatives: rule.when.map((line) => line.split(' ').map((fact) => fact.split('|'))),
}));

/** Every rule that the facts fulfil, most specific first. */
export function raiseFlags(facts: ReadonlySet<string>): RedFlagRule[] {
  return parsed
    .filter(({ alternatives }) =>
      alternatives.some((all) => all.every((oneOf) => oneOf.some((fact) => facts.has(fact)))),
    )
    .map(({ rule }) => rule);
}

/** The findings by which the rules hold. */
export function causesOf(rules: readonly RedFlagRule[], facts: ReadonlySet<string>): string[] {
  const satisfied = parsed
    .filter(({ rule }) => rules.includes(rule))
    .flatMap(({ alternatives }) => alternatives)
    .filter((all) => all.every((oneOf) => oneOf.some((fact) => facts.has(fact))));
  return [...new Set(satisfied.flat(2).filter((fact) => facts.has(fact) && !fact.startsWith('@')))];
}

/**
 * The flags of a consultation: those its facts raise now, and those raised earlier even if a finding was denied since.
 * A later "no" may be a mistake or fear of the hospital. Changes of the patient or the age still apply.
 */
export function flagsOf(patientCase: Case): RedFlagRule[] {
  const facts = factsOf(patientCase);
  const now = raiseFlags(facts);
  const raised = new Set<string>(now.map(({ id }) => id));
  if (patientCase.flags.every((id) => raised.has(id))) return now;
  const before = new Set(patientCase.flags);
  const undenied = Object.entries(patientCase.findings).map(
    ([id, state]) =>
      [
        id,
        state.state === 'absent' && !patientCase.corrected?.includes(id)
          ? { ...state, state: 'present' as const }
          : state,
      ] as const,
  );
  const factsBeforeDenials = factsOf({ ...patientCase, findings: Object.fromEntries(undenied) });
  const raisedEver = raiseFlags(new Set([...facts, ...factsBeforeDenials, ...NOT_EXCUSED]));
  return raisedEver.filter(({ id }) => raised.has(id) || before.has(id));
}
