import type { Bilingual, Diagnosis, Stage } from '@afya/contracts';
import type { Case } from '../case/case';
import type { Assessment } from '../wording/assessment';
import type { ClinicalTurn } from './turn';
import type { TurnReading } from './hear';

/** The input of every stage. */
export interface Situation extends Assessment {
  turn: ClinicalTurn;
  reading: TurnReading;
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
