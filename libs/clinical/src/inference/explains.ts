import type { Case } from '../consultation/case';
import { CONDITIONS, findingById } from '../knowledge';
import { positiveFindings } from './confidence';
import { TABLE } from './evidence-table';

/** A finding that fewer than one in ten show is not explained by the illness. */
const SHOWS_FROM = 0.1;
/** The share of what was told that a condition must account for. */
const EXPLAINS_FROM = 0.5;

const indexOfCondition = new Map(CONDITIONS.map(({ id }, i) => [id, i]));

/** For each symptom that was told of, its position in the table with those of what it implies. */
export function toldPositions(known: Case): number[][] {
  return positiveFindings(known).map((id) =>
    [id, ...(findingById(id)?.implies ?? [])].flatMap((fact) => TABLE.indexOf.get(fact) ?? []),
  );
}

/** 0–1: the share of the symptoms told of for which a condition, by its position, accounts. 1 where nothing was told. */
export function explainedShare(c: number, told: readonly (readonly number[])[]): number {
  const row = TABLE.likelihoods[c];
  if (!row || told.length === 0) return 1;
  let explained = 0;
  for (const positions of told) if (positions.some((at) => (row[at] ?? 0) >= SHOWS_FROM)) explained++;
  return explained / told.length;
}

/**
 * Whether a condition accounts for half or more of what was told. One that does not is worth neither the patient's turns nor
 * a place in the differential, however common it is.
 */
export function explains(conditionId: string, known: Case): boolean {
  const c = indexOfCondition.get(conditionId);
  return c !== undefined && explainedShare(c, toldPositions(known)) >= EXPLAINS_FROM;
}
