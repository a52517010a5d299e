import {
  type Confidence,
  confidenceLevel,
  MISSING_INFO,
  type MissingInfo,
  type RequiredInfo,
  requiredInfoProgress,
} from '@afya/contracts';
import { type Case, isPresent } from '../case/case';
import { collectedInfoOf } from '../case/collected';
import { findingById } from '../knowledge';
import type { Candidate } from './candidate';

const CAP = 69;
const FEWEST_FINDINGS = 3;
/** With this many denied findings, two present ones are enough: the denied ones have been asked. */
const ENOUGH_DENIED = 4;
const FEWEST_WITH_DENIED = 2;

/**
 * Calibration: logistic weights for P(first candidate is right), on `confidenceFeatures`. Fitted by `clinical:tune` on
 * the tuning talks and dialogues; published vignettes of clinicians count a tenth, because patients write otherwise.
 */
const CALIBRATION: readonly number[] = [2.9, 0.82, -0.35, -0.73, 0.22];
const SHARE_LEAST = 0.001;

/**
 * The constant, the first candidate's log-odds, its lead over the second, and the number of present and absent
 * findings: long reports are often difficult cases.
 */
export function confidenceFeatures(patientCase: Case, ranked: readonly Candidate[]): number[] {
  const bounded = (share = 0) => Math.min(1 - SHARE_LEAST, Math.max(SHARE_LEAST, share));
  const [first, second] = [bounded(ranked[0]?.probability), bounded(ranked[1]?.probability)];
  const denied = Object.values(patientCase.findings).filter(({ state }) => state === 'absent').length;
  return [
    1,
    Math.log(first / (1 - first)),
    Math.log(first / second),
    Math.log(1 + positiveFindings(patientCase).length),
    Math.log(1 + denied),
  ];
}

function scoreOf(patientCase: Case, ranked: readonly Candidate[]): number {
  const odds = confidenceFeatures(patientCase, ranked).reduce((sum, x, i) => sum + x * (CALIBRATION[i] ?? 0), 0);
  return Math.round(100 / (1 + Math.exp(-odds)));
}

export function positiveFindings(patientCase: Case): string[] {
  return Object.keys(patientCase.findings).filter(
    (id) => isPresent(patientCase, id) && findingById(id)?.kind !== 'background',
  );
}

/** Information that would raise the confidence. */
function missing(patientCase: Case, done: Record<RequiredInfo, boolean>): MissingInfo[] {
  const lacks: Record<MissingInfo, boolean> = {
    age: patientCase.ageYears === undefined,
    sex: patientCase.sex === undefined,
    duration: patientCase.durationDays === undefined,
    symptoms: !done.symptoms,
    medicalHistory: !done.details,
    currentMedications: patientCase.medicines === undefined,
    allergies: patientCase.allergies === undefined,
  };
  return MISSING_INFO.filter((info) => lacks[info]);
}

/** Conditions that mean that no cause was found: their degree of certainty has no meaning. */
const UNCLEAR: ReadonlySet<string> = new Set(['fever_unspecified']);

export const isCauseUnclear = (conditionId: string | undefined): boolean =>
  conditionId !== undefined && UNCLEAR.has(conditionId);

/** Null without a present symptom, or if the cause is not clear. At most medium with few findings, or without age or sex. */
export function confidenceOf(patientCase: Case, ranked: readonly Candidate[], final: boolean): Confidence | null {
  const positive = positiveFindings(patientCase).length;
  if (positive === 0 || isCauseUnclear(ranked[0]?.condition.id)) return null;
  const { done: written } = requiredInfoProgress(collectedInfoOf(patientCase, 'en'));
  // confirmed findings count as well as the patient's own words, which may name only one
  const done = { ...written, symptoms: written.symptoms || positive >= FEWEST_FINDINGS };
  const denied = Object.values(patientCase.findings).filter(({ state }) => state === 'absent').length;
  const fewest = denied >= ENOUGH_DENIED ? FEWEST_WITH_DENIED : FEWEST_FINDINGS;
  const capped = positive < fewest || patientCase.ageYears === undefined || patientCase.sex === undefined;
  const score = Math.min(scoreOf(patientCase, ranked), capped ? CAP : 95);
  return {
    level: confidenceLevel(score),
    score,
    // height and weight are not required, because many patients do not know them
    sufficientInformation: done.age && done.symptoms && done.details && done.medications,
    missingCriticalInfo: missing(patientCase, done),
    assessmentType: final ? 'final' : 'preliminary',
  };
}
