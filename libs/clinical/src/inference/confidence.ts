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

/** P(right) of the first candidate by `confidenceFeatures`: fitted on the development cases, told in one message and asked about, by `clinical:tune`, the constant raised by what the caps below take away. */
const CALIBRATION: readonly number[] = [3.2, 0.74, 0, -1.29, -0.23];
const SHARE_LEAST = 0.001;

/**
 * The constant, the first candidate's log-odds, its lead over the second, how much was told and how much denied: hard cases
 * are told at length.
 */
export function confidenceFeatures(known: Case, ranked: readonly Candidate[]): number[] {
  const bounded = (share = 0) => Math.min(1 - SHARE_LEAST, Math.max(SHARE_LEAST, share));
  const [first, second] = [bounded(ranked[0]?.probability), bounded(ranked[1]?.probability)];
  const denied = Object.values(known.findings).filter(({ state }) => state === 'absent').length;
  return [
    1,
    Math.log(first / (1 - first)),
    Math.log(first / second),
    Math.log(1 + positiveFindings(known).length),
    Math.log(1 + denied),
  ];
}

function scoreOf(known: Case, ranked: readonly Candidate[]): number {
  const odds = confidenceFeatures(known, ranked).reduce((sum, x, i) => sum + x * (CALIBRATION[i] ?? 0), 0);
  return Math.round(100 / (1 + Math.exp(-odds)));
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
  const { done: written } = requiredInfoProgress(collectedInfoOf(known, 'en'));
  // signs that were asked for and confirmed stand beside the patient's own words, which may be one
  const done = { ...written, symptoms: written.symptoms || positive >= FEWEST_FINDINGS };
  const capped = positive < FEWEST_FINDINGS || known.ageYears === undefined || known.sex === undefined;
  const score = Math.min(scoreOf(known, ranked), capped ? CAP : 95);
  return {
    level: confidenceLevel(score),
    score,
    // many do not know their height and weight: that does not count against it
    sufficientInformation: done.age && done.symptoms && done.details && done.medications,
    missingCriticalInfo: missing(known, done),
    assessmentType: final ? 'final' : 'preliminary',
  };
}
