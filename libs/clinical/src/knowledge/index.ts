import { compiled } from './compiled';
import { LIKELIHOOD, type Likelihood } from './likelihood';
import type { Condition } from './schema/condition';
import type { FindingRow } from './schema/finding';

export const CONDITIONS: readonly Condition[] = compiled.conditions;
export const FINDINGS: readonly FindingRow[] = compiled.findings;

/** Maximum likelihood of an "almost never" finding relative to its base rate, so that it counts against the condition. */
const AGAINST = 0.45;

const findings = new Map(FINDINGS.map((finding) => [finding.id, finding]));
const conditions = new Map(CONDITIONS.map((condition) => [condition.id, condition]));

export function findingById(id: string): FindingRow | undefined {
  return findings.get(id);
}

export function conditionById(id: string): Condition | undefined {
  return conditions.get(id);
}

/** "Almost never" must count against a condition even for findings that are rarer than that in all consultations. */
function likelihoodOf(id: string, step: Likelihood): number {
  const base = findings.get(id)?.base ?? 1;
  return step === 'almostNever' ? Math.min(LIKELIHOOD.almostNever, base * AGAINST) : LIKELIHOOD[step];
}

/**
 * The likelihoods P(finding | condition) of the listed findings. An implied finding is at least as likely as the
 * finding that implies it: if "pain in the upper belly" is common, "belly pain" is too.
 */
function likelihoodsIn({ findings: table }: Condition): Map<string, number> {
  const named = Object.entries(table).flatMap(([step, ids]) =>
    ids.map((id): [string, number] => [id, likelihoodOf(id, step as Likelihood)]),
  );
  const result = new Map(named);
  for (const [id, likelihood] of named) {
    for (const implied of findings.get(id)?.implies ?? [])
      result.set(implied, Math.max(result.get(implied) ?? 0, likelihood));
  }
  return result;
}

const likelihoods = new Map(CONDITIONS.map((condition) => [condition.id, likelihoodsIn(condition)]));

export function likelihoodsOf(conditionId: string): ReadonlyMap<string, number> {
  return likelihoods.get(conditionId) ?? new Map();
}
