import type { FindingRow } from '../schema';

/** Glands and sugar. */
export const ENDOCRINE_FINDINGS: readonly FindingRow[] = [
  {
    id: 'goitre',
    base: 0.008,
    en: {
      name: 'a swelling at the front of the neck',
      ask: 'Is there a swelling at the front of the neck that moves on swallowing?',
      why: 'It shows that the thyroid gland is big.',
    },
    sw: {
      name: 'uvimbe wa mbele ya shingo (rovu)',
      ask: 'Je, kuna uvimbe mbele ya shingo unaosogea wakati wa kumeza?',
      why: 'Huonyesha kwamba tezi ya shingo imekuwa kubwa.',
    },
  },
  {
    id: 'heat_intolerance',
    base: 0.008,
    asked: {
      when: [
        'goitre',
        'weight_loss',
        'weight_gain',
        'palpitations',
        'sweating',
        'tremor',
        'fatigue',
        'bulging_eyes',
        'anxiety',
      ],
    },
    en: {
      name: 'feeling too hot when others do not',
      ask: 'Is heat hard to bear, more than for other people?',
      why: 'A thyroid that works too much makes the body hot.',
      denied: 'bears heat as others do',
    },
    sw: {
      name: 'kutovumilia joto',
      ask: 'Je, ni vigumu kuvumilia joto kuliko watu wengine?',
      why: 'Tezi ya shingo inayofanya kazi kupita kiasi hupasha mwili joto.',
    },
  },
  {
    id: 'cold_intolerance',
    base: 0.01,
    asked: { when: ['goitre', 'weight_gain', 'fatigue', 'constipation', 'dry_scaly_skin', 'hair_loss'] },
    en: {
      name: 'feeling cold when others do not',
      ask: 'Is it always cold, even when others are warm?',
      why: 'A thyroid that works too little makes the body slow and cold.',
      denied: 'not colder than others',
    },
    sw: {
      name: 'kuhisi baridi kuliko wengine',
      ask: 'Je, kuna kusikia baridi kila wakati, hata wengine wakiwa na joto?',
      why: 'Tezi ya shingo inayofanya kazi kidogo huupoza mwili.',
      denied: 'hahisi baridi kuliko wengine',
    },
  },
  {
    id: 'bulging_eyes',
    base: 0.003,
    en: {
      name: 'eyes that stand out',
      ask: 'Do the eyes stand out or stare more than before?',
      why: 'It comes with one illness of the thyroid.',
    },
    sw: {
      name: 'macho yaliyotokeza',
      ask: 'Je, macho yametokeza nje kuliko zamani?',
      why: 'Huja na ugonjwa mmoja wa tezi ya shingo.',
      denied: 'macho hayajatokeza',
    },
  },
  {
    id: 'big_appetite',
    base: 0.012,
    en: {
      name: 'great hunger',
      ask: 'Is there much more hunger than before?',
      why: 'Eating more and yet getting thin points to the thyroid or to diabetes.',
    },
    sw: {
      name: 'njaa kupita kiasi',
      ask: 'Je, kuna njaa nyingi kuliko zamani?',
      why: 'Kula zaidi na bado kukonda huelekeza kwenye tezi ya shingo au kisukari.',
    },
  },
  {
    id: 'darker_skin',
    base: 0.004,
    en: {
      name: 'skin that gets darker',
      ask: 'Has the skin become darker, also in the creases of the hands or in the mouth?',
      why: 'It comes when the adrenal glands fail.',
      denied: 'skin not darker',
    },
    sw: {
      name: 'weusi mpya wa ngozi',
      ask: 'Je, ngozi imekuwa nyeusi zaidi, hata mikunjo ya viganja au mdomoni?',
      why: 'Huja tezi za adrenali zikishindwa.',
    },
  },
  {
    id: 'salt_craving',
    base: 0.001,
    en: {
      name: 'a craving for salt',
      ask: 'Is there a craving for salt?',
      why: 'The body loses salt when the adrenal glands fail.',
    },
    sw: {
      name: 'hamu kubwa ya chumvi',
      ask: 'Je, kuna hamu kubwa ya chumvi?',
      why: 'Mwili hupoteza chumvi tezi za adrenali zikishindwa.',
    },
  },
  {
    id: 'round_face',
    base: 0.003,
    en: {
      name: 'a round face or a fat hump',
      ask: 'Has the face become round, or is there a hump of fat below the neck?',
      why: 'Too much cortisone moves the fat there.',
    },
    sw: {
      name: 'uso wa mviringo au nundu ya mafuta',
      ask: 'Je, uso umekuwa wa mviringo, au kuna nundu ya mafuta chini ya shingo?',
      why: 'Homoni nyingi ya kotisoni husogeza mafuta hapo.',
    },
  },
  {
    id: 'stretch_marks',
    base: 0.003,
    en: {
      name: 'purple stretch marks',
      ask: 'Are there wide purple stretch marks on the belly or thighs?',
      why: 'Too much cortisone thins the skin.',
    },
    sw: {
      name: 'michirizi ya zambarau kwenye ngozi',
      ask: 'Je, kuna michirizi mipana ya zambarau tumboni au mapajani?',
      why: 'Homoni nyingi ya kotisoni hupunguza unene wa ngozi.',
    },
  },
  {
    id: 'steroids',
    base: 0.015,
    kind: 'background',
    en: {
      name: 'steroid medicine for long, or stopped of late',
      ask: 'Have steroids such as prednisone been taken for long, or stopped suddenly?',
      why: 'Steroids silence the body’s own glands.',
    },
    sw: {
      name: 'dawa za steroidi kwa muda mrefu',
      ask: 'Je, steroidi kama prednisone zimetumiwa kwa muda mrefu, au kuachwa ghafla?',
      why: 'Steroidi huzima tezi za mwili.',
      denied: 'hatumii steroidi',
    },
  },
  {
    id: 'large_hands_feet',
    base: 0.001,
    en: {
      name: 'hands, feet or jaw that grow',
      ask: 'Have rings and shoes become too small, or the jaw and nose bigger?',
      why: 'Too much growth hormone does so.',
      denied: 'hands and feet of the same size',
    },
    sw: {
      name: 'mikono, miguu au taya kukua',
      ask: 'Je, pete na viatu vimekuwa vidogo, au taya na pua vimekua?',
      why: 'Homoni nyingi ya ukuaji hufanya hivyo.',
      denied: 'mikono na miguu haijakua',
    },
  },
  {
    id: 'milk_leak',
    base: 0.003,
    en: {
      name: 'milk from the breasts without a baby',
      ask: 'Does milk come from the breasts although there is no baby to feed?',
      why: 'A gland in the head steers the milk.',
    },
    sw: {
      name: 'maziwa kutoka kwenye matiti bila mtoto',
      ask: 'Je, maziwa hutoka kwenye matiti ingawa hakuna mtoto anayenyonya?',
      why: 'Tezi iliyo kichwani huongoza maziwa.',
      denied: 'maziwa hayatoki bila mtoto',
    },
  },
  {
    id: 'no_breast_milk',
    base: 0.002,
    asked: { sex: 'female' },
    en: {
      name: 'no breast milk after birth',
      ask: 'Did no milk come after the birth?',
      why: 'It can show that a gland in the head was harmed at birth.',
      denied: 'breast milk came',
    },
    sw: {
      name: 'ukosefu wa maziwa baada ya kujifungua',
      ask: 'Je, maziwa hayakutoka baada ya kujifungua?',
      why: 'Inaweza kuonyesha tezi ya kichwani ilidhurika wakati wa kujifungua.',
      denied: 'maziwa yalitoka',
    },
  },
  {
    id: 'birth_bleeding_past',
    base: 0.008,
    kind: 'background',
    asked: { sex: 'female' },
    en: {
      name: 'heavy bleeding at a past birth',
      ask: 'Was there very heavy bleeding at a birth?',
      why: 'Great loss of blood can harm a gland in the head.',
    },
    sw: {
      name: 'kutokwa damu nyingi kwenye uzazi uliopita',
      ask: 'Je, kumewahi kuwa na damu nyingi sana wakati wa kujifungua?',
      why: 'Kupoteza damu nyingi kunaweza kudhuru tezi ya kichwani.',
      denied: 'hajawahi kutokwa damu nyingi kwenye uzazi',
    },
  },
  {
    id: 'side_vision_loss',
    base: 0.002,
    kind: 'danger',
    implies: ['vision_blur'],
    en: {
      name: 'loss of sight to the sides',
      ask: 'Is the sight to the sides lost, with bumping into things?',
      why: 'Something may press on the nerves of sight.',
    },
    sw: {
      name: 'kutoona pembeni',
      ask: 'Je, kuona pembeni kumepotea, na kugonga vitu?',
      why: 'Huenda kuna kitu kinachobana mishipa ya kuona.',
      denied: 'anaona pembeni',
    },
  },
  {
    id: 'foot_wound',
    base: 0.008,
    kind: 'danger',
    implies: ['wound'],
    en: {
      name: 'a wound on the foot',
      ask: 'Is there a wound or sore on the foot?',
      why: 'In diabetes a small wound of the foot can become dangerous.',
    },
    sw: {
      name: 'kidonda cha mguu',
      ask: 'Je, kuna kidonda kwenye mguu au unyayo?',
      why: 'Kwenye kisukari kidonda kidogo cha mguu kinaweza kuwa hatari.',
    },
  },
  {
    id: 'black_foot',
    base: 0.002,
    kind: 'danger',
    asked: { when: ['foot_wound', 'diabetes', 'wound'] },
    en: {
      name: 'a toe or foot that turns black',
      ask: 'Has a toe or a part of the foot turned black, or does it smell?',
      why: 'The flesh may be dying.',
    },
    sw: {
      name: 'weusi wa kidole au mguu',
      ask: 'Je, kidole au sehemu ya mguu imekuwa nyeusi au inanuka?',
      why: 'Huenda nyama inakufa.',
      denied: 'hakuna kidole wala mguu mweusi',
    },
  },
  {
    id: 'burning_feet',
    base: 0.02,
    implies: ['numbness'],
    asked: { when: ['numbness', 'diabetes'] },
    en: {
      name: 'burning, tingling or numb feet',
      ask: 'Do both feet burn, tingle or feel numb?',
      why: 'It shows that the nerves of the feet suffer.',
    },
    sw: {
      name: 'ganzi au moto kwenye nyayo',
      ask: 'Je, nyayo zote mbili zinawaka moto, zinachomachoma au zimekufa ganzi?',
      why: 'Huonyesha kwamba mishipa ya fahamu ya miguu imedhurika.',
    },
  },
  {
    id: 'fruity_breath',
    base: 0.0015,
    kind: 'danger',
    asked: { when: ['diabetes', 'vomiting', 'thirst', 'polyuria'] },
    en: {
      name: 'breath that smells of fruit',
      ask: 'Does the breath smell of fruit or nail varnish?',
      why: 'It is a sign that the blood has become sour.',
    },
    sw: {
      name: 'pumzi yenye harufu ya matunda',
      ask: 'Je, pumzi ina harufu ya matunda au rangi ya kucha?',
      why: 'Ni dalili kwamba damu imekuwa na asidi.',
    },
  },
  {
    id: 'missed_meal',
    base: 0.01,
    kind: 'background',
    asked: { when: ['diabetes', 'diabetes_medicine', 'sweating'] },
    en: {
      name: 'a missed meal or hard work before it',
      ask: 'Was a meal missed, or was there hard work or alcohol before it?',
      why: 'Sugar falls when a meal is missed after the medicine.',
    },
    sw: {
      name: 'kukosa mlo au kazi nzito kabla',
      ask: 'Je, mlo ulikosekana, au kulikuwa na kazi nzito au pombe kabla?',
      why: 'Sukari hushuka mlo ukikosekana baada ya dawa.',
      denied: 'hajakosa mlo',
    },
  },
  {
    id: 'kidney_stone_past',
    base: 0.01,
    kind: 'background',
    en: {
      name: 'kidney stones in the past',
      ask: 'Have there been kidney stones before?',
      why: 'Stones can come from too much calcium in the blood.',
    },
    sw: {
      name: 'mawe ya figo ya zamani',
      ask: 'Je, kumewahi kuwa na mawe ya figo?',
      why: 'Mawe yanaweza kutokana na kalsiamu nyingi kwenye damu.',
      denied: 'hajawahi kuwa na mawe ya figo',
    },
  },
  {
    id: 'calcium_high_reading',
    base: 0.001,
    asked: { seenBy: 'worker' },
    en: {
      name: 'a high calcium reading',
      ask: 'Was the calcium in the blood measured, and was it high?',
      why: 'High calcium points to the glands beside the thyroid.',
    },
    sw: {
      name: 'kipimo cha juu cha kalsiamu',
      ask: 'Je, kalsiamu kwenye damu imepimwa na kuwa juu?',
      why: 'Kalsiamu nyingi huelekeza kwenye tezi zilizo kando ya tezi ya shingo.',
    },
  },
  {
    id: 'thyroid_known',
    base: 0.01,
    kind: 'background',
    en: {
      name: 'known thyroid illness',
      ask: 'Is an illness of the thyroid known, or was there an operation on it?',
      why: 'It can come back or need other medicine.',
    },
    sw: {
      name: 'ugonjwa wa tezi ya shingo unaojulikana',
      ask: 'Je, kuna ugonjwa wa tezi ya shingo unaojulikana, au ilipasuliwa?',
      why: 'Unaweza kurudi au kuhitaji dawa nyingine.',
    },
  },
  {
    id: 'hard_to_rise',
    base: 0.01,
    implies: ['fatigue'],
    en: {
      name: 'weak thighs, hard to rise or climb stairs',
      ask: 'Is it hard to rise from a chair or to climb stairs because the thighs are weak?',
      why: 'It shows that the muscles near the body are weak.',
    },
    sw: {
      name: 'mapaja dhaifu, tabu kuinuka au kupanda ngazi',
      ask: 'Je, ni vigumu kuinuka kwenye kiti au kupanda ngazi kwa sababu mapaja ni dhaifu?',
      why: 'Huonyesha kwamba misuli iliyo karibu na kiwiliwili ni dhaifu.',
      denied: 'mapaja si dhaifu',
    },
  },
  {
    id: 'low_sex_drive',
    base: 0.008,
    asked: { age: [15, 130] },
    en: {
      name: 'less desire for sex',
      ask: 'Has the desire for sex become less?',
      why: 'Hormones from a gland in the head steer it.',
    },
    sw: {
      name: 'hamu ndogo ya ngono',
      ask: 'Je, hamu ya ngono imepungua?',
      why: 'Homoni za tezi ya kichwani huiongoza.',
      denied: 'hamu ya ngono haijapungua',
    },
  },
  {
    id: 'easy_fracture',
    base: 0.002,
    en: {
      name: 'a bone that broke without much force',
      ask: 'Did a bone break without much force?',
      why: 'Bones that lose calcium break easily.',
    },
    sw: {
      name: 'mfupa uliovunjika kirahisi',
      ask: 'Je, mfupa ulivunjika bila nguvu kubwa?',
      why: 'Mifupa inayopoteza kalsiamu huvunjika kirahisi.',
    },
  },
];
