import type { Condition } from '../schema';

/** Muscles, bones and joints. */
export const MUSCLES_AND_JOINTS: readonly Condition[] = [
  {
    id: 'low_back_pain',
    name: { en: 'Simple low back pain', sw: 'Maumivu ya mgongo' },
    triage: 'self-care',
    prior: 'common',
    who: { usual: [16, 80] },
    lasts: { hours: 'seldom', days: 'often', weeks: 'often', months: 'often' },
    findings: {
      almostAlways: ['back_pain'],
      often: ['lifting'],
      sometimes: ['leg_pain_down', 'sudden_onset', 'comes_and_goes'],
      seldom: ['numbness', 'neck_pain', 'insomnia'],
      almostNever: ['fever', 'dysuria', 'weight_loss', 'bladder_bowel_loss', 'vomiting', 'abdominal_pain'],
    },
    what: {
      en: 'Strained muscles and joints of the back hurt with bending and sitting. Most get well in some weeks.',
      sw: 'Misuli na viungo vya mgongo vilivyochoka huuma ukiinama na kukaa. Wengi hupona ndani ya wiki kadhaa.',
    },
    care: ['keep_moving', 'lift_well', 'fever_relief'],
    tests: [],
    goNow: ['legs', 'flank', 'belly'],
    source: 'WHO guideline on chronic low back pain',
  },
];
