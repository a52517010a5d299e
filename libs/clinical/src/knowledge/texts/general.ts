import type { Texts } from './schema';

/** Texts used by conditions of more than one body system. */
export const GENERAL_TEXTS: Texts = {
  care: {
    rest: { en: 'Rest until you feel stronger.', sw: 'Pumzika hadi upate nguvu.' },
    fluids: {
      en: 'Drink often: clean water, soup, porridge or tea.',
      sw: 'Kunywa mara kwa mara: maji safi, supu, uji au chai.',
    },
    ors: {
      en: 'Drink oral rehydration salts (ORS), or give them to the child by spoon, after each loose stool. Mix one packet in one litre of clean water.',
      sw: 'Kunywa ORS (ya kuongeza maji mwilini), au mpe mtoto kwa kijiko, kila baada ya kuharisha. Changanya paketi moja kwenye lita moja ya maji safi.',
    },
    zinc: {
      en: 'For a child with diarrhoea, ask a health worker for zinc as well as ORS. Go on breastfeeding and feeding.',
      sw: 'Kwa mtoto anayeharisha, muulize mhudumu wa afya akupe zinki pamoja na ORS. Endelea kumnyonyesha na kumlisha.',
    },
    fever_relief: {
      en: 'For fever or pain an adult can take paracetamol as the packet says. For a child or in pregnancy, ask a health worker for the right amount first.',
      sw: 'Kwa homa au maumivu mtu mzima anaweza kumeza paracetamol kama paketi inavyosema. Kwa mtoto au mjamzito, muulize kwanza mhudumu wa afya kiasi kinachofaa.',
    },
    no_aspirin: { en: 'Do not give aspirin to a child.', sw: 'Usimpe mtoto aspirini.' },
    malaria_test: {
      en: 'Get a malaria test today. Treat only when the test is positive, and finish all the tablets.',
      sw: 'Pima malaria leo. Tumia dawa za malaria kipimo kikionyesha malaria tu, na umalize dozi yote.',
    },
    net: { en: 'Sleep under a treated mosquito net.', sw: 'Lala ndani ya neti yenye dawa.' },
    no_antibiotics: {
      en: 'Antibiotics do not help against this; do not buy them without a prescription.',
      sw: 'Antibiotiki hazisaidii kwa hali hii; usinunue bila kuandikiwa na mhudumu wa afya.',
    },
    finish_medicine: {
      en: 'If you are given antibiotics, take them as told and finish them.',
      sw: 'Ukipewa antibiotiki, zitumie kama ulivyoelekezwa na uzimalize.',
    },
    clinic_today: { en: 'Go to a health centre today.', sw: 'Nenda kituo cha afya leo.' },
    clinic_days: { en: 'Visit a clinic in the next few days.', sw: 'Tembelea kliniki ndani ya siku chache.' },
    hospital_now: { en: 'Go to a hospital now, by any transport.', sw: 'Nenda hospitali sasa, kwa usafiri wowote.' },
    cover_cough: {
      en: 'Cover your mouth when you cough, wash your hands, and open the windows.',
      sw: 'Funika mdomo unapokohoa, nawa mikono, na fungua madirisha.',
    },
    gargle: {
      en: 'Gargle with warm salt water. Honey in tea eases the throat (not for babies under one year).',
      sw: 'Sukutua koo kwa maji ya uvuguvugu yenye chumvi. Asali kwenye chai hupunguza maumivu ya koo (sio kwa mtoto chini ya mwaka mmoja).',
    },
    saline_nose: {
      en: 'Clear a blocked nose with steam from a shower or salt-water drops.',
      sw: 'Safisha pua iliyoziba kwa mvuke wa maji ya kuoga au matone ya maji ya chumvi.',
    },
    boil_water: {
      en: 'Boil or treat drinking water, and wash hands with soap after the toilet and before food.',
      sw: 'Chemsha au weka dawa maji ya kunywa, na nawa mikono kwa sabuni baada ya choo na kabla ya chakula.',
    },
    small_meals: {
      en: 'Eat small meals often. Leave out spicy and fried food, coffee and alcohol.',
      sw: 'Kula kidogo kidogo mara nyingi. Acha pilipili, vyakula vya kukaanga, kahawa na pombe.',
    },
    no_nsaids: {
      en: 'Do not take brufen, diclofenac or aspirin: they can hurt the stomach.',
      sw: 'Usitumie brufen, diclofenac au aspirini: zinaweza kuumiza tumbo.',
    },
    nothing_by_mouth: {
      en: 'Do not eat or drink until a doctor has seen you: you may need an operation.',
      sw: 'Usile wala kunywa hadi daktari akuone: huenda ukahitaji upasuaji.',
    },
    inhaler: {
      en: 'Sit upright and use your reliever inhaler (blue), with a spacer if you have one.',
      sw: 'Kaa wima na utumie inhela yako ya kufungua kifua (ya buluu), na spesa kama unayo.',
    },
    avoid_triggers: {
      en: 'Keep away from smoke, dust and what brings on the attacks.',
      sw: 'Epuka moshi, vumbi na vitu vinavyoleta shambulio.',
    },
    partner: {
      en: 'Your partner needs treatment too. Do not have sex until both of you are treated, then use condoms.',
      sw: 'Mwenzi wako pia anahitaji matibabu. Msifanye ngono hadi nyote mtibiwe, kisha mtumie kondomu.',
    },
    hiv_test: {
      en: 'Ask for an HIV test at the same visit; it is free and private.',
      sw: 'Omba kipimo cha VVU wakati huohuo; ni bure na ni siri.',
    },
    urine_care: {
      en: 'Do not hold your urine, and wipe from front to back.',
      sw: 'Usibane mkojo, na ujipanguse kutoka mbele kwenda nyuma.',
    },
    no_douching: {
      en: 'Wash with plain water only; do not wash inside the vagina.',
      sw: 'Osha kwa maji tu; usioshe ndani ya uke.',
    },
    pressure_check: {
      en: 'Have your blood pressure measured on different days, and take your tablets every day.',
      sw: 'Pima presha siku tofauti, na meza dawa zako kila siku.',
    },
    less_salt: {
      en: 'Eat less salt, move every day, stop smoking and drink little or no alcohol.',
      sw: 'Punguza chumvi, fanya mazoezi kila siku, acha sigara na punguza au acha pombe.',
    },
    sugar_check: { en: 'Have your blood sugar measured.', sw: 'Pima kiwango cha sukari kwenye damu.' },
    sugar_now: {
      en: 'If awake and able to swallow, give sugar in water, soda or juice at once, then food. Give nothing by mouth to someone who is not awake.',
      sw: 'Kama yuko macho na anaweza kumeza, mpe sukari kwenye maji, soda au juisi mara moja, kisha chakula. Usimpe kitu mdomoni mtu asiye macho.',
    },
    sit_still: {
      en: 'Sit down and rest; do not walk or drive yourself.',
      sw: 'Kaa na upumzike; usitembee wala usiendeshe gari mwenyewe.',
    },
    aspirin_adult: {
      en: 'Ask the ambulance or the health worker by phone whether to chew an aspirin.',
      sw: 'Muulize mhudumu wa afya au wa ambulensi kwa simu kama utafune aspirini.',
    },
    note_time: {
      en: 'Note the time when it began and tell the doctors: some treatments work only in the first hours.',
      sw: 'Kumbuka saa ilipoanza na uwaambie madaktari: matibabu mengine hufanya kazi saa za kwanza tu.',
    },
    dark_room: {
      en: 'Rest in a dark, quiet room, drink water, and note what brings it on.',
      sw: 'Pumzika kwenye chumba chenye giza na kimya, kunywa maji, na andika kinachoisababisha.',
    },
    relax: {
      en: 'Take breaks from screens and hard work, sleep enough, and loosen neck and shoulders.',
      sw: 'Pumzika kutoka kwenye simu na kazi nzito, lala vya kutosha, na legeza shingo na mabega.',
    },
    iron_food: {
      en: 'Eat food with iron: beans, green leaves, liver, meat, with fruit.',
      sw: 'Kula vyakula vyenye madini ya chuma: maharagwe, mboga za majani, maini, nyama, pamoja na matunda.',
    },
    warm_drink: { en: 'Keep warm and drink a lot of water.', sw: 'Jikinge na baridi na unywe maji mengi.' },
    isolate_rash: {
      en: 'Stay at home and away from pregnant women, babies and people with weak bodies until it has cleared.',
      sw: 'Kaa nyumbani na mbali na wajawazito, watoto wachanga na watu wenye kinga dhaifu hadi vipele vipone.',
    },
    vitamin_a: {
      en: 'Take the child to a health centre: vitamin A and a check of eyes and chest are needed.',
      sw: 'Mpeleke mtoto kituo cha afya: anahitaji vitamini A na kukaguliwa macho na kifua.',
    },
    treat_household: {
      en: 'Everybody in the house is treated on the same day; wash clothes and bedding in hot water and dry them in the sun.',
      sw: 'Watu wote wa nyumbani hutibiwa siku moja; fua nguo na matandiko kwa maji ya moto na uyaanike juani.',
    },
    no_scratching: {
      en: 'Keep nails short and skin clean; try not to scratch.',
      sw: 'Kata kucha na weka ngozi safi; jaribu kutojikuna.',
    },
    antifungal: {
      en: 'A pharmacist can give an antifungal cream; use it for two weeks after the skin looks well. Keep the skin dry.',
      sw: 'Mfamasia anaweza kukupa krimu ya kuua fangasi; itumie wiki mbili baada ya ngozi kupona. Weka ngozi kavu.',
    },
    dry_ear: { en: 'Keep the ear dry; put nothing into it.', sw: 'Weka sikio kavu; usiingize kitu ndani.' },
    feed_child: {
      en: 'Go on breastfeeding; feed small amounts of energy-rich food often.',
      sw: 'Endelea kunyonyesha; mpe chakula chenye nguvu kidogo kidogo mara nyingi.',
    },
    talk: {
      en: 'Talk with somebody you trust, and keep to daily routines, light exercise and sleep.',
      sw: 'Zungumza na mtu unayemwamini, na uendelee na ratiba ya kila siku, mazoezi mepesi na usingizi.',
    },
    counselling: {
      en: 'A counsellor or a clinic can help; talking treatment and medicine work.',
      sw: 'Mshauri nasaha au kliniki inaweza kusaidia; ushauri nasaha na dawa husaidia.',
    },
    slow_breathing: {
      en: 'When fear comes, breathe slowly: in for four counts, out for six.',
      sw: 'Hofu ikija, pumua polepole: vuta pumzi ukihesabu hadi nne, toa ukihesabu hadi sita.',
    },
    keep_moving: {
      en: 'Keep moving gently; long bed rest makes the back worse. Use warmth.',
      sw: 'Endelea kutembea taratibu; kulala muda mrefu huongeza maumivu ya mgongo. Kanda kwa kitambaa cha maji ya moto kiasi.',
    },
    lift_well: {
      en: 'Lift with bent knees, the load close to the body.',
      sw: 'Beba vitu kwa kukunja magoti, mzigo ukiwa karibu na mwili.',
    },
    left_side: {
      en: 'On the way, lie or lay the patient on the left side, with somebody near.',
      sw: 'Njiani, lala au mlaze mgonjwa kwa ubavu wa kushoto, na mtu awe karibu.',
    },
    anc: {
      en: 'Start antenatal care; take the folic acid and iron that the clinic gives.',
      sw: 'Anza kliniki ya wajawazito; tumia dawa za kuongeza damu (folic acid na iron) utakazopewa.',
    },
    tb_test: {
      en: 'Go for a sputum test for TB; test and treatment are free.',
      sw: 'Nenda ukapimwe makohozi kuangalia TB; kipimo na matibabu ni bure.',
    },
    keep_warm_child: {
      en: 'Keep the baby warm against your skin and go on offering the breast on the way.',
      sw: 'Mweke mtoto kifuani, ngozi kwa ngozi, apate joto, na mpe titi mkiwa njiani.',
    },
    sickle_care: {
      en: 'Take your usual pain medicine as you were told by your clinic, and tell the hospital that you have sickle cell disease.',
      sw: 'Tumia dawa zako za kawaida za maumivu kama ulivyoelekezwa na kliniki, na waambie hospitali kwamba una selimundu.',
    },
    fibre: {
      en: 'Eat fruit, vegetables and whole grains, drink more water and move every day.',
      sw: 'Kula matunda, mboga na nafaka zisizokobolewa, kunywa maji zaidi na fanya mazoezi kila siku.',
    },
    eye_clean: {
      en: 'Clean the eyes with boiled, cooled water and a clean cloth for each eye; do not share towels.',
      sw: 'Safisha macho kwa maji yaliyochemshwa na kupoa na kitambaa safi kwa kila jicho; msitumie taulo moja.',
    },
    no_alcohol: {
      en: 'No alcohol, and no medicine or herbs without asking a health worker.',
      sw: 'Usinywe pombe, wala usitumie dawa au mitishamba bila kumuuliza mhudumu wa afya.',
    },
  },
  tests: {
    malaria: { en: 'malaria test', sw: 'kipimo cha malaria' },
    blood_count: { en: 'blood count', sw: 'kipimo cha damu (full blood count)' },
    blood_culture: { en: 'blood culture', sw: 'kipimo cha vijidudu kwenye damu' },
    chest_xray: { en: 'chest X-ray', sw: 'picha ya kifua (X-ray)' },
    oxygen: { en: 'oxygen level', sw: 'kipimo cha oksijeni' },
    sputum: { en: 'sputum test for TB', sw: 'kipimo cha makohozi cha TB' },
    covid: { en: 'COVID-19 test', sw: 'kipimo cha COVID-19' },
    stool: { en: 'stool test', sw: 'kipimo cha choo' },
    urine: { en: 'urine test', sw: 'kipimo cha mkojo' },
    pregnancy: { en: 'pregnancy test', sw: 'kipimo cha mimba' },
    hiv: { en: 'HIV test', sw: 'kipimo cha VVU' },
    sti: { en: 'test for sexually transmitted infections', sw: 'kipimo cha magonjwa ya zinaa' },
    ultrasound: { en: 'ultrasound', sw: 'picha ya ultrasound' },
    pressure: { en: 'blood pressure', sw: 'kipimo cha presha' },
    ecg: { en: 'heart tracing (ECG)', sw: 'kipimo cha moyo (ECG)' },
    sugar: { en: 'blood sugar', sw: 'kipimo cha sukari' },
    lumbar: { en: 'test of the fluid around the spine', sw: 'kipimo cha maji ya uti wa mgongo' },
    scan: { en: 'brain scan', sw: 'picha ya ubongo (CT)' },
    h_pylori: { en: 'test for stomach bacteria (H. pylori)', sw: 'kipimo cha bakteria wa tumbo (H. pylori)' },
    growth: { en: 'weight, height and upper-arm measure', sw: 'uzito, urefu na kipimo cha mkono (MUAC)' },
    breathing: { en: 'breathing test (peak flow)', sw: 'kipimo cha pumzi (peak flow)' },
    liver: { en: 'liver and hepatitis tests', sw: 'vipimo vya ini na homa ya ini' },
  },
  goNow: {
    confusion: {
      en: 'confusion, fits, or being hard to wake',
      sw: 'kuchanganyikiwa, degedege, au kuwa vigumu kuamshwa',
    },
    breathing: { en: 'hard or fast breathing, or blue lips', sw: 'kupumua kwa shida au haraka, au midomo ya buluu' },
    no_drinking: {
      en: 'not able to drink or breastfeed, or vomiting everything',
      sw: 'kushindwa kunywa au kunyonya, au kutapika kila kitu',
    },
    dry: {
      en: 'very dry mouth, sunken eyes, or no urine for eight hours',
      sw: 'mdomo kukauka sana, macho kuzama, au kukosa mkojo kwa saa nane',
    },
    blood: { en: 'blood in stool, vomit or cough', sw: 'damu kwenye choo, matapishi au makohozi' },
    neck: { en: 'stiff neck, or the worst headache ever', sw: 'shingo ngumu, au maumivu ya kichwa makali kuliko yote' },
    yellow: { en: 'yellow eyes or very dark urine', sw: 'macho ya manjano au mkojo mweusi sana' },
    fever_stays: {
      en: 'fever for more than three days, or fever that comes back',
      sw: 'homa zaidi ya siku tatu, au homa inayorudi',
    },
    chest_pain: { en: 'pain or pressure in the chest', sw: 'maumivu au kubanwa kifuani' },
    faint: { en: 'fainting or great weakness', sw: 'kuzirai au kulegea sana' },
    belly: {
      en: 'strong belly pain that does not stop, or a hard belly',
      sw: 'maumivu makali ya tumbo yasiyokoma, au tumbo gumu',
    },
    flank: { en: 'fever with pain in the side or back', sw: 'homa pamoja na maumivu ya ubavu au mgongo' },
    pregnancy: {
      en: 'bleeding, strong pain, fits, blurred sight or swelling of the face in pregnancy',
      sw: 'damu, maumivu makali, degedege, kuona ukungu au kuvimba uso kwenye ujauzito',
    },
    face_arm_speech: {
      en: 'drooping face, weak arm or leg, trouble speaking',
      sw: 'uso kulegea, mkono au mguu kukosa nguvu, kuongea kwa shida',
    },
    sight: { en: 'sudden trouble seeing', sw: 'kutoona vizuri ghafla' },
    eye_pain: { en: 'strong eye pain or worse sight', sw: 'maumivu makali ya jicho au kuona vibaya zaidi' },
    harm: {
      en: 'thoughts of dying or of hurting yourself: call 1190 (Kenya) or stay with somebody and go to a hospital',
      sw: 'mawazo ya kufa au kujidhuru: piga 1190 (Kenya) au ubaki na mtu na uende hospitali',
    },
    legs: {
      en: 'weak or numb legs, or no control of urine or stool',
      sw: 'miguu kukosa nguvu au kufa ganzi, au kushindwa kuzuia mkojo au choo',
    },
    swollen_ear: { en: 'swelling behind the ear', sw: 'uvimbe nyuma ya sikio' },
    throat: {
      en: 'drooling, or not able to swallow or open the mouth',
      sw: 'kutokwa mate, au kushindwa kumeza au kufungua mdomo',
    },
    inhaler: {
      en: 'inhaler that does not help, or too little breath to speak',
      sw: 'inhela kutosaidia, au pumzi kutotosha kuongea',
    },
    testicle: { en: 'strong pain in a testicle', sw: 'maumivu makali ya korodani' },
    skin_spread: { en: 'fast-spreading redness, pus or fever', sw: 'wekundu unaoenea haraka, usaha au homa' },
    child_worse: {
      en: 'a child who becomes floppy, very sleepy or stops playing',
      sw: 'mtoto anayelegea, kusinzia sana au kuacha kucheza',
    },
  },
};
