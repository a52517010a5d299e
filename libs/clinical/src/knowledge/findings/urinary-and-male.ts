import type { FindingRow } from '../schema';

/** Kidneys, bladder and the male organs. */
export const URINARY_AND_MALE_FINDINGS: readonly FindingRow[] = [
  {
    id: 'polyuria',
    base: 0.06,
    en: {
      name: 'passing urine often',
      ask: 'Is urine passed more often than usual?',
      denied: 'urine no more often than usual',
    },
    sw: {
      name: 'kukojoa mara kwa mara',
      ask: 'Je, kukojoa ni mara nyingi kuliko kawaida?',
      denied: 'hakojoi mara kwa mara',
    },
  },
  {
    id: 'dysuria',
    base: 0.05,
    asked: { felt: true },
    en: { name: 'pain or burning when passing urine', ask: 'Does it hurt or burn to pass urine?' },
    sw: { name: 'maumivu wakati wa kukojoa', ask: 'Je, kukojoa kunauma au kunachoma?' },
  },
  {
    id: 'haematuria',
    base: 0.015,
    en: { name: 'blood in the urine', ask: 'Is there blood in the urine?' },
    sw: { name: 'damu kwenye mkojo', ask: 'Je, kuna damu kwenye mkojo?' },
  },
  {
    id: 'dark_urine',
    base: 0.02,
    en: { name: 'dark urine', ask: 'Is the urine dark like cola or strong tea?' },
    sw: { name: 'mkojo mweusi', ask: 'Je, mkojo ni mweusi kama soda au chai ya rangi?' },
  },
  {
    id: 'smelly_urine',
    base: 0.03,
    asked: { when: ['dysuria', 'polyuria', 'lower_abdominal_pain'] },
    en: { name: 'cloudy or smelly urine', ask: 'Is the urine cloudy or does it smell strongly?' },
    sw: { name: 'mkojo wenye harufu au mzito', ask: 'Je, mkojo ni mzito au una harufu kali?' },
  },
  {
    id: 'no_urine',
    base: 0.01,
    kind: 'danger',
    en: {
      name: 'little or no urine',
      ask: 'Has there been almost no urine for many hours?',
      denied: 'passing urine as usual',
    },
    sw: { name: 'kukosa mkojo', ask: 'Je, mkojo umekosekana kwa saa nyingi?', denied: 'anapata mkojo kama kawaida' },
  },
  {
    id: 'flank_pain',
    base: 0.03,
    asked: { felt: true },
    en: { name: 'pain in the side of the back', ask: 'Is there pain in the side, below the ribs?' },
    sw: { name: 'maumivu ya ubavu', ask: 'Je, kuna maumivu ubavuni, chini ya mbavu?' },
  },
  {
    id: 'discharge_penile',
    base: 0.008,
    asked: { sex: 'male', age: [14, 130] },
    en: { name: 'discharge from the penis', ask: 'Is there pus or discharge from the penis?' },
    sw: { name: 'usaha kwenye uume', ask: 'Je, kuna usaha au uchafu kwenye uume?' },
  },
  {
    id: 'testicle_pain',
    base: 0.005,
    kind: 'danger',
    asked: { sex: 'male' },
    en: { name: 'pain in a testicle', ask: 'Does a testicle hurt, or is it swollen?' },
    sw: { name: 'maumivu ya korodani', ask: 'Je, korodani inauma au imevimba?' },
  },
];
