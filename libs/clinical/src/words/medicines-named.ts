import type { Bilingual } from '@afya/contracts';
import type { Case } from '../consultation/case';
import { findingName, text } from './bilingual';

/** Findings that the name of a medicine brings: "diclofenac" is read as a painkiller. */
const BY_MEDICINE: ReadonlySet<string> = new Set([
  'painkillers_often',
  'recent_antibiotics',
  'steroids',
  'blood_thinners',
  'diabetes_medicine',
  'tb_medicine',
]);

/** Where medicines are named by themselves, what they were read as is not said besides. */
export function saidBeside(ids: readonly string[], { medicines = [] }: Pick<Case, 'medicines'>): string[] {
  return medicines.length === 0 ? [...ids] : ids.filter((id) => !BY_MEDICINE.has(id));
}

/** The names of findings, and the medicines that a message brought in the words of the patient. */
export function namesOf(ids: readonly string[], before: Case, known: Case): Bilingual[] {
  const earlier = new Set(before.medicines);
  const medicines = (known.medicines ?? []).filter((name) => !earlier.has(name));
  const findings = saidBeside(ids, { medicines });
  const named = findings.length < ids.length ? medicines : [];
  return [...named.map((name) => text(name, name)), ...findings.map(findingName)];
}
