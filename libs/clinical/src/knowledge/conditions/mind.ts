import type { Condition } from '../schema';

/** Mind and substances. */
export const MIND: readonly Condition[] = [
  {
    id: 'depression',
    name: { en: 'Depression', sw: 'Sonona' },
    triage: 'routine',
    prior: 'common',
    who: { usual: [12, 100] },
    lasts: { hours: 'almostNever', days: 'seldom', weeks: 'often', months: 'often' },
    findings: {
      almostAlways: ['sad'],
      often: ['insomnia', 'fatigue', 'loss_appetite', 'anxiety'],
      sometimes: ['weight_loss', 'suicidal', 'headache', 'body_ache'],
      seldom: ['palpitations', 'alcohol', 'abdominal_pain', 'weight_gain'],
      almostNever: ['fever', 'cough', 'diarrhoea', 'rash'],
    },
    what: {
      en: 'Depression is an illness of mood, not weakness of character: sadness or no joy on most days for weeks. It can be treated.',
      sw: 'Sonona ni ugonjwa wa hisia, si udhaifu wa tabia: huzuni au kutofurahia siku nyingi kwa wiki kadhaa. Inatibika.',
    },
    care: ['counselling', 'talk', 'clinic_days'],
    tests: [],
    goNow: ['harm'],
    source: 'WHO mhGAP intervention guide',
  },
  {
    id: 'anxiety',
    name: { en: 'Anxiety or panic', sw: 'Wasiwasi au hofu' },
    triage: 'routine',
    prior: 'occasional',
    who: { usual: [10, 90] },
    lasts: { hours: 'often', days: 'sometimes', weeks: 'often', months: 'often' },
    findings: {
      almostAlways: ['anxiety'],
      often: ['palpitations', 'comes_and_goes', 'insomnia'],
      sometimes: [
        'sweating',
        'dizziness',
        'chills',
        'chest_tight',
        'sudden_onset',
        'sob',
        'fatigue',
        'numbness',
        'fast_breathing',
      ],
      seldom: ['nausea', 'headache', 'sad', 'chest_pain', 'abdominal_pain'],
      almostNever: ['fever', 'cough', 'vomiting', 'diarrhoea', 'rash'],
    },
    what: {
      en: 'Worry or sudden fear makes the heart race and the breath short. It is frightening but not dangerous, and it can be treated.',
      sw: 'Wasiwasi au hofu ya ghafla hufanya moyo kwenda mbio na pumzi kuwa fupi. Inatisha lakini si hatari, na inatibika.',
    },
    care: ['slow_breathing', 'counselling', 'talk'],
    tests: ['ecg', 'sugar'],
    goNow: ['chest_pain', 'harm', 'faint'],
    source: 'WHO mhGAP intervention guide',
  },
];
