import type { Bilingual, Diagnosis, Stage } from '@afya/contracts';
import type { Candidate } from '../inference/candidate';
import type { RedFlagRule } from '../red-flags/schema';
import type { ClinicalTurn } from '../turn';
import type { Case } from './case';
import type { TurnReading } from './hear';

/** The input of every stage. */
export interface Situation {
  turn: ClinicalTurn;
  reading: TurnReading;
  patientCase: Case;
  ranked: Candidate[];
  rules: RedFlagRule[];
  /** an emergency red flag is raised */
  emergency: boolean;
}

/** The result of a stage. `question` is the id of the question at the end of `content`. */
export interface Draft {
  stage: Stage;
  content: Bilingual;
  patientCase: Case;
  question?: string;
  diagnosis?: Diagnosis;
  /** the positions of the turn's files in which nothing was read */
  unreadFiles?: number[];
}
