import type { Case } from '../case/case';
import type { Candidate } from '../inference/candidate';
import type { RedFlagRule } from '../knowledge/schema/red-flag';

/** A case with the conditions and red flags that follow from it. */
export interface Assessment {
  patientCase: Case;
  ranked: readonly Candidate[];
  rules: RedFlagRule[];
  /** an emergency red flag is raised */
  emergency: boolean;
}
