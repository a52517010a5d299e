import { BACKGROUND } from './background';
import { BRAIN_AND_NERVES } from './brain-and-nerves';
import { CHILD } from './child';
import { CLINIC_NOTES } from './clinic-notes';
import { CLINICAL_TERMS } from './clinical-terms';
import { DANGER_SIGNS } from './danger-signs';
import { DANGER_AS_OBSERVED } from './danger-as-it-looks';
import { DANGER_PARAPHRASED } from './danger-in-other-words';
import { DANGER_WITHOUT_NAME } from './danger-told-plainly';
import { DIGESTIVE } from './digestive';
import { ENDOCRINE } from './endocrine';
import { EYE_AND_MOUTH } from './eye-and-mouth';
import { GENERAL } from './general';
import { HEART_AND_BLOOD } from './heart-and-blood';
import { INFECTIOUS } from './infectious';
import { INJURY_AND_POISON } from './injury-and-poison';
import { MIND } from './mind';
import { MUSCLES_AND_JOINTS } from './muscles-and-joints';
import { RESPIRATORY_AND_ENT } from './respiratory-and-ent';
import { SKIN } from './skin';
import { URINARY_AND_MALE } from './urinary-and-male';
import { WOMEN_AND_BIRTH } from './women-and-birth';
import type { LexiconTable } from './schema';

/** The lexicon tables of the body systems. */
const BY_SYSTEM: LexiconTable = {
  ...GENERAL,
  ...INFECTIOUS,
  ...RESPIRATORY_AND_ENT,
  ...DIGESTIVE,
  ...WOMEN_AND_BIRTH,
  ...URINARY_AND_MALE,
  ...CHILD,
  ...HEART_AND_BLOOD,
  ...BRAIN_AND_NERVES,
  ...MIND,
  ...ENDOCRINE,
  ...MUSCLES_AND_JOINTS,
  ...SKIN,
  ...EYE_AND_MOUTH,
  ...INJURY_AND_POISON,
  ...BACKGROUND,
};

/** The phrases of each finding by id: those of its body system merged with the other tables. */
export const LEXICON: LexiconTable = joined(
  BY_SYSTEM,
  DANGER_SIGNS,
  DANGER_WITHOUT_NAME,
  DANGER_PARAPHRASED,
  DANGER_AS_OBSERVED,
  CLINICAL_TERMS,
  CLINIC_NOTES,
);

function joined(...tables: readonly LexiconTable[]): LexiconTable {
  const all: LexiconTable = {};
  for (const table of tables)
    for (const [finding, phrases] of Object.entries(table)) {
      const { en = '', sw = '', lack = '', well = '' } = all[finding] ?? {};
      all[finding] = {
        en: `${en};${phrases.en ?? ''}`,
        sw: `${sw};${phrases.sw ?? ''}`,
        lack: `${lack};${phrases.lack ?? ''}`,
        well: `${well};${phrases.well ?? ''}`,
      };
    }
  return all;
}
