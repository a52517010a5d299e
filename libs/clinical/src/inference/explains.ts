import type { Case } from '../consultation/case';
import { findingById, likelihoodsOf } from '../knowledge';
import { positiveFindings } from './confidence';

/** A finding that fewer than one in ten show is not explained by the illness. */
const EXPLAINS_FROM = 0.1;

/**
 * Whether a condition accounts for half or more of what was told. One that does not is worth neither the patient's turns nor
 * a place in the differential, however common it is.
 */
export function explains(conditionId: string, known: Case): boolean {
  const told = positiveFindings(known);
  const likelihoods = likelihoodsOf(conditionId);
  const explained = told.filter((id) =>
    [id, ...(findingById(id)?.implies ?? [])].some((fact) => (likelihoods.get(fact) ?? 0) >= EXPLAINS_FROM),
  );
  return explained.length * 2 >= told.length;
}
