import { doubtful } from '../interview/plausible';
import { readBareMeasures } from '../reader/read-measures';
import type { ReadText } from '../reader/read-text';
import { type Case, close } from '../case/case';
import type { Answer } from '../case/take-record';

/** If the numbers cannot be a height or weight, the question stays open. */
export function applyMeasures(patientCase: Case, { read }: Answer): Case {
  const taken = { ...readBareMeasures(read.line, patientCase.ageYears), ...pick(read.measures) };
  const unread = Object.keys(taken).length === 0 && read.tokens.some(({ kind }) => kind === 'number');
  return unread ? patientCase : close({ ...patientCase, ...taken }, 'measures');
}

/** A doubtful number that the patient denies is deleted and asked for again, unless this message corrects it. */
export function applyCheck(patientCase: Case, { read, short }: Answer): Case {
  const corrected = read.ageYears !== null || Object.keys(pick(read.measures)).length > 0;
  if (short !== 'no' || corrected) return close(patientCase, 'check');
  const again = doubtful(patientCase) === 'age' ? 'age' : 'measures';
  const withdrawn: Partial<Case> =
    again === 'age'
      ? { ageYears: undefined, takenBack: ['age'] }
      : { heightCm: undefined, weightKg: undefined, takenBack: ['height', 'weight'] };
  const reopened = { ...patientCase, ...withdrawn, asked: { ...patientCase.asked, [again]: 0 } };
  return close({ ...reopened, closed: patientCase.closed.filter((id) => id !== again) }, 'check');
}

const pick = ({ heightCm, weightKg }: ReadText['measures']) => ({
  ...(heightCm === undefined ? {} : { heightCm }),
  ...(weightKg === undefined ? {} : { weightKg }),
});
