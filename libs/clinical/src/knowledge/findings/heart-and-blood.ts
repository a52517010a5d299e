import type { FindingRow } from '../schema';

/** Heart, vessels and blood. */
export const HEART_AND_BLOOD_FINDINGS: readonly FindingRow[] = [
  {
    id: 'chest_tight',
    base: 0.04,
    group: 'chest',
    asked: { felt: true },
    en: { name: 'pressure on the chest', ask: 'Is there a tight or heavy pressure on the chest?' },
    sw: { name: 'kifua kubana', ask: 'Je, kifua kinabana au kuna uzito kifuani?', denied: 'kifua hakibani' },
  },
  {
    id: 'arm_jaw_pain',
    base: 0.015,
    kind: 'danger',
    asked: { age: [14, 130], when: ['chest_pain', 'chest_tight'] },
    en: { name: 'pain spreading to arm or jaw', ask: 'Does the pain spread to an arm, the neck or the jaw?' },
    sw: {
      name: 'maumivu kwenda mkono au taya',
      ask: 'Je, maumivu yanasambaa hadi mkono, shingo au taya?',
      denied: 'hakuna maumivu ya mkono wala taya',
    },
  },
  {
    id: 'exertion_pain',
    base: 0.04,
    asked: { when: ['chest_pain', 'chest_tight', 'sob'] },
    en: {
      name: 'getting worse with effort',
      ask: 'Does it come with walking or effort, and ease with rest?',
      denied: 'not worse with effort',
    },
    sw: {
      name: 'kuzidi ukifanya kazi',
      ask: 'Je, inakuja ukitembea au kufanya kazi na kupungua ukipumzika?',
      denied: 'haizidi akifanya kazi',
    },
  },
  {
    id: 'palpitations',
    base: 0.05,
    asked: { felt: true },
    en: { name: 'a racing heart', ask: 'Does the heart race or pound?' },
    sw: { name: 'moyo kwenda mbio', ask: 'Je, moyo unaenda mbio au unadunda?', denied: 'moyo hauendi mbio' },
  },
  {
    id: 'orthopnoea',
    base: 0.02,
    en: { name: 'breathlessness when lying flat', ask: 'Is it harder to breathe when lying flat?' },
    sw: {
      name: 'kukosa pumzi ukilala chali',
      ask: 'Je, kupumua ni kugumu zaidi ukilala chali?',
      denied: 'anapumua vizuri akilala chali',
    },
  },
  {
    id: 'swelling_legs',
    base: 0.05,
    group: 'swelling',
    en: { name: 'swollen legs or feet', ask: 'Are the legs or feet swollen?' },
    sw: { name: 'miguu kuvimba', ask: 'Je, miguu au nyayo zimevimba?', denied: 'miguu haijavimba' },
  },
  {
    id: 'pallor',
    base: 0.05,
    en: { name: 'paleness', ask: 'Are the palms, lips or inside of the eyelids pale?' },
    sw: { name: 'kupauka', ask: 'Je, viganja, midomo au ndani ya kope vimepauka?', denied: 'hajapauka' },
  },
];
