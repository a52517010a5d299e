import type { FindingRow } from '../schema';

/** Mind and substances. */
export const MIND_FINDINGS: readonly FindingRow[] = [
  {
    id: 'sad',
    base: 0.06,
    asked: { felt: true },
    en: { name: 'low mood', ask: 'Is there sadness, or no joy in things, on most days?' },
    sw: { name: 'huzuni', ask: 'Je, kuna huzuni au kutofurahia mambo, siku nyingi?' },
  },
  {
    id: 'anxiety',
    base: 0.1,
    asked: { felt: true },
    en: { name: 'worry or fear', ask: 'Is there much worry, fear or panic?' },
    sw: { name: 'wasiwasi au hofu', ask: 'Je, kuna wasiwasi, hofu au kupaniki kwingi?' },
  },
  {
    id: 'insomnia',
    base: 0.12,
    en: { name: 'poor sleep', ask: 'Is sleep poor?', denied: 'sleeping well' },
    sw: { name: 'kukosa usingizi', ask: 'Je, usingizi ni mbaya?', denied: 'analala vizuri' },
  },
  {
    id: 'suicidal',
    base: 0.01,
    kind: 'danger',
    asked: { age: [14, 130], when: ['sad'] },
    en: { name: 'thoughts of dying or self-harm', ask: 'Are there thoughts of dying or of hurting yourself?' },
    sw: { name: 'mawazo ya kufa au kujidhuru', ask: 'Je, kuna mawazo ya kufa au ya kujidhuru?' },
  },
];
