import { findingsOf, MEDICINE, type PaperValue } from '../papers/paper-value';
import type { ShortAnswer } from '../reader/answers/read-answer';
import type { ReadText } from '../reader/read-text';
import { type Case, type FindingState, withFinding } from './case';

const MOST_MEASURED = 60;
const MOST_MEDICINES = 30;
/** Values that are shown for confirmation at most this often. */
const MOST_REPEATS = 2;

/** The answer to the question about values on papers: only a "yes" makes them facts, "no" and "I don't know" drop them. */
export function applyPapersAnswer(patientCase: Case, short: ShortAnswer, read: ReadText): Case {
  const { papers, ...rest } = patientCase;
  if (papers === undefined || short === null || short === 'somewhat') return patientCase;
  if (short !== 'yes') return rest;
  const values = papers.flatMap((paper) => paper.values);
  const measured = [...(patientCase.measured ?? []), ...values].slice(-MOST_MEASURED);
  return values.reduce<Case>((so, value) => withValue(so, value, read), { ...rest, measured });
}

const stateOf = (state: FindingState['state']): FindingState => ({ state, weight: 1 });

/** What the answer itself states ("yes, but the Hb was 9") wins over the paper. */
function withValue(patientCase: Case, value: PaperValue, read: ReadText): Case {
  if (value.test === MEDICINE) {
    const medicines = [...new Set([...(patientCase.medicines ?? []), value.value])];
    return { ...patientCase, medicines: medicines.slice(0, MOST_MEDICINES) };
  }
  const { present, absent } = findingsOf(value, patientCase.ageYears);
  const stated = new Set([...read.measures.findings, ...read.findings.map(({ finding }) => finding)]);
  if ([...present, ...absent].some((finding) => stated.has(finding))) return patientCase;
  const withPresent = present.reduce((so, finding) => withFinding(so, finding, stateOf('present')), patientCase);
  return absent.reduce((so, finding) => withFinding(so, finding, stateOf('absent')), withPresent);
}

/**
 * The question that follows the answer to the question about papers: the same again when it was not answered, a description in
 * words after a "no"; null: the interview goes on.
 */
export function questionAfterPapers(
  patientCase: Case,
  { question, answer, changed }: { question: string | undefined; answer: ShortAnswer; changed: boolean },
): 'papers' | 'files' | null {
  if (question !== 'papers') return null;
  const isPending = patientCase.papers !== undefined;
  if (isPending) return (patientCase.asked.papers ?? 0) < MOST_REPEATS ? 'papers' : null;
  return answer === 'no' && !changed && !patientCase.asked.files ? 'files' : null;
}
