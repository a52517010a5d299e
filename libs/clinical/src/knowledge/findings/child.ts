import type { FindingRow } from '../schema';

/** Newborns and children. */
export const CHILD_FINDINGS: readonly FindingRow[] = [
  {
    id: 'not_feeding',
    base: 0.03,
    kind: 'danger',
    asked: { age: [0, 5] },
    en: {
      name: 'being unable to drink or breastfeed',
      ask: 'Is it impossible to drink or breastfeed?',
      denied: 'able to drink or breastfeed',
      why: 'A child that cannot drink is in danger.',
    },
    sw: {
      name: 'kushindwa kunywa au kunyonya',
      ask: 'Je, kunywa au kunyonya kumeshindikana kabisa?',
      denied: 'anaweza kunywa au kunyonya',
      why: 'Mtoto asiyeweza kunywa yuko hatarini.',
    },
  },
  {
    id: 'wasting',
    base: 0.03,
    en: {
      name: 'being very thin',
      ask: 'Has the patient become very thin, with bones showing?',
      denied: 'not thin',
      why: 'It is the best sign of too little food or a long illness.',
    },
    sw: {
      name: 'kukonda sana',
      ask: 'Je, mgonjwa amekonda sana hadi mifupa inaonekana?',
      denied: 'hajakonda sana',
      why: 'Ni dalili kuu ya kukosa chakula au ugonjwa wa muda mrefu.',
    },
  },
  {
    id: 'hair_change',
    base: 0.02,
    asked: { when: ['wasting', 'swelling_legs', 'weight_loss'] },
    en: {
      name: 'hair that turned thin or reddish',
      ask: 'Has the hair become thin, light or reddish?',
      denied: 'no change of the hair',
      why: 'Hair changes when protein is missing.',
    },
    sw: {
      name: 'nywele kuwa nyepesi au nyekundu',
      ask: 'Je, nywele zimekuwa nyepesi au zimebadilika kuwa nyekundu?',
      denied: 'nywele hazijabadilika',
      why: 'Nywele hubadilika mwili ukikosa protini.',
    },
  },
  {
    id: 'bulging_fontanelle',
    base: 0.003,
    kind: 'danger',
    asked: { age: [0, 2] },
    en: {
      name: 'a bulging soft spot on the head',
      ask: "Is the soft spot on the baby's head bulging?",
      why: 'It shows pressure in the head.',
    },
    sw: {
      name: 'utosi kuvimba',
      ask: 'Je, utosi wa mtoto umevimba?',
      denied: 'utosi haujavimba',
      why: 'Huonyesha shinikizo ndani ya kichwa.',
    },
  },
  {
    id: 'navel_infection',
    base: 0.002,
    asked: { age: [0, 2] },
    en: {
      name: 'a red navel, or pus from it',
      ask: "Is the baby's navel red, or does pus come from it?",
      why: "A newborn's navel can let germs into the blood.",
    },
    sw: {
      name: 'kitovu chekundu au chenye usaha',
      ask: 'Je, kitovu cha mtoto ni chekundu au kinatoa usaha?',
      why: 'Kitovu cha mtoto mchanga kinaweza kuingiza vijidudu kwenye damu.',
    },
  },
  {
    id: 'brief_fit',
    base: 0.002,
    implies: ['convulsion'],
    asked: { age: [0, 7], when: ['convulsion'] },
    en: {
      name: 'a short fit, awake again soon after',
      ask: 'Was the fit over within some minutes, and did the child wake up well after it?',
      why: 'A short fit with fever in a well child is mostly harmless.',
      denied: 'the fit was not short',
    },
    sw: {
      name: 'degedege fupi',
      ask: 'Je, degedege iliisha kwa dakika chache na mtoto akaamka vizuri?',
      why: 'Degedege fupi la homa kwa mtoto mzima mara nyingi si hatari.',
    },
  },
  {
    id: 'long_crying',
    base: 0.005,
    asked: { age: [0, 1.5] },
    en: {
      name: 'crying for hours without reason',
      ask: 'Does the baby cry for hours without a reason, often in the evening?',
      why: 'Such crying in a thriving baby is colic.',
      denied: 'no long crying',
    },
    sw: {
      name: 'kulia kwa saa nyingi bila sababu',
      ask: 'Je, mtoto analia kwa saa nyingi bila sababu, mara nyingi jioni?',
      why: 'Kulia hivi kwa mtoto anayekua vizuri huwa ni msokoto wa tumbo.',
      denied: 'halii muda mrefu',
    },
  },
  {
    id: 'spits_milk',
    base: 0.004,
    implies: ['vomiting'],
    asked: { age: [0, 2] },
    en: {
      name: 'bringing up milk after feeds',
      ask: 'Does milk run back out after feeds, without effort?',
      why: 'Milk that runs back is common and mostly harmless.',
      denied: 'no milk coming up',
    },
    sw: {
      name: 'kucheua maziwa baada ya kunyonya',
      ask: 'Je, mtoto hucheua maziwa baada ya kunyonya, bila kujikaza?',
      why: 'Kucheua maziwa ni kawaida na mara nyingi si hatari.',
      denied: 'hacheui maziwa',
    },
  },
  {
    id: 'thriving',
    base: 0.03,
    kind: 'background',
    asked: { age: [0, 2] },
    en: {
      name: 'a baby that feeds and grows well',
      ask: 'Does the baby feed and grow well?',
      why: 'A baby that grows well is seldom seriously ill.',
      denied: 'not growing well',
    },
    sw: {
      name: 'mtoto anayenyonya na kukua vizuri',
      ask: 'Je, mtoto ananyonya na kukua vizuri?',
      why: 'Mtoto anayekua vizuri mara chache ana ugonjwa mkubwa.',
      denied: 'mtoto hakui vizuri',
    },
  },
  {
    id: 'nappy_rash',
    base: 0.004,
    implies: ['rash'],
    asked: { age: [0, 3] },
    en: {
      name: 'a red, sore bottom under the nappy',
      ask: 'Is the skin under the nappy red or sore?',
      why: 'The nappy area gets sore from wetness or fungus.',
    },
    sw: {
      name: 'vipele vya nepi',
      ask: 'Je, ngozi chini ya nepi ni nyekundu au ina vidonda?',
      why: 'Sehemu ya nepi huumia kwa unyevu au fangasi.',
    },
  },
  {
    id: 'white_mouth_patches',
    base: 0.005,
    implies: ['mouth_sores'],
    asked: { when: ['mouth_sores', 'swallow_pain', 'hiv', 'sore_throat', 'not_feeding'] },
    en: {
      name: 'white patches on tongue or cheeks',
      ask: 'Are there white patches on the tongue or inside the cheeks?',
      why: 'White patches that cannot be wiped away like milk are thrush.',
    },
    sw: {
      name: 'utando mweupe kwenye ulimi au mashavu',
      ask: 'Je, kuna utando mweupe kwenye ulimi au ndani ya mashavu?',
      why: 'Utando usiofutika kama maziwa ni fangasi ya mdomo.',
    },
  },
  {
    id: 'jaundice_spread',
    base: 0.0008,
    kind: 'danger',
    implies: ['jaundice'],
    asked: { age: [0, 0.3], when: ['jaundice'] },
    en: {
      name: 'yellow palms and soles, or yellow on the first day',
      ask: 'Are palms and soles yellow, or was the baby yellow on the first day of life?',
      why: 'Then the baby needs treatment with light at once.',
    },
    sw: {
      name: 'viganja na nyayo za njano, au manjano siku ya kwanza',
      ask: 'Je, viganja na nyayo ni za njano, au mtoto alikuwa wa njano siku ya kwanza?',
      why: 'Basi mtoto anahitaji matibabu ya mwanga mara moja.',
    },
  },
  {
    id: 'preterm_baby',
    base: 0.01,
    kind: 'background',
    asked: { age: [0, 1] },
    en: {
      name: 'a baby born early or small',
      ask: 'Was the baby born early or very small?',
      why: 'Small and early babies fall ill more easily.',
    },
    sw: {
      name: 'mtoto njiti au aliyezaliwa mdogo',
      ask: 'Je, mtoto alizaliwa kabla ya wakati au mdogo sana?',
      why: 'Watoto njiti huugua kwa urahisi zaidi.',
      denied: 'mtoto si njiti',
    },
  },
];
