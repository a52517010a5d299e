import type { FindingRow } from '../schema';

/** Mind and substances. */
export const MIND_FINDINGS: readonly FindingRow[] = [
  {
    id: 'sad',
    base: 0.06,
    asked: { felt: true },
    en: {
      name: 'low mood',
      ask: 'Is there sadness, or no joy in things, on most days?',
      why: 'Low mood for weeks is an illness that can be treated.',
    },
    sw: {
      name: 'huzuni',
      ask: 'Je, kuna huzuni au kutofurahia mambo, siku nyingi?',
      why: 'Huzuni ya wiki kadhaa ni ugonjwa unaotibika.',
    },
  },
  {
    id: 'anxiety',
    base: 0.1,
    asked: { felt: true },
    en: {
      name: 'worry or fear',
      ask: 'Is there much worry, fear or panic?',
      why: 'Worry can itself bring complaints of the body.',
    },
    sw: {
      name: 'wasiwasi au hofu',
      ask: 'Je, kuna wasiwasi mwingi, hofu au kupaniki?',
      why: 'Wasiwasi wenyewe unaweza kuleta dalili mwilini.',
    },
  },
  {
    id: 'insomnia',
    base: 0.12,
    en: {
      name: 'poor sleep',
      ask: 'Is sleep poor?',
      why: 'Poor sleep goes with low mood, worry and pain.',
      denied: 'sleeping well',
    },
    sw: {
      name: 'kukosa usingizi',
      ask: 'Je, kuna kukosa usingizi au kulala vibaya?',
      why: 'Usingizi mbaya huambatana na huzuni, wasiwasi na maumivu.',
      denied: 'analala vizuri',
    },
  },
  {
    id: 'suicidal',
    base: 0.01,
    kind: 'danger',
    asked: { age: [14, 130], when: ['sad'] },
    en: {
      name: 'thoughts of dying or self-harm',
      ask: 'Are there thoughts of dying or of hurting yourself?',
      why: 'Such thoughts are frequent in illness, and talking of them helps.',
    },
    sw: {
      name: 'mawazo ya kufa au kujidhuru',
      ask: 'Je, kuna mawazo ya kufa au ya kujidhuru?',
      why: 'Mawazo haya hutokea mara nyingi, na kuyazungumza husaidia.',
    },
  },
  {
    id: 'suicide_plan',
    base: 0.001,
    kind: 'danger',
    implies: ['suicidal'],
    asked: { age: [14, 130], when: ['suicidal'] },
    en: {
      name: 'a plan to die',
      ask: 'Is there a plan or a means to die, such as tablets or a rope?',
      why: 'A plan means that somebody must stay with the patient now.',
    },
    sw: {
      name: 'mpango wa kufa',
      ask: 'Je, kuna mpango au kitu cha kujiulia, kama vidonge au kamba?',
      why: 'Mpango una maana kwamba mtu abaki na mgonjwa sasa.',
    },
  },
  {
    id: 'self_harm_done',
    base: 0.001,
    kind: 'danger',
    implies: ['suicidal'],
    asked: { age: [10, 130], when: ['suicidal'] },
    en: {
      name: 'harm done to oneself',
      ask: 'Has the patient already tried to hurt or kill themselves?',
      why: 'After an attempt help is needed at once.',
    },
    sw: {
      name: 'kujiumiza makusudi',
      ask: 'Je, mgonjwa tayari amejaribu kujiumiza au kujiua?',
      denied: 'hajajiumiza',
      why: 'Baada ya jaribio, msaada unahitajika mara moja.',
    },
  },
  {
    id: 'guilt',
    base: 0.02,
    asked: { felt: true, when: ['sad'] },
    en: {
      name: 'guilt or feeling worthless',
      ask: 'Is there a feeling of guilt, or of being worth nothing?',
      why: 'Feelings of guilt are a part of depression.',
    },
    sw: {
      name: 'kujihisi mwenye hatia au usiye na thamani',
      ask: 'Je, kuna kujihisi mwenye hatia au bila thamani?',
      denied: 'hajihisi mwenye hatia',
      why: 'Hisia za hatia ni sehemu ya sonona.',
    },
  },
  {
    id: 'poor_concentration',
    base: 0.04,
    asked: { felt: true, when: ['sad', 'anxiety', 'insomnia', 'fatigue'] },
    en: {
      name: 'trouble concentrating',
      ask: 'Is it hard to concentrate?',
      why: 'It goes with low mood, worry and poor sleep.',
    },
    sw: {
      name: 'kushindwa kuzingatia mambo',
      ask: 'Je, ni vigumu kuzingatia kazi, masomo au mazungumzo?',
      denied: 'anazingatia mambo vizuri',
      why: 'Huambatana na huzuni, wasiwasi na kukosa usingizi.',
    },
  },
  {
    id: 'irritable',
    base: 0.03,
    en: {
      name: 'being irritable',
      ask: 'Is there irritability or quick anger?',
      why: 'It goes with several troubles of mood, the thyroid and sleep.',
    },
    sw: {
      name: 'hasira za haraka',
      ask: 'Je, kuna hasira za haraka kuliko kawaida?',
      why: 'Huambatana na matatizo ya hisia, tezi na usingizi.',
    },
  },
  {
    id: 'recent_loss',
    base: 0.04,
    kind: 'background',
    asked: { when: ['sad', 'anxiety', 'insomnia'] },
    en: {
      name: 'a loss or heavy trouble of late',
      ask: 'Was there a loss, a break-up, a quarrel or money trouble of late?',
      why: 'Heavy events bring sadness and worry that need another kind of help.',
    },
    sw: {
      name: 'msiba au tatizo kubwa la karibuni',
      ask: 'Je, kumekuwa na msiba, kuachana, ugomvi au shida ya pesa karibuni?',
      why: 'Matukio mazito huleta huzuni na wasiwasi unaohitaji msaada wa aina nyingine.',
    },
  },
  {
    id: 'panic_attacks',
    base: 0.012,
    implies: ['anxiety'],
    asked: { felt: true, when: ['anxiety', 'palpitations'] },
    en: {
      name: 'sudden attacks of strong fear',
      ask: 'Do attacks of strong fear come suddenly and pass within half an hour?',
      why: 'Panic comes in short attacks and is not dangerous.',
    },
    sw: {
      name: 'mashambulio ya hofu ya ghafla',
      ask: 'Je, hofu kali huja ghafla na kupita ndani ya nusu saa?',
      why: 'Mashambulio ya hofu ni mafupi na si hatari.',
    },
  },
  {
    id: 'trauma_memories',
    base: 0.005,
    asked: { felt: true, when: ['anxiety', 'insomnia', 'sad', 'sexual_assault'] },
    en: {
      name: 'nightmares or memories of a terrible event',
      ask: 'Are there nightmares or memories of a terrible event that keep coming back?',
      why: 'Memories that keep coming back show what a terrible event has left.',
    },
    sw: {
      name: 'ndoto mbaya au kumbukumbu za tukio baya',
      ask: 'Je, kuna ndoto mbaya au kumbukumbu za tukio baya zinazorudi?',
      why: 'Kumbukumbu zinazojirudia huonyesha athari ya tukio baya.',
    },
  },
  {
    id: 'hears_voices',
    base: 0.002,
    en: {
      name: 'hearing voices that others do not hear',
      ask: 'Are voices heard that others do not hear?',
      why: 'Voices point to an illness that medicines can treat.',
    },
    sw: {
      name: 'kusikia sauti ambazo wengine hawazisikii',
      ask: 'Je, mgonjwa husikia sauti ambazo wengine hawazisikii?',
      why: 'Sauti hizi huelekeza kwenye ugonjwa unaotibika kwa dawa.',
      denied: 'hakuna sauti za ajabu',
    },
  },
  {
    id: 'sees_things',
    base: 0.003,
    en: {
      name: 'seeing things that are not there',
      ask: 'Are things or people seen that are not there?',
      why: 'Seeing what is not there can come from fever, drugs, alcohol or the mind.',
    },
    sw: {
      name: 'kuona vitu ambavyo havipo',
      ask: 'Je, mgonjwa huona vitu au watu ambao hawapo?',
      denied: 'hakuna maono ya ajabu',
      why: 'Kuona visivyokuwepo kunaweza kutokana na homa, dawa za kulevya, pombe au akili.',
    },
  },
  {
    id: 'false_beliefs',
    base: 0.002,
    en: {
      name: 'beliefs that others cannot share',
      ask: 'Is there a fixed belief that others follow, bewitch or want to harm the patient, or of special powers?',
      why: 'Such beliefs show an illness that can be treated.',
    },
    sw: {
      name: 'imani ya kufuatwa, kurogwa au kuwa na nguvu za pekee',
      ask: 'Je, mgonjwa anaamini kwamba anafuatwa, anarogwa, watu wanataka kumdhuru, au ana nguvu za pekee?',
      denied: 'hana imani za ajabu',
      why: 'Imani kama hizo huonyesha ugonjwa unaoweza kutibiwa.',
    },
  },
  {
    id: 'overactive',
    base: 0.002,
    en: {
      name: 'being far too lively, talking without end',
      ask: 'Is the patient far too lively, talking without end, with little need for sleep?',
      why: 'Too much drive with little sleep tells mania from other illnesses of mood.',
    },
    sw: {
      name: 'kuchangamka kupita kiasi na kuongea bila kukoma',
      ask: 'Je, mgonjwa amechangamka kupita kiasi, anaongea bila kukoma na halali?',
      denied: 'hajachangamka kupita kiasi',
      why: 'Nguvu nyingi na usingizi mchache hutofautisha aina za magonjwa ya hisia.',
    },
  },
  {
    id: 'talks_alone',
    base: 0.003,
    en: {
      name: 'talking or laughing alone',
      ask: 'Does the patient talk or laugh alone, or behave in an odd way?',
      why: 'It shows whether the mind is in touch with what is around.',
    },
    sw: {
      name: 'kuongea au kucheka peke yake',
      ask: 'Je, mgonjwa anaongea au kucheka peke yake, au anafanya mambo ya ajabu?',
      denied: 'haongei peke yake',
      why: 'Huonyesha kama akili inatambua kinachoendelea.',
    },
  },
  {
    id: 'aggressive',
    base: 0.004,
    en: {
      name: 'being violent or very restless',
      ask: 'Is the patient violent or very restless?',
      why: 'Safety comes first, and violence can come from illness of the body too.',
    },
    sw: {
      name: 'fujo au kutotulia',
      ask: 'Je, mgonjwa ana fujo au hatulii kabisa?',
      why: 'Usalama hutangulia, na ukali unaweza kutokana hata na ugonjwa wa mwili.',
    },
  },
  {
    id: 'self_neglect',
    base: 0.004,
    en: {
      name: 'not washing, staying apart',
      denied: 'looks after themselves and mixes with others',
      ask: 'Does the patient stay apart, and no longer wash or work?',
      why: 'It shows how much the illness has taken from daily life.',
    },
    sw: {
      name: 'kujitenga na kutojali usafi',
      ask: 'Je, mgonjwa anajitenga, haogi au ameacha kazi?',
      denied: 'anajitunza vizuri',
      why: 'Huonyesha ni kiasi gani ugonjwa umeathiri maisha ya kila siku.',
    },
  },
  {
    id: 'drug_use',
    base: 0.02,
    kind: 'background',
    asked: { age: [8, 130] },
    en: {
      name: 'drugs such as bhang, miraa or heroin',
      ask: 'Are bhang, miraa, heroin, glue or other drugs used?',
      why: 'Drugs can cause these complaints and change the treatment.',
    },
    sw: {
      name: 'bangi, miraa au dawa nyingine za kulevya',
      ask: 'Je, bangi, miraa, heroini, gundi au dawa nyingine za kulevya zinatumika?',
      why: 'Dawa za kulevya zinaweza kuleta hali hii.',
      denied: 'hatumii dawa za kulevya',
    },
  },
  {
    id: 'heavy_drinking',
    base: 0.02,
    kind: 'background',
    implies: ['alcohol'],
    asked: { age: [12, 130], when: ['alcohol'] },
    en: {
      name: 'drinking every day without being able to stop',
      ask: 'Is alcohol drunk every day, or already in the morning, and is it hard to stop?',
      why: 'How much is drunk decides whether stopping is safe at home.',
    },
    sw: {
      name: 'kunywa pombe kila siku bila kuweza kuacha',
      ask: 'Je, pombe inanywewa kila siku au tangu asubuhi, na kuacha ni vigumu?',
      why: 'Kiasi cha pombe huamua kama kuacha nyumbani ni salama.',
      denied: 'hanywi pombe kila siku',
    },
  },
  {
    id: 'alcohol_stopped',
    base: 0.002,
    kind: 'background',
    asked: { age: [12, 130], when: ['alcohol', 'drug_use', 'tremor'] },
    en: {
      name: 'alcohol or a drug stopped in the last days',
      ask: 'Was alcohol or a drug stopped or cut down in the last days?',
      why: 'Stopping suddenly after long use can cause fits and confusion.',
    },
    sw: {
      name: 'kuacha pombe au dawa ya kulevya siku hizi',
      ask: 'Je, pombe au dawa ya kulevya imeachwa au kupunguzwa ghafla siku hizi?',
      why: 'Kuacha ghafla baada ya muda mrefu kunaweza kuleta degedege.',
    },
  },
  {
    id: 'craving',
    base: 0.004,
    asked: { age: [10, 130], when: ['alcohol', 'drug_use'] },
    en: {
      name: 'a craving for alcohol or a drug',
      ask: 'Is there a strong craving for alcohol or a drug?',
      why: 'A strong craving is a sign of dependence.',
    },
    sw: {
      name: 'hamu kali ya pombe au dawa ya kulevya',
      ask: 'Je, kuna hamu kali ya pombe au dawa ya kulevya?',
      why: 'Hamu kali ni dalili ya uraibu.',
    },
  },
  {
    id: 'no_bond',
    base: 0.001,
    asked: { sex: 'female', age: [12, 55], when: ['postpartum'] },
    en: {
      name: 'no feelings for the new baby',
      denied: 'warm feelings for the new baby',
      ask: 'Is it hard to feel anything for the baby, or to care for it?',
      why: 'It is a sign of depression after birth, which can be treated.',
    },
    sw: {
      name: 'kukosa hisia kwa mtoto mchanga',
      ask: 'Je, ni vigumu kumpenda au kumtunza mtoto mchanga?',
      denied: 'anampenda na kumtunza mtoto',
      why: 'Ni dalili ya sonona baada ya kujifungua, ambayo hutibika.',
    },
  },
  {
    id: 'harm_baby',
    base: 0.0006,
    kind: 'danger',
    asked: { sex: 'female', age: [12, 55], when: ['postpartum'] },
    en: {
      name: 'thoughts of hurting the baby',
      ask: 'Are there thoughts of hurting the baby?',
      why: 'Mother and baby then need company and help at once.',
    },
    sw: {
      name: 'mawazo ya kumdhuru mtoto',
      ask: 'Je, kuna mawazo ya kumdhuru mtoto?',
      why: 'Hapo mama na mtoto wanahitaji mtu na msaada mara moja.',
    },
  },
  {
    id: 'wakes_early',
    base: 0.02,
    implies: ['insomnia'],
    asked: { felt: true, when: ['insomnia'] },
    en: {
      name: 'waking too early',
      ask: 'Does sleep end long before morning?',
      why: 'Waking very early goes with depression.',
    },
    sw: {
      name: 'kuamka mapema mno',
      ask: 'Je, usingizi huisha mapema kabla ya asubuhi?',
      denied: 'haamki mapema mno',
      why: 'Kuamka mapema sana huambatana na sonona.',
    },
  },
  {
    id: 'slow_to_sleep',
    base: 0.03,
    implies: ['insomnia'],
    asked: { felt: true, when: ['insomnia'] },
    en: {
      name: 'lying awake before falling asleep',
      ask: 'Does it take more than half an hour to fall asleep?',
      why: 'It tells one kind of sleeplessness from another.',
    },
    sw: {
      name: 'kukaa macho muda mrefu kabla ya kulala',
      ask: 'Je, huchukua zaidi ya nusu saa kupata usingizi?',
      denied: 'hupata usingizi haraka',
      why: 'Hutofautisha aina za kukosa usingizi.',
    },
  },
  {
    id: 'sleep_habits',
    base: 0.05,
    kind: 'background',
    asked: { when: ['insomnia'] },
    en: {
      name: 'late screens, coffee, miraa or night shifts',
      ask: 'Are there late screens, coffee, day naps or night shifts?',
      why: 'Such habits are the most frequent cause of poor sleep.',
    },
    sw: {
      name: 'simu usiku, kahawa au zamu za usiku',
      ask: 'Je, kuna kutumia simu usiku, kahawa, kulala mchana au zamu za usiku?',
      why: 'Tabia hizi ndizo husababisha usingizi mbaya mara nyingi.',
    },
  },
];
