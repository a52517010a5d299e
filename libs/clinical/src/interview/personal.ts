import type { Bilingual } from '@afya/contracts';
import type { Case } from '../consultation/case';
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

/** The words of a question for this patient; empty for an unknown id. */
export function questionText(id: string, { who }: Case): Bilingual {
  const personal = who === 'self' || who === 'child' ? PERSONAL[who][id] : undefined;
  return personal ?? questionFor(id)?.text ?? { en: '', sw: '' };
}
