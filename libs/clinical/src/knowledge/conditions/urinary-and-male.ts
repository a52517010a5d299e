import type { Condition } from '../schema';

/** Kidneys, bladder and the male organs. */
export const URINARY_AND_MALE: readonly Condition[] = [
  {
    id: 'uti',
    name: { en: 'Urinary tract infection', sw: 'Maambukizi ya njia ya mkojo (UTI)' },
    triage: 'routine',
    prior: 'common',
    who: { usual: [10, 100] },
    lasts: { hours: 'sometimes', days: 'almostAlways', weeks: 'sometimes', months: 'almostNever' },
    findings: {
      almostAlways: ['dysuria'],
      often: ['polyuria', 'lower_abdominal_pain', 'smelly_urine'],
      sometimes: ['haematuria', 'abdominal_pain', 'back_pain', 'pregnant', 'diabetes'],
      seldom: ['fever', 'nausea', 'chills', 'flank_pain', 'dark_urine'],
      almostNever: ['discharge_vaginal', 'discharge_penile', 'genital_sore', 'cough', 'vomiting'],
    },
    what: {
      en: 'Bacteria in the bladder make urine burn and come often. It is common in women and is cured with a short antibiotic.',
      sw: 'Bakteria kwenye kibofu hufanya mkojo kuchoma na kuja mara kwa mara. Ni kawaida kwa wanawake na hupona kwa antibiotiki ya siku chache.',
    },
    care: ['clinic_days', 'fluids', 'urine_care', 'finish_medicine'],
    tests: ['urine', 'pregnancy'],
    goNow: ['flank', 'pregnancy', 'no_drinking', 'confusion'],
    source: 'WHO AWaRe antibiotic book; Kenya clinical guidelines (Ministry of Health)',
  },
];
