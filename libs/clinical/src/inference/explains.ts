import type { Case } from '../case/case';
import { CONDITIONS, findingById } from '../knowledge';
import { positiveFindings } from './confidence';
import { TABLE } from './evidence-table';

/** Minimum likelihood at which a condition explains a finding. */
const SHOWS_FROM = 0.1;
/** Minimum share of the reported findings that a condition must explain. */
const EXPLAINS_FROM = 0.5;

const indexOfCondition = new Map(CONDITIONS.map(({ id }, i) => [id, i]));

/** For each reported symptom, its table index and those of the findings it implies. */
export function reportedPositions(patientCase: Case): number[][] {
  return positiveFindings(patientCase).map((id) =>
    [id, ...(findingById(id)?.implies ?? [])].flatMap((fact) => TABLE.indexOf.get(fact) ?? []),
  );
}

/** The share (0–1) of the reported symptoms that the condition at index `c` explains; 1 if none are reported. */
export function explainedShare(c: number, reported: readonly (readonly number[])[]): number {
  const row = TABLE.likelihoods[c];
  if (!row || reported.length === 0) return 1;
  let explained = 0;
  for (const positions of reported) if (positions.some((at) => (row[at] ?? 0) >= SHOWS_FROM)) explained++;
  return explained / reported.length;
}

/**
 * Whether a condition explains at least half of the reported symptoms. If not, it gets no questions and no place in
 * the differential, however common it is.
 */
export function explains(conditionId: string, patientCase: Case): boolean {
  const c = indexOfCondition.get(conditionId);
  return c !== undefined && explainedShare(c, reportedPositions(patientCase)) >= EXPLAINS_FROM;
}
