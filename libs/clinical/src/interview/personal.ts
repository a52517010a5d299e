import type { Bilingual } from '@afya/contracts';
import type { Case } from '../consultation/case';
import { ageWords } from '../words/patient';
import { questionFor } from './questions';

/** Some questions as one puts them to the patient, or to the mother of a child. */
const PERSONAL: Readonly<Record<'self' | 'child', Readonly<Record<string, Bilingual>>>> = {
  self: {
    age: { en: 'How old are you?', sw: 'Una umri gani?' },
    sex: { en: 'Are you female or male?', sw: 'Wewe ni wa kike au wa kiume?' },
    'f:pregnant': { en: 'Are you pregnant, or could you be?', sw: 'Je, una ujauzito, au huenda unao?' },
  },
  child: {
    age: {
      en: 'How old is the child? For a baby, say weeks or months.',
      sw: 'Mtoto ana umri gani? Kwa mtoto mchanga, taja wiki au miezi.',
    },
    sex: { en: 'Is the child a girl or a boy?', sw: 'Mtoto ni wa kike au wa kiume?' },
  },
};

/** Names the numbers that are asked for once more. */
function checkText({ ageYears, heightCm, weightKg }: Case): Bilingual {
  const size = [heightCm === undefined ? '' : `${heightCm} cm`, weightKg === undefined ? '' : `${weightKg} kg`];
  const age = ageYears === undefined ? { en: '', sw: '' } : ageWords(ageYears);
  const say = (language: 'en' | 'sw') => [age[language], ...size].filter(Boolean).join(', ');
  return {
    en: `I noted: ${say('en')}. Is that right?`,
    sw: `Nimeandika: ${say('sw')}. Je, ni sahihi?`,
  };
}

/** Put once more, an open question is shorter. */
const ONCE_MORE: Readonly<Record<string, Bilingual>> = {
  else: { en: 'Is there anything else?', sw: 'Je, kuna kingine tena?' },
};

/** The words of a question for this patient; empty for an unknown id. */
export function questionText(id: string, known: Case): Bilingual {
  const again = known.asked[id] ? ONCE_MORE[id] : undefined;
  if (again) return again;
  if (id === 'check') return checkText(known);
  const { who } = known;
  const personal = who === 'self' || who === 'child' ? PERSONAL[who][id] : undefined;
  return personal ?? questionFor(id)?.text ?? { en: '', sw: '' };
}
