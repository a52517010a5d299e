import type { Condition } from '../schema';

/** Eyes, mouth and teeth. */
export const EYE_AND_MOUTH: readonly Condition[] = [
  {
    id: 'conjunctivitis',
    name: { en: 'Conjunctivitis (pink eye)', sw: 'Macho mekundu' },
    triage: 'self-care',
    prior: 'occasional',
    lasts: { hours: 'sometimes', days: 'almostAlways', weeks: 'seldom', months: 'almostNever' },
    findings: {
      almostAlways: ['red_eye'],
      often: ['contact_ill'],
      sometimes: ['itch', 'runny_nose', 'sneezing'],
      seldom: ['sore_throat', 'fever', 'swollen_glands', 'photophobia', 'face_swelling'],
      almostNever: ['vision_blur', 'headache', 'vomiting', 'rash'],
    },
    what: {
      en: 'The thin skin of the eye is inflamed by a virus, bacteria or an allergy. It passes easily by hands and towels and mostly heals in a week.',
      sw: 'Utando mwembamba wa jicho umevimba kwa virusi, bakteria au mzio. Huambukizwa kwa mikono na taulo na mara nyingi hupona ndani ya wiki.',
    },
    care: ['eye_clean', 'clinic_days'],
    tests: [],
    goNow: ['eye_pain', 'sight', 'fever_stays'],
    source: 'WHO primary eye care training manual',
  },
];
