import type { Case } from '../case/case';
import { rank } from '../inference/rank';
import { levelOf } from '../knowledge/red-flag-rules';
import { flagsOf } from '../red-flags/raise-flags';
import type { Assessment } from '../wording/assessment';

/** Derives the ranked conditions and the raised red flags from the case. */
export function assess(patientCase: Case): Omit<Assessment, 'patientCase'> {
  const rules = flagsOf(patientCase);
  return { ranked: rank(patientCase), rules, emergency: levelOf(rules) === 'emergency' };
}
