import {
  type Confidence,
  confidenceLevel,
  MISSING_INFO,
  type MissingInfo,
  type RequiredInfo,
  requiredInfoProgress,
} from '@afya/contracts';
import { type Case, isPresent } from '../consultation/case';
import { collectedInfoOf } from '../consultation/collected';
import { findingById } from '../knowledge';
import { type Candidate } from './rank';

const CAP = 69;
const FEWEST_FINDINGS = 3;

/** The share of the first candidate, drawn in: the ranking is surer of itself than cases show it should be. */
function scoreOf(first: Candidate | undefined): number {
  if (!first) return 0;
  return Math.round(100 * (0.08 + 0.8 * first.probability));
}

export function positiveFindings(known: Case): string[] {
  return Object.keys(known.findings).filter((id) => isPresent(known, id) && findingById(id)?.kind !== 'background');
}

/** What a surer answer still needs. */
function missing(known: Case, done: Record<RequiredInfo, boolean>): MissingInfo[] {
  const lacks: Record<MissingInfo, boolean> = {
    age: known.ageYears === undefined,
    sex: known.sex === undefined,
    duration: known.durationDays === undefined,
    symptoms: !done.symptoms,
    medicalHistory: !done.details,
    currentMedications: known.medicines === undefined,
    allergies: known.allergies === undefined,
  };
  return MISSING_INFO.filter((info) => lacks[info]);
}

/** Null while nothing is known to be wrong. Medium at most with few findings or an unknown age or sex. */
export function confidenceOf(known: Case, ranked: readonly Candidate[], final: boolean): Confidence | null {
  const positive = positiveFindings(known).length;
  if (positive === 0) return null;
  const { done } = requiredInfoProgress(collectedInfoOf(known, 'en'));
  const capped = positive < FEWEST_FINDINGS || known.ageYears === undefined || known.sex === undefined;
  const score = Math.min(scoreOf(ranked[0]), capped ? CAP : 95);
  return {
    level: confidenceLevel(score),
    score,
    // many do not know their height and weight: that does not count against it
    sufficientInformation: done.age && done.symptoms && done.details && done.medications,
    missingCriticalInfo: missing(known, done),
    assessmentType: final ? 'final' : 'preliminary',
  };
}
