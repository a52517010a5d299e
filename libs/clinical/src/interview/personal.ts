import type { Bilingual } from '@afya/contracts';
import type { Case } from '../consultation/case';
import { ageWords } from '../words/patient';
import { PERSONAL } from './personal-words';
import { questionFor } from './questions';

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
  const spokenTo = known.who === 'self' || known.who === 'child' ? known.who : undefined;
  const personal = spokenTo && PERSONAL[spokenTo][id];
  return personal ?? questionFor(id)?.text ?? { en: '', sw: '' };
}
