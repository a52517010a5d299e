import type { FindingRow } from '../schema';

/** Muscles, bones and joints. */
export const MUSCLES_AND_JOINTS_FINDINGS: readonly FindingRow[] = [
  {
    id: 'joint_pain',
    base: 0.08,
    group: 'aches',
    asked: { felt: true },
    en: { name: 'joint pain', ask: 'Do the joints hurt?' },
    sw: { name: 'maumivu ya viungo', ask: 'Je, viungo vinauma?' },
  },
  {
    id: 'bone_pain',
    base: 0.03,
    asked: { felt: true },
    en: { name: 'pain in the bones, arms or legs', ask: 'Is there strong pain in the bones, arms or legs?' },
    sw: { name: 'maumivu ya mifupa, mikono au miguu', ask: 'Je, kuna maumivu makali ya mifupa, mikono au miguu?' },
  },
  {
    id: 'neck_pain',
    base: 0.05,
    asked: { felt: true },
    en: { name: 'neck pain', ask: 'Does the neck hurt?' },
    sw: { name: 'maumivu ya shingo', ask: 'Je, shingo inauma?' },
  },
  {
    id: 'back_pain',
    base: 0.08,
    asked: { felt: true },
    en: { name: 'back pain', ask: 'Is there back pain?' },
    sw: { name: 'maumivu ya mgongo', ask: 'Je, kuna maumivu ya mgongo?' },
  },
  {
    id: 'leg_pain_down',
    base: 0.02,
    asked: { when: ['back_pain'] },
    en: { name: 'pain shooting down a leg', ask: 'Does the pain shoot down a leg?' },
    sw: {
      name: 'maumivu yanayoshuka mguuni',
      ask: 'Je, maumivu yanashuka hadi mguuni?',
      denied: 'maumivu hayashuki mguuni',
    },
  },
  {
    id: 'lifting',
    base: 0.04,
    asked: { when: ['back_pain'] },
    en: {
      name: 'getting worse with bending, lifting or long sitting',
      ask: 'Did it start after lifting, or is it worse with bending or long sitting?',
      denied: 'not worse with bending or lifting',
    },
    sw: {
      name: 'kuzidi ukiinama, kubeba au kukaa sana',
      ask: 'Je, ilianza baada ya kubeba mzigo, au inazidi ukiinama au kukaa muda mrefu?',
      denied: 'haizidi akiinama au kubeba',
    },
  },
  {
    id: 'bladder_bowel_loss',
    base: 0.003,
    kind: 'danger',
    asked: { when: ['back_pain'] },
    en: {
      name: 'loss of control of urine, or numbness between the legs',
      ask: 'Is there loss of control of urine or stool, or numbness between the legs?',
      denied: 'in control of urine, no numbness between the legs',
    },
    sw: {
      name: 'kushindwa kuzuia mkojo au ganzi kati ya miguu',
      ask: 'Je, kuna kushindwa kuzuia mkojo au choo, au ganzi kati ya miguu?',
      denied: 'anaweza kuzuia mkojo, hakuna ganzi kati ya miguu',
    },
  },
];
