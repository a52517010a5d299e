import type { Bilingual } from '@afya/contracts';
import type { Case } from '../case/case';
import { text } from './bilingual';
import { findingNames } from './finding-names';

/** Findings inferred from the name of a medicine: "diclofenac" implies frequent painkillers. */
const BY_MEDICINE: ReadonlySet<string> = new Set([
  'painkillers_often',
  'recent_antibiotics',
  'steroids',
  'blood_thinners',
  'diabetes_medicine',
  'tb_medicine',
]);

/** Leaves out findings inferred from medicines if the medicines themselves are listed. */
export function withoutMedicineFindings(ids: readonly string[], { medicines = [] }: Pick<Case, 'medicines'>): string[] {
  return medicines.length === 0 ? [...ids] : ids.filter((id) => !BY_MEDICINE.has(id));
}

/** The names of findings, and of the new medicines in the patient's words. */
export function findingAndMedicineNames(ids: readonly string[], before: Case, patientCase: Case): Bilingual[] {
  const earlier = new Set(before.medicines);
  const medicines = (patientCase.medicines ?? []).filter((name) => !earlier.has(name));
  const findings = withoutMedicineFindings(ids, { medicines });
  const named = findings.length < ids.length ? medicines : [];
  return [...named.map((name) => text(name, name)), ...findingNames(findings)];
}
