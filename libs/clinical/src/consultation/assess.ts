import { rank } from '../inference/rank';
import { flagsOf, levelOf } from '../red-flags/raise-flags';
import type { Situation } from './draft';

/** What follows from what is known: the illnesses in order, and the red flags that are up. */
export function assess(known: Situation['known']): Pick<Situation, 'ranked' | 'rules' | 'emergency'> {
  const rules = flagsOf(known);
  return { ranked: rank(known), rules, emergency: levelOf(rules) === 'emergency' };
}
