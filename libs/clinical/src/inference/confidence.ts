import { type Confidence, confidenceLevel } from '@afya/contracts';
import { type Case, isPresent } from '../consultation/case';
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

/** What a surer answer still needs, in English words that the screens and the log may show. */
function missing(known: Case): string[] {
  return [
    ...(known.ageYears === undefined ? ['age'] : []),
    ...(known.sex === undefined ? ['sex'] : []),
    ...(known.durationDays === undefined ? ['duration'] : []),
    ...(positiveFindings(known).length < FEWEST_FINDINGS ? ['symptoms'] : []),
    ...(known.history === undefined ? ['medicalHistory'] : []),
    ...(known.medicines === undefined ? ['currentMedications'] : []),
  ];
}

/** Null while nothing is known to be wrong. Medium at most with few findings or an unknown age or sex. */
export function confidenceOf(known: Case, ranked: readonly Candidate[], final: boolean): Confidence | null {
  const positive = positiveFindings(known).length;
  if (positive === 0) return null;
  const gaps = missing(known);
  const capped = positive < FEWEST_FINDINGS || known.ageYears === undefined || known.sex === undefined;
  const score = Math.min(scoreOf(ranked[0]), capped ? CAP : 95);
  return {
    level: confidenceLevel(score),
    score,
    sufficientInformation: gaps.length === 0,
    missingCriticalInfo: gaps,
    assessmentType: final ? 'final' : 'preliminary',
  };
}
