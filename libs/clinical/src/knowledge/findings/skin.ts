import type { FindingRow } from '../schema';

/** Skin. */
export const SKIN_FINDINGS: readonly FindingRow[] = [
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
    asked: { when: ['rash', 'fever'] },
    en: { name: 'red rash that began on the face', ask: 'Did a red rash begin on the face and spread down?' },
    sw: { name: 'upele mwekundu ulioanza usoni', ask: 'Je, upele mwekundu ulianza usoni na kushuka mwilini?' },
  },
  {
    id: 'blister',
    base: 0.02,
    group: 'rash',
    implies: ['rash'],
    asked: { when: ['rash'] },
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
    asked: { felt: true, when: ['itch'] },
    en: { name: 'itching worse at night', ask: 'Is the itching worse at night?' },
    sw: { name: 'muwasho unaozidi usiku', ask: 'Je, muwasho unazidi usiku?' },
  },
  {
    id: 'itch_fingers',
    base: 0.01,
    asked: { when: ['itch'] },
    en: {
      name: 'itching between the fingers or at the wrists',
      ask: 'Is it between the fingers, at the wrists or round the waist?',
    },
    sw: { name: 'muwasho kati ya vidole au viganjani', ask: 'Je, uko kati ya vidole, kwenye viganja au kiunoni?' },
  },
  {
    id: 'ring_rash',
    base: 0.015,
    asked: { when: ['rash', 'itch'] },
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
    asked: { when: ['rash', 'itch'] },
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
    asked: { when: ['rash', 'itch', 'hives'] },
    en: { name: 'swelling of lips, tongue or throat', ask: 'Are the lips, tongue or throat swelling?' },
    sw: {
      name: 'midomo, ulimi au koo kuvimba',
      ask: 'Je, midomo, ulimi au koo linavimba?',
      denied: 'midomo, ulimi na koo havijavimba',
    },
  },
  {
    id: 'allergen',
    base: 0.04,
    en: { name: 'a sting, new food or medicine just before', ask: 'Did it start after a sting, a food or a medicine?' },
    sw: {
      name: 'kuumwa na nyuki, chakula kipya au dawa kabla',
      ask: 'Je, ilianza baada ya kuumwa na nyuki, chakula au dawa?',
      denied: 'hakuna kuumwa na nyuki, chakula kipya wala dawa mpya kabla',
    },
  },
  {
    id: 'boil_pus',
    base: 0.02,
    en: { name: 'a boil or pus', ask: 'Is there a boil or pus?' },
    sw: { name: 'jipu au usaha', ask: 'Je, kuna jipu au usaha?' },
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
];
