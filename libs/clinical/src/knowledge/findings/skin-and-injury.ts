import type { FindingRow } from '../schema';

/** Skin, muscles, bites, burns, poison and wounds. */
export const SKIN_AND_INJURY_FINDINGS: readonly FindingRow[] = [
  {
    id: 'rash',
    base: 0.08,
    group: 'rash',
    en: { name: 'rash', ask: 'Is there a rash?' },
    sw: { name: 'upele', ask: 'Je, kuna upele?' },
  },
  {
    id: 'measles_rash',
    base: 0.008,
    group: 'rash',
    implies: ['rash'],
    en: { name: 'red rash that began on the face', ask: 'Did a red rash begin on the face and spread down?' },
    sw: { name: 'upele mwekundu ulioanza usoni', ask: 'Je, upele mwekundu ulianza usoni na kushuka mwilini?' },
  },
  {
    id: 'blister',
    base: 0.02,
    group: 'rash',
    implies: ['rash'],
    en: { name: 'small blisters', ask: 'Are there small blisters filled with fluid?' },
    sw: { name: 'malengelenge', ask: 'Je, kuna malengelenge madogo yenye maji?' },
  },
  {
    id: 'itch',
    base: 0.07,
    en: { name: 'itching', ask: 'Is there itching?' },
    sw: { name: 'muwasho', ask: 'Je, kuna muwasho?' },
  },
  {
    id: 'itch_night',
    base: 0.01,
    implies: ['itch'],
    en: { name: 'itching worse at night', ask: 'Is the itching worse at night?' },
    sw: { name: 'muwasho unaozidi usiku', ask: 'Je, muwasho unazidi usiku?' },
  },
  {
    id: 'itch_fingers',
    base: 0.01,
    en: {
      name: 'itching between the fingers or at the wrists',
      ask: 'Is it between the fingers, at the wrists or round the waist?',
    },
    sw: { name: 'muwasho kati ya vidole au viganjani', ask: 'Je, uko kati ya vidole, kwenye viganja au kiunoni?' },
  },
  {
    id: 'ring_rash',
    base: 0.015,
    en: { name: 'round or scaly patches', ask: 'Are there round, scaly patches, or itching between the toes?' },
    sw: {
      name: 'mabaka ya mviringo',
      ask: 'Je, kuna mabaka ya mviringo yenye magamba, au muwasho kati ya vidole vya miguu?',
    },
  },
  {
    id: 'hives',
    base: 0.015,
    group: 'rash',
    implies: ['itch'],
    en: { name: 'raised itchy patches', ask: 'Are there raised itchy patches that come and go?' },
    sw: {
      name: 'mabaka yanayovimba na kuwasha',
      ask: 'Je, kuna mabaka yaliyovimba yanayowasha, yanayokuja na kuondoka?',
    },
  },
  {
    id: 'lip_tongue_swelling',
    base: 0.004,
    kind: 'danger',
    en: { name: 'swelling of lips, tongue or throat', ask: 'Are the lips, tongue or throat swelling?' },
    sw: { name: 'midomo, ulimi au koo kuvimba', ask: 'Je, midomo, ulimi au koo linavimba?' },
  },
  {
    id: 'allergen',
    base: 0.04,
    en: { name: 'a sting, new food or medicine just before', ask: 'Did it start after a sting, a food or a medicine?' },
    sw: {
      name: 'kuumwa na nyuki, chakula kipya au dawa kabla',
      ask: 'Je, ilianza baada ya kuumwa na nyuki, chakula au dawa?',
    },
  },
  {
    id: 'boil_pus',
    base: 0.02,
    en: { name: 'a boil or pus', ask: 'Is there a boil or pus?' },
    sw: { name: 'jipu au usaha', ask: 'Je, kuna jipu au usaha?' },
  },
  {
    id: 'wound',
    base: 0.03,
    en: { name: 'a wound or sore', ask: 'Is there a wound?' },
    sw: { name: 'kidonda au jeraha', ask: 'Je, kuna kidonda au jeraha?' },
  },
  {
    id: 'red_hot_skin',
    base: 0.015,
    en: { name: 'red, hot skin', ask: 'Is the skin red, hot and swollen?' },
    sw: { name: 'ngozi nyekundu yenye joto', ask: 'Je, ngozi ni nyekundu, ya moto na imevimba?' },
  },
  {
    id: 'black_spots_toes',
    base: 0.004,
    en: { name: 'black dots in the toes (jiggers)', ask: 'Are there small black dots in the toes or feet?' },
    sw: { name: 'vidoti vyeusi vidoleni (funza)', ask: 'Je, kuna vidoti vyeusi kwenye vidole vya miguu?' },
  },
  {
    id: 'burn',
    base: 0.005,
    en: { name: 'a burn', ask: 'Is there a burn?' },
    sw: { name: 'kuungua', ask: 'Je, kuna kuungua?' },
  },
  {
    id: 'burn_severe',
    base: 0.002,
    kind: 'danger',
    implies: ['burn'],
    en: {
      name: 'a large burn, or on the face',
      ask: 'Is the burn larger than the hand, or on the face, hands or private parts?',
    },
    sw: {
      name: 'kuungua sehemu kubwa au usoni',
      ask: 'Je, sehemu iliyoungua ni kubwa kuliko kiganja, au iko usoni, mikononi au sehemu za siri?',
    },
  },
  {
    id: 'head_injury',
    base: 0.006,
    en: { name: 'a blow to the head', ask: 'Was there a blow to the head?' },
    sw: { name: 'kuumia kichwa', ask: 'Je, kichwa kimeumia?' },
  },
  {
    id: 'clear_fluid_ear_nose',
    base: 0.001,
    kind: 'danger',
    en: {
      name: 'blood or fluid from ear or nose after a blow',
      ask: 'Is blood or clear fluid coming from the ear or nose?',
    },
    sw: { name: 'damu au maji sikioni au puani baada ya kuumia', ask: 'Je, damu au maji yanatoka sikioni au puani?' },
  },
  {
    id: 'snakebite',
    base: 0.001,
    kind: 'danger',
    en: { name: 'a snake bite', ask: 'Was there a snake bite?' },
    sw: { name: 'kuumwa na nyoka', ask: 'Je, ameumwa na nyoka?' },
  },
  {
    id: 'dogbite',
    base: 0.002,
    kind: 'danger',
    en: { name: 'an animal bite', ask: 'Was there a bite by a dog or another animal?' },
    sw: { name: 'kuumwa na mnyama', ask: 'Je, ameumwa na mbwa au mnyama mwingine?' },
  },
  {
    id: 'poison',
    base: 0.002,
    kind: 'danger',
    en: { name: 'poison or too many tablets', ask: 'Was poison, a chemical or too many tablets taken?' },
    sw: { name: 'sumu au vidonge vingi', ask: 'Je, sumu, kemikali au vidonge vingi vimemezwa?' },
  },
  {
    id: 'co_exposure',
    base: 0.003,
    en: { name: 'a charcoal fire in a closed room', ask: 'Was there a charcoal stove or generator in a closed room?' },
    sw: {
      name: 'jiko la makaa ndani ya chumba',
      ask: 'Je, kulikuwa na jiko la makaa au jenereta ndani ya chumba kilichofungwa?',
    },
  },
  {
    id: 'back_pain',
    base: 0.08,
    en: { name: 'back pain', ask: 'Is there back pain?' },
    sw: { name: 'maumivu ya mgongo', ask: 'Je, kuna maumivu ya mgongo?' },
  },
  {
    id: 'leg_pain_down',
    base: 0.02,
    en: { name: 'pain shooting down a leg', ask: 'Does the pain shoot down a leg?' },
    sw: { name: 'maumivu yanayoshuka mguuni', ask: 'Je, maumivu yanashuka hadi mguuni?' },
  },
  {
    id: 'lifting',
    base: 0.04,
    en: {
      name: 'getting worse with bending, lifting or long sitting',
      ask: 'Did it start after lifting, or is it worse with bending or long sitting?',
    },
    sw: {
      name: 'kuzidi ukiinama, kubeba au kukaa sana',
      ask: 'Je, ilianza baada ya kubeba mzigo, au inazidi ukiinama au kukaa muda mrefu?',
    },
  },
  {
    id: 'bladder_bowel_loss',
    base: 0.003,
    kind: 'danger',
    en: {
      name: 'loss of control of urine, or numbness between the legs',
      ask: 'Is there loss of control of urine or stool, or numbness between the legs?',
    },
    sw: {
      name: 'kushindwa kuzuia mkojo au ganzi kati ya miguu',
      ask: 'Je, kuna kushindwa kuzuia mkojo au choo, au ganzi kati ya miguu?',
    },
  },
  {
    id: 'bulging_fontanelle',
    base: 0.003,
    kind: 'danger',
    en: { name: 'a bulging soft spot on the head', ask: "Is the soft spot on the baby's head bulging?" },
    sw: { name: 'utosi kuvimba', ask: 'Je, utosi wa mtoto umevimba?' },
  },
  {
    id: 'navel_infection',
    base: 0.002,
    en: { name: 'a red navel, or pus from it', ask: "Is the baby's navel red, or does pus come from it?" },
    sw: { name: 'kitovu chekundu au chenye usaha', ask: 'Je, kitovu cha mtoto ni chekundu au kinatoa usaha?' },
  },
];
