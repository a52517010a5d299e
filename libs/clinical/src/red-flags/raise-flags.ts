import type { Case } from '../case/case';
import { factsOf, NOT_EXCUSED } from '../case/facts';
import { RED_FLAG_RULES } from '../knowledge/red-flag-rules';
import type { RedFlagRule } from '../knowledge/schema/red-flag';

interface Alternative {
  rule: RedFlagRule;
  /** each group holds by one of its facts */
  all: string[][];
}

const alternatives: Alternative[] = RED_FLAG_RULES.flatMap((rule) =>
  rule.when.map((line) => ({ rule, all: line.split(' ').map((group) => group.split('|')) })),
);

/** Alternatives by the facts of one group that each needs: findings rather than circumstances, because few findings are present. */
const byFact = new Map<string, Alternative[]>();
for (const alternative of alternatives) {
  const group = alternative.all.find((facts) => facts.every((fact) => !fact.startsWith('@'))) ?? alternative.all[0]!;
  for (const fact of group) byFact.set(fact, [...(byFact.get(fact) ?? []), alternative]);
}

function holds({ all }: Alternative, facts: ReadonlySet<string>): boolean {
  return all.every((group) => group.some((fact) => facts.has(fact)));
}

/** Every rule that the facts fulfil, most specific first. */
export function raiseFlags(facts: ReadonlySet<string>): RedFlagRule[] {
  const raised = new Set<RedFlagRule>();
  for (const fact of facts)
    for (const alternative of byFact.get(fact) ?? [])
      if (!raised.has(alternative.rule) && holds(alternative, facts)) raised.add(alternative.rule);
  return raised.size === 0 ? [] : RED_FLAG_RULES.filter((rule) => raised.has(rule));
}

/** The findings by which the rules hold. */
export function causesOf(rules: readonly RedFlagRule[], facts: ReadonlySet<string>): string[] {
  const satisfied = alternatives.filter((alternative) => rules.includes(alternative.rule) && holds(alternative, facts));
  const causes = satisfied.flatMap(({ all }) => all.flat());
  return [...new Set(causes.filter((fact) => facts.has(fact) && !fact.startsWith('@')))];
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
        state.state === 'absent' && wasReported(patientCase, id) && !patientCase.corrected?.includes(id)
          ? { ...state, state: 'present' as const }
          : state,
      ] as const,
  );
  const factsBeforeDenials = factsOf({ ...patientCase, findings: Object.fromEntries(undenied) });
  const raisedEver = raiseFlags(new Set([...facts, ...factsBeforeDenials, ...NOT_EXCUSED]));
  return raisedEver.filter(({ id }) => raised.has(id) || before.has(id));
}

/** A finding that was denied from the start raised no flag. */
const wasReported = ({ reported }: Case, id: string) => reported === undefined || reported.includes(id);
