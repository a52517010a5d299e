import type { Condition } from '../schema';

/** Skin. */
export const SKIN: readonly Condition[] = [
  {
    id: 'scabies',
    name: { en: 'Scabies', sw: 'Upele wa kuwasha (skabi)' },
    triage: 'routine',
    prior: 'occasional',
    lasts: { hours: 'almostNever', days: 'sometimes', weeks: 'almostAlways', months: 'sometimes' },
    findings: {
      almostAlways: ['itch'],
      often: ['rash', 'itch_night', 'itch_fingers', 'contact_ill'],
      sometimes: ['wound', 'insomnia'],
      seldom: ['boil_pus', 'blister', 'genital_itch'],
      almostNever: ['fever', 'headache', 'cough', 'ring_rash', 'measles_rash'],
    },
    what: {
      en: 'Scabies is a mite that digs into the skin and itches, above all at night, between fingers and at the waist. It passes by touch and is easy to treat.',
      sw: 'Skabi ni mdudu mdogo anayechimba ngozi na kuwasha, hasa usiku, kati ya vidole na kiunoni. Huambukizwa kwa kugusana na ni rahisi kutibu.',
    },
    care: ['treat_household', 'clinic_days', 'no_scratching'],
    tests: [],
    goNow: ['skin_spread', 'child_worse'],
    source: 'WHO scabies fact sheet',
  },
  {
    id: 'ringworm',
    name: { en: 'Fungal skin infection (ringworm)', sw: 'Fangasi ya ngozi (mapunye, mba)' },
    triage: 'self-care',
    prior: 'occasional',
    lasts: { hours: 'almostNever', days: 'sometimes', weeks: 'almostAlways', months: 'often' },
    findings: {
      almostAlways: ['ring_rash'],
      often: ['itch', 'rash'],
      sometimes: ['contact_ill'],
      seldom: ['blister', 'diabetes', 'hiv', 'wound'],
      almostNever: ['fever', 'itch_night', 'headache', 'cough'],
    },
    what: {
      en: 'A fungus of the skin makes round, scaly, itchy patches, or itching between the toes. A cream clears it in some weeks.',
      sw: 'Fangasi ya ngozi huleta mabaka ya mviringo yenye magamba yanayowasha, au muwasho kati ya vidole vya miguu. Krimu huiondoa ndani ya wiki kadhaa.',
    },
    care: ['antifungal', 'no_scratching'],
    tests: [],
    goNow: ['skin_spread'],
    source: 'Standard textbooks of dermatology',
  },
  {
    id: 'urticaria',
    name: { en: 'Hives (skin allergy)', sw: 'Mzio wa ngozi' },
    triage: 'self-care',
    prior: 'occasional',
    lasts: { hours: 'almostAlways', days: 'often', weeks: 'sometimes', months: 'seldom' },
    findings: {
      almostAlways: ['itch'],
      often: ['hives', 'rash', 'allergen', 'sudden_onset'],
      sometimes: ['comes_and_goes', 'swelling'],
      seldom: ['lip_tongue_swelling', 'abdominal_pain', 'face_swelling'],
      almostNever: ['fever', 'sob', 'vomiting', 'cough', 'itch_fingers'],
    },
    what: {
      en: 'Hives are raised itchy patches, often an allergy to food, medicine or a sting. They come and go within a day or so.',
      sw: 'Ni mabaka yaliyovimba na kuwasha, mara nyingi mzio wa chakula, dawa au mdudu. Huja na kuondoka ndani ya siku moja hivi.',
    },
    care: ['avoid_triggers', 'no_scratching', 'clinic_days'],
    tests: [],
    goNow: ['breathing', 'throat', 'faint'],
    source: 'World Allergy Organization guidance; standard textbooks of dermatology',
  },
];
