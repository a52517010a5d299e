import { readAge } from './read-age';
import { readText } from './read-text';

const present = (text: string) =>
  readText(text)
    .findings.filter(({ state, past }) => state === 'present' && !past)
    .map(({ finding }) => finding);

test.each([
  ['I fell and my wrist hurts', 'injury'],
  ['my mother fell yesterday', 'injury'],
  ['he fell from the first floor balcony on his head', 'head_injury'],
])('reads a fall as an injury: %s', (text, finding) => {
  expect(present(text)).toContain(finding);
});

test.each(['I feel pain in my wrist', 'I fell sick yesterday', 'he fell asleep early', 'my blood pressure fell'])(
  'does not read a fall: %s',
  (text) => {
    expect(present(text)).not.toContain('injury');
  },
);

const measures = (text: string) => readText(text).measures;

describe('ambiguous words', () => {
  test.each([
    ['mwili umekakamaa', 'convulsion'],
    ['my body is stiff after the farm', 'body_spasms'],
    ['najikojolea', 'bladder_bowel_loss'],
    ['I wet myself', 'bladder_bowel_loss'],
    ['mtoto anajikojolea usiku', 'wet_in_fit'],
    ['my left shoulder hurts', 'arm_jaw_pain'],
    ['bega la kushoto linauma', 'arm_jaw_pain'],
    ['anakojoa kidogo', 'no_urine'],
    ['less urine than usual', 'no_urine'],
    ['usaha sikioni', 'boil_pus'],
    ['nimevunjika moyo', 'deformity'],
    ['twisted my ankle playing ball, painful and swollen', 'testicle_pain'],
    ['tumbo kubwa kama mimba ya miezi 4', 'pregnant'],
    ['mke wangu ana maumivu ya kichwa', 'room_mates_ill'],
    ['my wife of 30 has a headache', 'room_mates_ill'],
    ['ndugu yangu anaumwa tumbo', 'contact_ill'],
    ['ameletwa hospitali leo', 'alcohol'],
    ['mbavu inauma tangu nipige press up', 'beaten'],
    ['kwa siku tatu kichwa kinauma', 'period_pain'],
    ['nina homa siku mbili na maumivu ya kichwa', 'period_pain'],
    ['siku nne tumbo linauma', 'period_pain'],
    ['my period is late by ten days', 'polyuria'],
    ['Nakohoa wiki tatu sasa, usiku natoka jasho', 'night_cough'],
    ['my skin between the toes is peeling', 'skin_peeling'],
    ['ngozi kati ya vidole vya miguu inabanduka', 'skin_peeling'],
    ['kifua kinapiga filimbi usiku na kwa baridi', 'chills'],
    ['moyo unadunda haraka nikiwa kwenye watu wengi', 'contact_ill'],
    ['my heart races when there are many people around me', 'contact_ill'],
    ['tezi za shingo zimevimba', 'goitre'],
    ['natoka damu puani', 'bleeding'],
    ['my nails have turned yellow', 'jaundice'],
    ['nataka kupima ukimwi', 'hiv'],
    ['I want to test for HIV', 'hiv'],
    ['maumivu yanazidi jioni', 'movement_pain'],
    ['goti linazidi jioni', 'movement_pain'],
    ['the ache is worse by evening', 'movement_pain'],
    ['the ache is worse by evening', 'tires_with_use'],
    ['Naishi Kisumu karibu na ziwa', 'lake_water'],
    ['I live by Lake Victoria', 'lake_water'],
    ['nyumba yetu iko karibu na mto', 'lake_water'],
    ['our house is near the dam', 'lake_water'],
    ['siwezi kukojoa vizuri', 'no_urine'],
    ['mkojo ni wa njano', 'jaundice'],
    ['sabuni inatoa povu', 'drooling'],
    ['nimekunywa dawa za minyoo', 'worms'],
  ])('"%s" is not %s', (text, finding) => {
    expect(present(text)).not.toContain(finding);
  });

  test.each([
    ['mwili umekakamaa na anatingishika', 'convulsion'],
    ['mtoto mwili umekakamaa na macho yamegeuka', 'convulsion'],
    ['mwili umekakamaa na mdomo haufunguki', 'body_spasms'],
    ['had a fit and wet himself', 'wet_in_fit'],
    ['najikojolea', 'urine_leak'],
    ['chest pain going to the left shoulder', 'arm_jaw_pain'],
    ['maumivu ya kifua, bega la kushoto', 'arm_jaw_pain'],
    ['anakojoa kidogo sana', 'no_urine'],
    ['anakojoa kidogo', 'little_urine'],
    ['nimevunjika moyo', 'sad'],
    ['nimevunjika mguu', 'deformity'],
    ['my ball is swollen and painful', 'testicle_pain'],
    ['my nose is runny', 'runny_nose'],
    ['my wife also has a headache', 'room_mates_ill'],
    ['I have had burning when I pee and I go often, with pain low in my belly', 'lower_abdominal_pain'],
    ['pain low down in my tummy when my period comes', 'period_pain'],
    ['I get headaches on one side', 'one_sided_headache'],
    ['my ear is painful and water comes out of it', 'ear_discharge'],
    ['sikio linauma na linatoa maji', 'ear_discharge'],
    ['my feet feel like needles at night', 'numbness'],
    ['I cannot hold my urine when I cough', 'urine_leak'],
    ['pus comes out when I urinate', 'discharge_penile'],
    ['usaha unatoka nikikojoa', 'discharge_penile'],
    ['my skin between the toes is peeling', 'ring_rash'],
    ['Nikikojoa nasikia moto', 'dysuria'],
    ['Nakohoa wiki tatu sasa, usiku natoka jasho', 'chronic_cough'],
    ['macho yanatoa machozi kila kiangazi', 'watery_eyes'],
    ['napumua kwa shida nikilala chali', 'orthopnoea'],
    ['nimekosa hedhi miezi miwili', 'missed_period'],
    ['napata joto la ghafla', 'hot_flushes'],
    ['nasikia kitu kimekwama kooni nikimeza', 'food_sticks'],
    ['napata uchungu nikifanya mapenzi', 'pain_during_sex'],
    ['nimevimba mguu mmoja', 'one_leg_swollen'],
    ['nimeota uvimbe mdogo shingoni', 'swollen_glands'],
    ['kidole cha mguu kimevimba na kuuma usiku', 'big_toe_pain'],
    ['my arm hurts when I lift things', 'movement_pain'],
    ['mkono unauma nikinyanyua kitu', 'movement_pain'],
    ['mtoto ametoka vipele', 'rash'],
    ['nimekabwa na mafua', 'runny_nose'],
    ['siku zangu zikija tumbo linauma', 'period_pain'],
    ['I go often to pee', 'polyuria'],
    ['hedhi haiji kwa wakati', 'irregular_period'],
    ['nimefanya mapenzi bila kinga na mtu mwenye virusi', 'hiv_contact'],
    ['hajalala siku tano anaongea sana na kupigana', 'overactive'],
    ['tumbo inaniuma kila nikikula', 'after_meals'],
    ['mtoto anatapika maziwa kila akinyonya', 'vomiting'],
    ['siwezi kukojoa vizuri', 'weak_stream'],
    ['nina vipele kwenye sehemu za siri vinavyouma', 'genital_sore'],
  ])('"%s" is %s', (text, finding) => {
    expect(present(text)).toContain(finding);
  });
});

describe('numbers', () => {
  test.each(['my weight is 154 lbs', 'I weigh 154 pounds', 'weight: 154 lb, height 5 ft 6'])(
    'converts pounds to kilograms: %s',
    (text) => {
      expect(measures(text).weightKg).toBe(70);
    },
  );

  test.each([
    ['no fever, temp 36.8 not 39', []],
    ['temp is not 39, it is 37', []],
    ['BP was not 180/120, it was 120/80', []],
    ['temp 39 not 37', ['high_fever_reading', 'fever']],
    ['fibroids, womb size of a 16-week pregnancy', []],
    ['tumbo kubwa kama mimba ya miezi 4', []],
    ['26 weeks pregnant', ['pregnant']],
  ])('ignores denied values: %s', (text, findings) => {
    expect(measures(text).findings).toEqual(findings);
  });

  test.each([
    ['my husband of 50 has chest pain', 50],
    ['my husband of 20 years has a headache', null],
    ['no fever, temp 36.8 not 39', null],
    ['mtoto wa miezi mitatu', 0.247],
    ['born yesterday', 0.003],
  ])('the age in "%s" is %s', (text, age) => {
    expect(readText(text).ageYears).toBe(age);
  });
});

test.each([
  ['he vomited blood 3 times since 2 hours', null],
  ['amepata degedege mara 2 leo', null],
  ['45', 45],
  ['miaka 3', 3],
  ['he is around 45 I think', 45],
  ['3 months', 0.247],
])('asked for the age, "%s" is %s', (text, age) => {
  expect(readAge(readText(text).line, true)).toBe(age);
});

describe('the experiencer', () => {
  test('does not read "haja ndogo" as another person', () => {
    expect(readText('nasikia moto na naenda haja ndogo kila mara').patient).toBe('self');
  });

  test('does not read "chali" (on the back) as a lad', () => {
    expect(readText('napumua kwa shida nikilala chali').sex).toBeNull();
    expect(readText('chali wangu anakohoa').sex).toBe('male');
  });

  test.each([
    ['bwana yangu anaumwa kichwa', 'kin', 'male'],
    ['nina jipu, bwana daktari', 'self', null],
    ['a 70 year old woman brought by her daughter with confusion', 'open', 'female'],
    ['ameletwa na binti yake, mama wa miaka 70, ana kikohozi', 'kin', 'female'],
    ['brought in by his wife, a 60 year old man with cough', 'open', 'male'],
    ['my daughter has a fever', 'child', 'female'],
    ['kijana wangu wa form one ana joto', 'child', 'male'],
    ['kijana wa miaka 20 ana homa', 'open', null],
    ['a bee stung him on the neck, my son is swollen all over the face', 'child', 'male'],
    ['ametoka shule na joto, nikijaribu kumuinamisha kichwa analia', 'kin', null],
    ['fever and cough. my son also has a rash', 'open', null],
  ])('%s', (text, patient, sex) => {
    expect(readText(text)).toMatchObject({ patient, sex });
  });
});

test.each([
  'nimeogelea ziwani',
  'nilienda mtoni kuoga',
  'anafanya kazi ya uvuvi ziwani',
  'I swam in Lake Victoria',
  'he is a fisherman',
])('reads "%s" as contact with lake or river water', (text) => {
  expect(present(text)).toContain('lake_water');
});
