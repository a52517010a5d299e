import type { Case } from './case';

const OF_PREGNANCY = ['pregnant', 'early_pregnancy', 'late_pregnancy'];
/**
 * Minimum age for a pregnancy, in years. Only a child's age removes a pregnancy; the age or sex of other patients may
 * itself be misread.
 */
const NEVER_UNDER = 9;

/** "My baby has belly pain" may be read as a pregnancy; it is removed if the patient is a small child. */
export function withoutImpossiblePregnancy(patientCase: Case): Case {
  const { who, ageYears = NEVER_UNDER, findings } = patientCase;
  if (who !== 'child' || ageYears >= NEVER_UNDER) return patientCase;
  if (!OF_PREGNANCY.some((id) => findings[id]?.state === 'present')) return patientCase;
  const kept = Object.entries(findings).filter(([id]) => !OF_PREGNANCY.includes(id));
  return { ...patientCase, findings: Object.fromEntries(kept), pregnantWeeks: undefined };
}

const OF_SEX = { female: 'discharge_vaginal', male: 'discharge_penile' } as const;

/** "Something comes out of my private part" is read for both sexes; the known sex decides. */
export function withoutOtherSex(patientCase: Case): Case {
  const { findings, sex } = patientCase;
  const both = Object.values(OF_SEX).every((id) => findings[id]?.state === 'present');
  if (sex === undefined || !both) return patientCase;
  const other = OF_SEX[sex === 'female' ? 'male' : 'female'];
  return { ...patientCase, findings: Object.fromEntries(Object.entries(findings).filter(([id]) => id !== other)) };
}
