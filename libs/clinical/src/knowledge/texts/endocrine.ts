import type { Texts } from './schema';

/** Glands and sugar. */
export const ENDOCRINE_TEXTS: Texts = {
  care: {
    foot_care: {
      en: 'Look at both feet every evening, keep them clean and dry, never walk barefoot, and keep weight off a wound.',
      sw: 'Kagua nyayo zote mbili kila jioni, ziwe safi na kavu, usitembee bila viatu, na usikanyagie kidonda.',
    },
    thyroid_tablet: {
      en: 'If thyroid tablets are given, take them every morning before food and do not stop by yourself.',
      sw: 'Ukipewa vidonge vya tezi ya shingo, vimeze kila asubuhi kabla ya kula na usiache mwenyewe.',
    },
    iodine_salt: {
      en: 'Cook with iodised salt, and have the thyroid hormone measured.',
      sw: 'Pika kwa chumvi yenye madini ya ayodini, na upime homoni ya tezi ya shingo.',
    },
    no_stimulants: {
      en: 'Leave out coffee, energy drinks and miraa until the heart is calm.',
      sw: 'Acha kahawa, vinywaji vya kuongeza nguvu na miraa hadi moyo utulie.',
    },
    keep_steroids: {
      en: 'Never stop steroid tablets suddenly. Carry a note that says that you take them.',
      sw: 'Usiache vidonge vya steroidi ghafla. Beba karatasi inayosema unavitumia.',
    },
  },
  tests: {
    thyroid: { en: 'thyroid test (TSH)', sw: 'kipimo cha tezi ya shingo (TSH)' },
    hormones: { en: 'hormone tests', sw: 'vipimo vya homoni' },
    calcium: { en: 'calcium in the blood', sw: 'kipimo cha kalsiamu kwenye damu' },
    eye_check: { en: 'eye examination', sw: 'uchunguzi wa macho' },
  },
  goNow: {
    foot_black: {
      en: 'a foot or toe that turns black, smells, or swells red',
      sw: 'mguu au kidole kinachokuwa cheusi, kunuka, au kuvimba kwa wekundu',
    },
    fever_heart: {
      en: 'fever with a racing heart and restlessness',
      sw: 'homa pamoja na moyo kwenda mbio na kukosa utulivu',
    },
  },
};
