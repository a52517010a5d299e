import type { Case } from './case';

const OF_PREGNANCY = ['pregnant', 'early_pregnancy', 'late_pregnancy'];
/** Years; under it a pregnancy was misread. Nobody else's age or sex takes one away: those may be misread as well. */
const NEVER_UNDER = 9;

/** "My baby has belly pain" tells of no pregnancy where the one who is ill is a small child. */
export function withoutImpossible(known: Case): Case {
  const { who, ageYears = NEVER_UNDER, findings } = known;
  if (who !== 'child' || ageYears >= NEVER_UNDER) return known;
  if (!OF_PREGNANCY.some((id) => findings[id]?.state === 'present')) return known;
  const kept = Object.entries(findings).filter(([id]) => !OF_PREGNANCY.includes(id));
  return { ...known, findings: Object.fromEntries(kept), pregnantWeeks: undefined };
}
