import { firstThree } from '../../testing/first-three';

/** What a patient or a relative may write, and the illness that must then be among the first three. Add a row at will. */
const ROWS: readonly [condition: string, text: string][] = [
  [
    'gonorrhoea',
    'Three days after sleeping with a woman I met at a bar, thick yellow stuff started dripping from my penis and it burns when I urinate',
  ],
  ['gonorrhoea', 'Nikienda haja ndogo nasikia moto na usaha unatoka kwenye uume tangu juzi'],
  ['vaginal_candidiasis', "I can't stop scratching down there and there is white stuff like cottage cheese"],
  ['vaginal_candidiasis', 'Ukeni kunaniwasha sana na ninatoa uchafu mweupe mzito usio na harufu'],
  ['pid', 'For five days my lower stomach has been paining on both sides, I feel feverish and the discharge smells'],
  ['pid', 'Chini ya kitovu kunauma wiki nzima, natokwa na usaha ukeni na tendo la ndoa lina maumivu'],
  ['pre_eclampsia', 'I am eight months pregnant, my head is pounding, I see flashing lights and my face is puffy'],
  ['pre_eclampsia', 'Mimba yangu ni ya miezi minane, presha iko juu, kichwa kinauma na miguu imevimba'],
  [
    'ectopic_pregnancy',
    'My period is five weeks late, since this morning I have a stabbing pain on the left side low down and I felt like fainting',
  ],
  ['ectopic_pregnancy', 'Sijaona hedhi mwezi mmoja na nusu, tumbo la chini linauma upande mmoja vibaya na nimezirai'],
  ['pregnancy', 'My period is two weeks late and my breasts are sore, could it be a baby?'],
  ['pregnancy', 'Sijaona siku zangu mwezi wa pili sasa na nachoka sana na kuhisi kichefuchefu'],
  ['syphilis', "A small hard sore came up on my penis, it doesn't hurt, and there are lumps in my groin"],
  ['syphilis', 'Nilikuwa na kidonda kisicho na maumivu sehemu za siri, sasa nina upele viganjani'],
  [
    'genital_herpes',
    'Little water blisters have broken out on my vulva, they burn badly when urine touches them, it is the third time',
  ],
  ['genital_herpes', 'Sehemu za siri zina malengelenge madogo madogo yanayouma sana, yalishawahi kutokea'],
  ['genital_warts', 'There are soft bumps growing near my anus and on my penis, no pain at all'],
  ['genital_warts', 'Vinyama vidogo vimeota kwenye uume, haviumi'],
  ['trichomoniasis', 'I have a greenish foamy discharge, a bad smell and my vagina is sore and itchy'],
  ['trichomoniasis', 'Natokwa na majimaji ya kijani yenye povu, ukeni kunawasha na kunanuka'],
  ['bacterial_vaginosis', 'After sex there is a strong smell of fish and my discharge is thin and grey'],
  ['bacterial_vaginosis', 'Ukeni kunanuka kama samaki, uchafu ni mwepesi lakini hakuna muwasho'],
  ['bartholin', 'One lip of my vagina has swollen into a ball the size of an egg, I can hardly walk'],
  ['bartholin', 'Kuna jipu limetokea pembeni ya uke, linauma hata kukaa siwezi'],
  [
    'dysmenorrhoea',
    'My daughter is 15, she cries with stomach cramps on the first day of her period and misses school',
  ],
  ['dysmenorrhoea', 'Tumbo la hedhi linanisumbua kila mwezi, siku mbili za kwanza naumwa sana'],
  [
    'endometriosis',
    'For years my periods have been agony, it also hurts deep inside when we make love and I have not been able to get pregnant',
  ],
  [
    'endometriosis',
    'Maumivu ya hedhi makali sana kwa miaka mingi, na pia naumia wakati wa tendo la ndoa na sijashika mimba',
  ],
  ['fibroids', 'My periods have become so heavy that I change a pad every hour, and I feel a lump low in my belly'],
  ['fibroids', 'Hedhi yangu imekuwa nyingi sana yenye mabonge, tumbo la chini ni gumu na limekua'],
  ['abnormal_uterine_bleeding', 'Since the family planning injection I bleed a little almost every day'],
  ['abnormal_uterine_bleeding', 'Napata hedhi mara mbili kwa mwezi na inachukua siku kumi'],
  ['menopause', 'I am 48, suddenly I feel hot and sweat even when others are cold, my periods come and go'],
  ['menopause', 'Nina miaka 51, hedhi zimekoma, napata joto la ghafla na jasho usiku silali vizuri'],
  ['pcos', 'My cycle is all over the place, I have pimples and hair on my chin and I am getting fat'],
  ['pcos', 'Hedhi yangu huja baada ya miezi mitatu, nimenenepa na ndevu zinaota kidevuni'],
  ['cervical_cancer', 'I am 44, I bleed whenever I have sex and the discharge has a rotten smell'],
  ['cervical_cancer', 'Nina miaka 50, natokwa na damu kila baada ya tendo la ndoa na uchafu unanuka'],
  [
    'ovarian_cancer',
    'My 59 year old mother has a swollen belly that keeps growing, she gets full after two bites and is losing weight',
  ],
  ['ovarian_cancer', 'Shangazi ana miaka 62, tumbo limekuwa kubwa, anashiba haraka na amekonda'],
  ['breast_cancer', 'There is a hard painless lump in my right breast, the skin over it looks like an orange'],
  ['breast_cancer', 'Mama ana uvimbe mgumu kwenye titi, hausogei, na chuchu imeingia ndani'],
  ['breast_benign', 'I am 21, I felt a smooth pea sized lump in my breast that moves when I push it'],
  ['breast_benign', 'Msichana wa miaka 19 ana donge dogo titini linalohama ukiligusa, halina maumivu'],
  ['mastitis', 'I am nursing my newborn, one breast has become hard, hot and red and I am shivering'],
  ['mastitis', 'Titi moja limevimba, limekuwa jekundu na linauma tangu nianze kunyonyesha, nina homa'],
  ['morning_sickness', 'I am nine weeks pregnant, I feel sick every morning but I can keep food down later'],
  ['morning_sickness', 'Mimba changa, nasikia kichefuchefu asubuhi na harufu ya kahawa inanichefua'],
  [
    'hyperemesis',
    'I am eleven weeks pregnant and vomit all day, nothing stays down, my mouth is dry and I have lost five kilos',
  ],
  ['hyperemesis', 'Nina mimba ya miezi mitatu, natapika kila kitu, midomo imekauka na sina nguvu kabisa'],
  ['miscarriage', 'I am eleven weeks pregnant, since last night I have cramps and I am bleeding with clots'],
  ['miscarriage', 'Mimba ya wiki nane, tumbo linakata na damu inatoka na vipande vya nyama'],
  [
    'molar_pregnancy',
    'I am three months pregnant, my belly looks like five months, I bleed and things like grapes came out',
  ],
  [
    'molar_pregnancy',
    'Mjamzito wa miezi mitatu anatokwa na damu na vitu kama zabibu, tumbo limekuwa kubwa kupita miezi',
  ],
  [
    'eclampsia',
    'My wife is 37 weeks pregnant, she complained of her head and her eyes, then her whole body started jerking',
  ],
  ['eclampsia', 'Dada yangu mjamzito wa miezi tisa ametetemeka mwili wote na kupoteza fahamu, presha ilikuwa juu'],
  ['antepartum_haemorrhage', 'I am 33 weeks pregnant and I woke up in a pool of blood without any pain'],
  ['antepartum_haemorrhage', 'Mimba ya miezi minane, damu nyingi inatoka na tumbo limekaza linauma sana'],
  ['preterm_labour', 'I am 31 weeks, my waters broke an hour ago and my belly tightens every few minutes'],
  ['preterm_labour', 'Nina mimba ya miezi saba, tumbo na mgongo vinauma vikija na kuondoka, maji yametoka'],
  ['reduced_fetal_movement', 'I am 34 weeks pregnant and I have counted only two kicks since yesterday'],
  ['reduced_fetal_movement', 'Mimba ina miezi minane na tangu jana jioni mtoto hajageuka wala kucheza'],
  ['postpartum_haemorrhage', 'My sister gave birth two hours ago, blood is pouring out, she is pale and weak'],
  ['postpartum_haemorrhage', 'Mke wangu amejifungua usiku, anavuja damu nyingi na anataka kuzimia'],
  [
    'puerperal_sepsis',
    'I delivered nine days ago, I have fever with chills, my womb hurts and what comes out smells rotten',
  ],
  ['puerperal_sepsis', 'Tangu nijifungue siku sita zilizopita nina homa kali, tumbo la chini linauma na damu inanuka'],
  [
    'obstetric_fistula',
    'I was in labour for three days and the baby died, now urine runs out all day without me feeling it',
  ],
  ['obstetric_fistula', 'Baada ya kuzaa kwa shida mkojo unatiririka wenyewe, nguo zinalowa kila wakati'],
];

test.each(ROWS)('%s is among the first three: "%s"', (condition, text) => {
  expect(firstThree(text)).toContain(condition);
});

/** How a nurse or a clinical officer notes it. */
const NOTES: readonly [condition: string, text: string][] = [
  [
    'antepartum_haemorrhage',
    'A 28yr old para 2+0 gravida 3 at 35 weeks by dates admitted with painless PV bleeding, soft non tender uterus, FHR 136b/min, BP 104/66',
  ],
  [
    'antepartum_haemorrhage',
    'G4P3 at 32/40 with PV bleed and constant abdominal pain following assault, uterus tense, fetal heart absent, P 128 BP 88/50',
  ],
  [
    'preterm_labour',
    'Primigravida 33/40 c/o on and off LAPs, PV show, contractions 2:10, cx 4cm. No bleeding. BP 116/74',
  ],
  [
    'preterm_labour',
    'mother at term with labour pains since 3am, membranes ruptured, draining clear liquor, VE 6cm, head at -2, FHR 142',
  ],
  [
    'pre_eclampsia',
    'G2P0+1 at 34/40, c/o headache, blurring of vision, BP 168/112, urine dipstick protein ++, edema ++',
  ],
  ['eclampsia', 'Brought in convulsing, 38/40, relatives report headache for 2 days, BP 190/120, GCS 9/15'],
  ['postpartum_haemorrhage', 'SVD 1 hr ago, EBL 1200mls, uterus atonic, BP 84/46, P 132, placenta complete'],
  ['puerperal_sepsis', 'Day 8 post LSCS, hotness of body, purulent lochia, tender uterus, T 39.4, P 130'],
  ['miscarriage', 'Amenorrhoea x 10/52, PV bleed with clots x1/7, LAPs, PDT +ve, VE os open POC felt'],
  [
    'ectopic_pregnancy',
    '8/52 amenorrhoea, LIF pain, fainted x1, PDT +ve, BP 84/52, P 124, rebound tenderness, pallor ++',
  ],
  [
    'hyperemesis',
    'G1P0 10/40 vomiting > 10 times per day, unable to tolerate orally, dry mucous membranes, ketonuria +++',
  ],
  ['mastitis', '3/52 post partum, breastfeeding, (L) breast engorged, erythematous, tender, T 38.7'],
  [
    'pid',
    'c/o LAPs x 1/52, foul smelling PV discharge, dyspareunia, T 38.3. VE: cervical excitation tenderness, adnexal tenderness',
  ],
  ['reduced_fetal_movement', '36/40 c/o reduced FM x 1/7, FHR 104'],
  [
    'cervical_cancer',
    'P6+1 52yrs c/o contact bleeding, foul PV discharge, LBP x 6/12. Speculum: fungating cervical mass',
  ],
];

test.each(NOTES)('%s is among the first three of a note: "%s"', (condition, text) => {
  expect(firstThree(text)).toContain(condition);
});
