import { firstThree } from '../../testing/first-three';

/** Endocrine conditions, each with a patient's or relative's text in English and Swahili. Add a line to extend it. */
const TOLD: readonly (readonly [condition: string, english: string, swahili: string])[] = [
  [
    'diabetes',
    'I am always thirsty, pass urine all the time and lose weight although I eat',
    'Nina kiu kila wakati, nakojoa sana usiku na nimekonda',
  ],
  [
    'diabetic_ketoacidosis',
    'She is diabetic and ran out of insulin, now she vomits, breathes deep and fast and her breath smells fruity',
    'Ana kisukari, ameacha insulini, anatapika, anapumua haraka na ana kiu sana',
  ],
  [
    'hypoglycaemia',
    'He injected insulin and skipped lunch, now he sweats, shakes and is confused',
    'Ana kisukari, alidunga insulini bila kula, sasa anatoka jasho na kuongea ovyo',
  ],
  [
    'diabetic_complication',
    'I am diabetic and my feet burn and feel numb, and there is a wound on my toe that does not heal',
    'Nina kisukari miaka kumi, nyayo zimekufa ganzi na nina kidonda kwenye mguu',
  ],
  [
    'hypothyroidism',
    'I feel cold when others are warm, I am always tired, I gain weight and my skin is dry',
    'Nahisi baridi kuliko wengine, nachoka, naongezeka uzito na choo ni kigumu',
  ],
  [
    'hyperthyroidism',
    'My neck is swollen in front, my heart races, my hands tremble and I get thin although I eat',
    'Mbele ya shingo imevimba, moyo unaenda mbio, mikono inatetemeka na nakonda',
  ],
  [
    'adrenal_cushing',
    'After years of prednisone my face has become round, with purple stretch marks and weak thighs',
    'Ngozi imekuwa nyeusi, nachoka sana, presha iko chini na natamani chumvi',
  ],
  [
    'pituitary',
    'My rings and shoes no longer fit, my jaw has grown and I have headaches',
    'Sijanyonyesha kamwe lakini matiti yanatoa maziwa, kichwa kinauma na sioni pembeni',
  ],
  [
    'hyperparathyroidism',
    'My bones ache, I am constipated and thirsty and I have had kidney stones, the calcium was high',
    'Mifupa inauma, nina mawe ya figo, kukosa choo na kalsiamu iko juu',
  ],
];

test.each(
  TOLD.flatMap(([id, en, sw]): [string, string][] => [
    [id, en],
    [id, sw],
  ]),
)('%s: %s', (id, text) => {
  expect(firstThree(text)).toContain(id);
});
