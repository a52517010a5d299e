import type { Bilingual, Diagnosis, Stage } from '@afya/contracts';
import type { Candidate } from '../inference/rank';
import type { RedFlagRule } from '../red-flags/schema';
import type { ClinicalTurn } from '../turn';
import type { Case } from './case';
import type { Heard } from './hear';

/** What every stage works from. */
export interface Situation {
  turn: ClinicalTurn;
  heard: Heard;
  known: Case;
  ranked: Candidate[];
  rules: RedFlagRule[];
  /** an emergency flag is up */
  emergency: boolean;
}

/** What a stage answers. `question` is the id of the question that `content` ends with. */
export interface Draft {
  stage: Stage;
  content: Bilingual;
  known: Case;
  question?: string;
  diagnosis?: Diagnosis;
}
