import { BRAIN_AND_NERVES } from './conditions/brain-and-nerves';
import { CHILD } from './conditions/child';
import { DIGESTIVE } from './conditions/digestive';
import { ENDOCRINE } from './conditions/endocrine';
import { EYE_AND_MOUTH } from './conditions/eye-and-mouth';
import { HEART_AND_BLOOD } from './conditions/heart-and-blood';
import { INFECTIOUS } from './conditions/infectious';
import { INJURY_AND_POISON } from './conditions/injury-and-poison';
import { MIND } from './conditions/mind';
import { MUSCLES_AND_JOINTS } from './conditions/muscles-and-joints';
import { RESPIRATORY_AND_ENT } from './conditions/respiratory-and-ent';
import { SKIN } from './conditions/skin';
import { URINARY_AND_MALE } from './conditions/urinary-and-male';
import { WOMEN_AND_BIRTH } from './conditions/women-and-birth';
import { BACKGROUND_FINDINGS } from './findings/background';
import { BRAIN_AND_NERVES_FINDINGS } from './findings/brain-and-nerves';
import { CHILD_FINDINGS } from './findings/child';
import { DIGESTIVE_FINDINGS } from './findings/digestive';
import { ENDOCRINE_FINDINGS } from './findings/endocrine';
import { EYE_AND_MOUTH_FINDINGS } from './findings/eye-and-mouth';
import { GENERAL_FINDINGS } from './findings/general';
import { HEART_AND_BLOOD_FINDINGS } from './findings/heart-and-blood';
import { INFECTIOUS_FINDINGS } from './findings/infectious';
import { INJURY_AND_POISON_FINDINGS } from './findings/injury-and-poison';
import { MIND_FINDINGS } from './findings/mind';
import { MUSCLES_AND_JOINTS_FINDINGS } from './findings/muscles-and-joints';
import { READINGS_FINDINGS } from './findings/readings';
import { RESPIRATORY_AND_ENT_FINDINGS } from './findings/respiratory-and-ent';
import { SKIN_FINDINGS } from './findings/skin';
import { URINARY_AND_MALE_FINDINGS } from './findings/urinary-and-male';
import { WOMEN_AND_BIRTH_FINDINGS } from './findings/women-and-birth';
import { type Condition, type FindingRow, LIKELIHOOD, type Likelihood } from './schema';

export const CONDITIONS: readonly Condition[] = [
  ...INFECTIOUS,
  ...RESPIRATORY_AND_ENT,
  ...DIGESTIVE,
  ...WOMEN_AND_BIRTH,
  ...URINARY_AND_MALE,
  ...CHILD,
  ...HEART_AND_BLOOD,
  ...BRAIN_AND_NERVES,
  ...MIND,
  ...ENDOCRINE,
  ...MUSCLES_AND_JOINTS,
  ...SKIN,
  ...EYE_AND_MOUTH,
  ...INJURY_AND_POISON,
];

export const FINDINGS: readonly FindingRow[] = [
  ...GENERAL_FINDINGS,
  ...INFECTIOUS_FINDINGS,
  ...RESPIRATORY_AND_ENT_FINDINGS,
  ...DIGESTIVE_FINDINGS,
  ...WOMEN_AND_BIRTH_FINDINGS,
  ...URINARY_AND_MALE_FINDINGS,
  ...CHILD_FINDINGS,
  ...HEART_AND_BLOOD_FINDINGS,
  ...BRAIN_AND_NERVES_FINDINGS,
  ...MIND_FINDINGS,
  ...ENDOCRINE_FINDINGS,
  ...MUSCLES_AND_JOINTS_FINDINGS,
  ...SKIN_FINDINGS,
  ...EYE_AND_MOUTH_FINDINGS,
  ...INJURY_AND_POISON_FINDINGS,
  ...READINGS_FINDINGS,
  ...BACKGROUND_FINDINGS,
];

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
