import { rank } from '../inference/rank';
import { flagsOf, levelOf } from '../red-flags/raise-flags';
import type { Situation } from './draft';

/** Derives the ranked conditions and the raised red flags from the case. */
export function assess(patientCase: Situation['patientCase']): Pick<Situation, 'ranked' | 'rules' | 'emergency'> {
  const rules = flagsOf(patientCase);
  return { ranked: rank(patientCase), rules, emergency: levelOf(rules) === 'emergency' };
}
