import type { Bilingual } from '@afya/contracts';
import type { Case } from '../case/case';
import { ageWords } from '../wording/patient';
import { PERSONAL } from './personal-words';
import { questionFor } from './questions';

/** Repeats the doubtful numbers and asks whether they are right. */
function checkText({ ageYears, heightCm, weightKg }: Case): Bilingual {
  const size = [heightCm === undefined ? '' : `${heightCm} cm`, weightKg === undefined ? '' : `${weightKg} kg`];
  const age = ageYears === undefined ? { en: '', sw: '' } : ageWords(ageYears);
  const say = (language: 'en' | 'sw') => [age[language], ...size].filter(Boolean).join(', ');
  return {
    en: `I noted: ${say('en')}. Is that right?`,
    sw: `Nimeandika: ${say('sw')}. Je, ni sahihi?`,
  };
}

/** Age and sex in one question, as long as the sex is not known. */
const AGE_AND_SEX: Readonly<Record<'self' | 'child' | 'other', Bilingual>> = {
  self: {
    en: 'How old are you, and are you female or male?',
    sw: 'Una umri gani, na wewe ni wa kike au wa kiume?',
  },
  child: {
    en: 'How old is the child (for a baby: weeks or months), and is it a girl or a boy?',
    sw: 'Mtoto ana umri gani (kwa mtoto mchanga: wiki au miezi), na ni wa kike au wa kiume?',
  },
  other: {
    en: 'How old is the patient, and female or male? For a baby, say weeks or months.',
    sw: 'Mgonjwa ana umri gani, na ni wa kike au wa kiume? Kwa mtoto mchanga, taja wiki au miezi.',
  },
};

/** Shorter wording for a repeated open question. */
const REPEATED: Readonly<Record<string, Bilingual>> = {
  else: { en: 'Is there anything else?', sw: 'Je, kuna kingine tena?' },
};

/** The question's text for this patient; empty for an unknown id. */
export function questionText(id: string, patientCase: Case): Bilingual {
  const again = patientCase.asked[id] ? REPEATED[id] : undefined;
  if (again) return again;
  if (id === 'check') return checkText(patientCase);
  const addressee = patientCase.who === 'self' || patientCase.who === 'child' ? patientCase.who : undefined;
  if (id === 'age' && patientCase.sex === undefined && !patientCase.asked.age) return AGE_AND_SEX[addressee ?? 'other'];
  const personal = addressee && PERSONAL[addressee][id];
  return personal ?? questionFor(id)?.text ?? { en: '', sw: '' };
}
