import { CHILD } from './conditions/child';
import { DIGESTIVE } from './conditions/digestive';
import { ENDOCRINE } from './conditions/endocrine';
import { HEART_AND_BLOOD } from './conditions/heart-and-blood';
import { INFECTIOUS } from './conditions/infectious';
import { MUSCLES_AND_SKIN } from './conditions/muscles-and-skin';
import { NERVES_AND_MIND } from './conditions/nerves-and-mind';
import { RESPIRATORY } from './conditions/respiratory';
import { URINARY_AND_WOMEN } from './conditions/urinary-and-women';
import { BACKGROUND_FINDINGS } from './findings/background';
import { BELLY_FINDINGS } from './findings/belly';
import { BREATHING_AND_THROAT_FINDINGS } from './findings/breathing-and-throat';
import { GENERAL_FINDINGS } from './findings/general';
import { HEAD_AND_NERVES_FINDINGS } from './findings/head-and-nerves';
import { SKIN_AND_INJURY_FINDINGS } from './findings/skin-and-injury';
import { URINE_AND_BIRTH_FINDINGS } from './findings/urine-and-birth';
import { type Condition, type FindingRow, LIKELIHOOD, type Likelihood } from './schema';

export const CONDITIONS: readonly Condition[] = [
  ...INFECTIOUS,
  ...RESPIRATORY,
  ...DIGESTIVE,
  ...URINARY_AND_WOMEN,
  ...CHILD,
  ...HEART_AND_BLOOD,
  ...NERVES_AND_MIND,
  ...ENDOCRINE,
  ...MUSCLES_AND_SKIN,
];

export const FINDINGS: readonly FindingRow[] = [
  ...GENERAL_FINDINGS,
  ...HEAD_AND_NERVES_FINDINGS,
  ...BREATHING_AND_THROAT_FINDINGS,
  ...BELLY_FINDINGS,
  ...URINE_AND_BIRTH_FINDINGS,
  ...SKIN_AND_INJURY_FINDINGS,
  ...BACKGROUND_FINDINGS,
];

const findings = new Map(FINDINGS.map((finding) => [finding.id, finding]));
const conditions = new Map(CONDITIONS.map((condition) => [condition.id, condition]));

export function findingById(id: string): FindingRow | undefined {
  return findings.get(id);
}

export function conditionById(id: string): Condition | undefined {
  return conditions.get(id);
}

/** P(finding | condition) of the findings that a condition names. */
const likelihoods = new Map(
  CONDITIONS.map(({ id, findings: table }) => [
    id,
    new Map(
      Object.entries(table).flatMap(([step, ids]) =>
        ids.map((f): [string, number] => [f, LIKELIHOOD[step as Likelihood]]),
      ),
    ),
  ]),
);

export function likelihoodsOf(conditionId: string): ReadonlyMap<string, number> {
  return likelihoods.get(conditionId) ?? new Map();
}
