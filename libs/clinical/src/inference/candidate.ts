import type { Condition } from '../knowledge/schema/condition';

export interface Candidate {
  condition: Condition;
  /** posterior probability; all candidates and "something else" sum to 1 */
  probability: number;
}
