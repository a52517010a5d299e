import type { ReadText } from '../reader/read-text';
import { gestationIn } from '../reader/read-pregnancy';
import { type Case, type FindingState, isPresent, withFinding } from './case';

/** From this week on the dangers of a pregnancy are different. */
const LATE_FROM_WEEK = 20;

export function withPregnancy(patientCase: Case, weeks: number | undefined): Case {
  if (weeks === undefined) return patientCase;
  const half = weeks < LATE_FROM_WEEK ? 'early_pregnancy' : 'late_pregnancy';
  const present: FindingState = { state: 'present', weight: 1 };
  return { ...withFinding(withFinding(patientCase, 'pregnant', present), half, present), pregnantWeeks: weeks };
}

/** Years; a smaller number in a message about a pregnancy counts its weeks. */
const YOUNGEST_PREGNANT = 10;

/**
 * "It is week 12" of a patient who is pregnant, or "3 months" in answer to "are you pregnant?": neither the duration of the
 * complaint nor an age.
 */
export function withGestation(
  next: Case,
  before: Case,
  { read, question }: { read: ReadText; question: string | undefined },
): Case {
  if (!isPresent(next, 'pregnant') || question === 'duration') return next;
  const weeks = (question === 'f:pregnant' ? gestationIn(read.line, true) : undefined) ?? gestationIn(read.line, false);
  if (weeks === undefined) return next;
  const { ageYears = YOUNGEST_PREGNANT } = next;
  return {
    ...withPregnancy(next, weeks),
    durationDays: before.durationDays,
    ageYears: ageYears < YOUNGEST_PREGNANT ? before.ageYears : next.ageYears,
  };
}
