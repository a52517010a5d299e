import type { FindingRow } from '../schema';

/** Eyes, mouth and teeth. */
export const EYE_AND_MOUTH_FINDINGS: readonly FindingRow[] = [
  {
    id: 'toothache',
    base: 0.03,
    en: { name: 'toothache', ask: 'Does a tooth hurt?' },
    sw: { name: 'maumivu ya jino', ask: 'Je, jino linauma?' },
  },
  {
    id: 'gum_bleeding',
    base: 0.005,
    kind: 'danger',
    en: { name: 'bleeding from gums, mouth or eyes', ask: 'Is there bleeding from the gums, the mouth or the eyes?' },
    sw: {
      name: 'kutoka damu kwenye fizi, mdomo au macho',
      ask: 'Je, damu inatoka kwenye fizi, mdomo au macho?',
      denied: 'hakuna damu kwenye fizi, mdomo wala macho',
    },
  },
  {
    id: 'mouth_sores',
    base: 0.03,
    en: { name: 'mouth sores', ask: 'Are there sores in the mouth?' },
    sw: { name: 'vidonda mdomoni', ask: 'Je, kuna vidonda mdomoni?' },
  },
  {
    id: 'red_eye',
    base: 0.05,
    en: { name: 'red or sticky eyes', ask: 'Are the eyes red or sticky?' },
    sw: { name: 'macho mekundu', ask: 'Je, macho ni mekundu au yana tongotongo?' },
  },
];
