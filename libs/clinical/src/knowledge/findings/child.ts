import type { FindingRow } from '../schema';

/** Newborns and children. */
export const CHILD_FINDINGS: readonly FindingRow[] = [
  {
    id: 'not_feeding',
    base: 0.03,
    kind: 'danger',
    asked: { age: [0, 5] },
    en: {
      name: 'being unable to drink or breastfeed',
      ask: 'Is it impossible to drink or breastfeed?',
      denied: 'able to drink or breastfeed',
    },
    sw: {
      name: 'kushindwa kunywa au kunyonya',
      ask: 'Je, kunywa au kunyonya kumeshindikana kabisa?',
      denied: 'anaweza kunywa au kunyonya',
    },
  },
  {
    id: 'wasting',
    base: 0.03,
    en: { name: 'being very thin', ask: 'Has the patient become very thin, with bones showing?', denied: 'not thin' },
    sw: { name: 'kukonda sana', ask: 'Je, mgonjwa amekonda sana hadi mifupa inaonekana?', denied: 'hajakonda sana' },
  },
  {
    id: 'hair_change',
    base: 0.02,
    asked: { when: ['wasting', 'swelling_legs', 'weight_loss'] },
    en: {
      name: 'hair that turned thin or reddish',
      ask: 'Has the hair become thin, light or reddish?',
      denied: 'no change of the hair',
    },
    sw: {
      name: 'nywele kuwa nyepesi au nyekundu',
      ask: 'Je, nywele zimekuwa nyepesi au zimebadilika kuwa nyekundu?',
      denied: 'nywele hazijabadilika',
    },
  },
  {
    id: 'bulging_fontanelle',
    base: 0.003,
    kind: 'danger',
    asked: { age: [0, 2] },
    en: { name: 'a bulging soft spot on the head', ask: "Is the soft spot on the baby's head bulging?" },
    sw: { name: 'utosi kuvimba', ask: 'Je, utosi wa mtoto umevimba?', denied: 'utosi haujavimba' },
  },
  {
    id: 'navel_infection',
    base: 0.002,
    asked: { age: [0, 2] },
    en: { name: 'a red navel, or pus from it', ask: "Is the baby's navel red, or does pus come from it?" },
    sw: { name: 'kitovu chekundu au chenye usaha', ask: 'Je, kitovu cha mtoto ni chekundu au kinatoa usaha?' },
  },
];
