import type { AdviceLevel, Bilingual } from '@afya/contracts';
import type { Case } from '../case/case';
import { CARE, CARE_OF_BABY, CARE_OF_CHILD, GO_NOW } from '../knowledge/texts';
import { WORDING } from '../knowledge/wording';

/** Age in years below which advice is addressed to the carer. */
const CHILD_UNTIL = 12;
const BABY_UNTIL = 0.5;
const LAST_PREGNANCY = 55;

const { level: LEVEL, no_drinking_grown: NO_DRINKING } = WORDING.advice;

const isChild = ({ who, ageYears }: Case) =>
  who !== 'self' && (ageYears === undefined ? who === 'child' : ageYears < CHILD_UNTIL);

/** Where to go and how soon, addressed to the patient or the carer. */
export function levelAdvice(level: AdviceLevel, patientCase: Case): Bilingual {
  if (isChild(patientCase)) return LEVEL.child[level];
  return LEVEL[patientCase.who === 'self' || patientCase.who === 'open' ? 'self' : 'patient'][level];
}

/** Texts about where to go, which the advice level already covers. */
const LEVEL_TEXTS = new Set(['hospital_now', 'clinic_today', 'clinic_days']);

/** Home care, worded for this patient. */
export function careAdvice(ids: readonly string[], patientCase: Case): Bilingual[] {
  return ids.filter((id) => !LEVEL_TEXTS.has(id)).flatMap((id) => careOf(id, patientCase) ?? []);
}

function careOf(id: string, patientCase: Case): Bilingual | null {
  const child = isChild(patientCase);
  if (child && (patientCase.ageYears ?? 1) < BABY_UNTIL && id in CARE_OF_BABY) return CARE_OF_BABY[id] ?? null;
  return (child ? CARE_OF_CHILD[id] : undefined) ?? CARE[id] ?? null;
}

/** Warning signs, without those that cannot apply to the patient. */
export function goNowAdvice(ids: readonly string[], patientCase: Case): Bilingual[] {
  const { ageYears: age } = patientCase;
  const grown = age !== undefined && age >= CHILD_UNTIL;
  const leftOut = (id: string) =>
    (id === 'child_worse' && grown) || (id === 'pregnancy' && !mayBePregnant(patientCase));
  const applicable = ids.filter((id) => !leftOut(id));
  return (applicable.length > 0 ? applicable : ids).flatMap((id) =>
    id === 'no_drinking' && grown ? NO_DRINKING : (GO_NOW[id] ?? []),
  );
}

function mayBePregnant({ sex, ageYears: age, findings }: Case): boolean {
  if (findings.pregnant?.state === 'present' || findings.postpartum?.state === 'present') return true;
  if (sex === 'male' || findings.pregnant?.state === 'absent') return false;
  return age === undefined || (age >= CHILD_UNTIL && age <= LAST_PREGNANCY);
}
