import type { Safety } from '@afya/clinical';
import type { Bilingual, CollectedInfo, PatientFacts } from '@afya/contracts';

const asWritten = (text: string): Bilingual => ({ en: text, sw: text });

const years = (age: number): Bilingual =>
  age === 1 ? { en: '1 year', sw: 'mwaka 1' } : { en: `${age} years`, sw: `miaka ${age}` };

/** The model's record in the words of the printed sheet. A fraction of a year is a baby's age, which the reader knows better. */
function recorded({
  age,
  sex,
  height,
  weight,
  medicalHistory,
  currentMedications,
  allergies,
}: CollectedInfo): Partial<PatientFacts> {
  return {
    ...(Number.isInteger(age) ? { age: years(age ?? 0) } : {}),
    ...(sex === 'female' || sex === 'male' ? { sex } : {}),
    ...(height ? { heightCm: height } : {}),
    ...(weight ? { weightKg: weight } : {}),
    ...(medicalHistory ? { history: asWritten(medicalHistory) } : {}),
    ...(currentMedications ? { medicines: currentMedications } : {}),
    ...(allergies ? { allergies } : {}),
  };
}

/** The patient data of a model's diagnosis: the reader's findings, completed by the model's record. */
export const patientOf = ({ patient }: Pick<Safety, 'patient'>, record: CollectedInfo): PatientFacts => ({
  ...recorded(record),
  ...patient,
});
