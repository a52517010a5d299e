import type { LexiconTable } from './schema';

/** Background: chronic illnesses, medicines and exposures. */
export const BACKGROUND: LexiconTable = {
  hypertension: {
    en: 'hypertension; hypertensive; high blood pressure; blood pressure high; high pressure; high bp; bp high; pressure is high; bp ... high; blood pressure ... high; have|has|got|with blood pressure problem*; suffer* from blood pressure; blood pressure patient; blood pressure problem*; pressure problem*; problem with blood pressure; my pressure; his pressure; her pressure; pressure patient; suffer* from pressure; living with pressure; have bp; has bp; bp patient; bp problem*; raised blood pressure; elevated blood pressure; blood pressure ... raised; blood pressure ... elevated; elevated bp; bp ... elevated; bp ... raised; pressure medicine; pressure tablets; pressure drugs; blood pressure medicine; blood pressure tablets; blood pressure medication; blood pressure medications; bp medicine; bp medication; bp tablets; bp drugs; antihypertensive*; amlodipine; enalapril; losartan; nifedipine; hydrochlorothiazide; lisinopril; atenolol; pressure has gone up; pressure went up; pressure goes up; htn; pressure patient; high blood; methyldopa; aldomet; pih; gestational hypertension; on labetalol',
    sw: 'shinikizo la damu; presha; presha ya kupanda; presha ~panda; shinikizo ~panda; dawa za presha; niko na pressure; nina pressure; ana pressure; ako na pressure; pressure ~panda; pressure iko juu; pressure juu; dawa za pressure; dawa ya pressure; ugonjwa wa pressure; shida ya pressure; bp ~panda; bp juu; bp iko juu; nina bp; ana bp; ako na bp; niko na bp; dawa za bp; ugonjwa wa bp; presha juu; presha iko juu; mgonjwa wa presha; dawa ya presha; ana presha; nina presha; presha ya juu',
    well: 'blood pressure normal; normal blood pressure; bp normal; normal bp; blood pressure ... normal; bp ... normal; presha ya kawaida; presha iko sawa; presha ni ya kawaida; presha yangu iko sawa; presha nzuri; pressure normal; pressure iko sawa; normotensive; sina pressure; hana pressure; sina bp; hana bp; no bp; no pressure problems',
  },
  diabetes: {
    en: 'diabetes; diabetic; sugar disease; on insulin; insulin; metformin; takes insulin; type 1; type 2; has sugar; sugar patient; my diabetes; sugar; dm; type 2 dm; type 1 dm; tdm; niddm; iddm; diabetes mellitus; sugar diabetes',
    sw: 'kisukari; ugonjwa wa sukari; nina sukari; ana sukari; insulini; sukari ~panda; insulin; mgonjwa wa sukari; sukari',
  },
  diabetes_medicine: {
    en: 'insulin; took insulin; diabetes medicine; diabetes tablets; sugar medicine; missed insulin; glibenclamide; metformin; injected insulin; after insulin; skipped meal; took my insulin; diabetes drugs; after my sugar medicine',
    sw: 'insulini; insulin; dawa ya sukari; dawa za kisukari; dawa za sukari; dawa ya kisukari; ~choma insulini; ~dunga insulini; sindano ya sukari',
  },
  asthma: {
    en: 'asthma; asthmatic; inhaler; uses inhaler; asthma attack; ventolin; salbutamol',
    sw: 'pumu; ugonjwa wa pumu; asthma; inhaler; inhela; ugonjwa pumu; shambulio la pumu; dawa ya kuvuta; pampu',
  },
  sickle: {
    en: 'sickle cell; sickler; scd; sickle; sickle cell disease; ss disease; sickle-cell; sicklecell; sickle cell anaemia; hbss; hb ss; sickle disease; sickle anaemia; sickle anemia',
    sw: 'selimundu; siko seli; seli mundu; sickle cell; ugonjwa wa seli mundu; sikoseli; ugonjwa selimundu',
  },
  hiv: {
    en: 'hiv; hiv positive; on arvs; arv; arvs; has aids; have aids; with aids; hiv aids; aids patient; aids related; art clinic; taking arvs; living with hiv; rvd; retroviral disease; haart; on tld; dolutegravir; tenofovir; efavirenz; ccc clinic; attends ccc; seropositive; plhiv; plwhiv; hiv reactive; reactive for hiv',
    sw: 'ukimwi; hiv; vvu; niko positive; ~tumia arv; virusi vya ukimwi; arv; arvs; ~ishi na virusi; dawa za arv; ana virusi; nina virusi; ~tumia arvs; dawa za ukimwi',
  },
  tb: {
    en: 'tb; tuberculosis; tb contact; contact with tb; has tb; treated for tb; history of tb; previous tb; past tb; tb treatment; tb drugs; anti tb; pulmonary tuberculosis; ptb; father|mother|husband|wife|brother|sister|roommate|cellmate coughing blood; lives with tb patient; exposed to tb; prison; prisoner; refugee camp',
    sw: 'kifua kikuu; tb; tibii; ugonjwa wa tb; ugonjwa wa kifua kikuu; ~ishi na mgonjwa wa tb; dawa za tb; ~tibiwa tb; ~ugua tb; gerezani; jela',
  },
  epilepsy: {
    en: 'epilepsy; epileptic; known epileptic; seizure disorder; epilepsy medicine; carbamazepine; phenobarb*',
    sw: 'kifafa na ~tumia|~meza dawa; kifafa ... natumia dawa; ako|ana kifafa ~tumia dawa; kifafa tangu utotoni; ugonjwa wa kifafa; mgonjwa wa kifafa; dawa za kifafa; anaugua kifafa',
  },
  heart_disease: {
    en: 'heart disease; heart problem; heart failure; previous heart attack; heart condition; weak heart; cardiac disease; cardiac patient; heart patient; known heart; previous mi; prior mi; history of mi; past mi; myocardial infarction ... ago; heart attack ... ago; heart attack before; heart attack last year; history of heart attack; coronary artery disease; coronary disease; cad; ischaemic heart; ischemic heart; ihd; ccf; chf; congestive; bypass surgery; stent; stents; pacemaker; cabg; cardiomyopathy; rheumatic heart; valve replacement; mechanical valve; history of angina; heart valve',
    sw: 'ugonjwa wa moyo; tatizo la moyo; shida ya moyo; mgonjwa wa moyo; moyo ~panuka; moyo ~tanuka; moyo mkubwa; dawa za moyo; kliniki ya moyo; moyo ~feli',
  },
  smoking: {
    en: 'smok*; cigarette*; tobacco; pack year*; packs a day; pack a day; shisha; vape; vaping; snuff',
    sw: 'sigara; ~vuta sigara; ~vuta fegi; fegi; mvutaji sigara; mvutaji; tumbaku; ~vuta tumbaku; shisha; ugoro',
    well: 'non smoker; nonsmoker; non-smoker; non smoking; never smoked; never smoker; does not smoke; do not smoke; has never smoked; stopped smoking; quit smoking',
  },
  painkillers_often: {
    en: 'many painkillers; brufen; ibuprofen; diclofenac; aspirin; painkillers every; take painkillers often; nsaid*; naproxen; aleve; piroxicam; indomethacin; meloxicam; celecoxib; diclo; voltaren; painkillers daily; painkillers every day; painkiller*; pain killers; analgesic overuse; panadol every day; paracetamol every day; daily painkillers; goody powder*',
    sw: 'brufen; diclofenac; diklo; aspirin; asprini; dawa za maumivu kila; ~meza brufen; ~meza diclofenac; panadol kila siku; dawa za maumivu mara kwa mara; dawa za kutuliza maumivu; vidonge vya maumivu; mara moja ~meza; hedex kila; painkillers; painkiller',
  },
  alcohol: {
    en: 'alcohol; drink beer; drunk; drinking alcohol; changaa; drink alcohol; alcoholic; alcoholism; drinks alcohol; heavy drinker; heavy drinking; drinks heavily; binge drink*; drinks daily; drinks every day; beers; whisky; whiskey; vodka; spirits; wine; local brew; busaa; muratina; etoh; ethanol; hangover; drinks a lot of beer|alcohol|wine',
    sw: 'pombe; amelewa; nimelewa; alilewa; nililewa; hulewa; analewa; nalewa; ~lewa pombe; ~lewa sana; ~lewa kila; changaa; ~nywa pombe; mlevi; ~nywa bia; bia; keg; busaa; muratina; ~piga tei; tei; ~nywa keg; ulevi; hangover; kileo; vileo',
    well: "hanywi pombe; sinywi pombe; don't drink alcohol; doesn't drink alcohol; not drinking alcohol; don't drink beer; never drink alcohol; non drinker; teetotal*; does not drink alcohol; does not take alcohol; doesn't take alcohol; no alcohol; hatumii pombe; situmii pombe",
  },
  unvaccinated: {
    en: 'not vaccinated; unvaccinated; missed vaccine*; no measles vaccine; not immunised; not immunized; unimmunised; unimmunized; incomplete immunisation; incomplete immunization; immunisation incomplete; missed immunisation; missed immunization; behind on vaccines; vaccines incomplete; missed injections; missed his vaccines; missed her vaccines',
    sw: 'bila chanjo; kukosa chanjo',
    lack: 'not vaccinated; hasnt been vaccinated; not immunised; hajachanjwa; hakuchanjwa; hajapata chanjo; hakupata chanjo; bila chanjo; not immunized; hana chanjo; never immunised; never immunized; never vaccinated; never been vaccinated; never been immunised; never had vaccines; not up to date vaccin*; no vaccines; no vaccinations; no immunisations; not fully vaccinated; not fully immunised; vaccines not up to date; immunisation not up to date; chanjo hazijakamilika; hajamaliza chanjo; hajakamilisha chanjo; hajawahi kuchanjwa; hakupewa chanjo; hajapewa chanjo; sijachanjwa; sijapata chanjo; hawajachanjwa',
  },
  recent_travel: {
    en: `recent travel; travel history; history of travel; recently travelled; recently traveled; travelled to; traveled to; travelled from; traveled from; been travelling; been traveling; returned from; return from; just back from; trip to; trip abroad; holiday in; vacation in; visited africa|asia|india|tanzania|uganda|congo|drc|somalia|sudan|mombasa;
      travelled abroad; traveled abroad; overseas; after travelling; after traveling; traveller; backpack*; safari in; on safari; tour of; business trip; honeymoon`,
    sw: '~safiri; ~toka safari; nimetoka safarini; ametoka safarini; ~rudi kutoka; safari ya; safarini; nje ya nchi; ~tembelea nchi; ~toka uganda|congo|tanzania|somalia|sudan',
  },
  recent_surgery: {
    en: 'recent surgery; recent operation; recently operated; after surgery; after operation; after my operation; after an operation; post op; postop; postoperative; post surgery; days after surgery; weeks after surgery; underwent ... surgery; underwent ... replacement; hip replacement; knee replacement; had ... operation; had ... surgery; since surgery; since the operation; laparotomy; hysterectomy; surgical wound',
    sw: 'baada ya upasuaji; ~fanyiwa upasuaji; ~fanyiwa operesheni; baada ya operesheni; ~pasuliwa; tangu upasuaji; kidonda cha upasuaji',
  },
  recent_admission: {
    en: 'discharged from hospital; discharged from ward; recently admitted; recent admission; recent hospital*; was in hospital; was hospitalised; was hospitalized; in icu; left hospital; urinary catheter; catheter in',
    sw: '~lazwa hospitali|hospitalini|wodi|wodini; ~toka hospitalini; ametoka kulazwa; nimetoka kulazwa; ~ruhusiwa hospitalini; mpira wa mkojo',
  },
  hormonal_contraception: {
    en: `birth control; contraceptive*; contraception; oral contracept*; ocp; ocps; on the pill; taking the pill; takes the pill; depo; depo provera; depoprovera; family planning injection|injections|pills|pill|implant|method; implanon; jadelle; norplant; contraceptive implant; hormonal coil; mirena; hormone therapy; hormone replacement; hrt`,
    sw: 'vidonge vya uzazi wa mpango; vidonge vya kupanga uzazi; vidonge vya majira; sindano ya uzazi wa mpango; sindano ya kupanga uzazi; sindano ya depo; dawa za kupanga uzazi; dawa za uzazi wa mpango; kijiti cha uzazi; kijiti cha mkono; ~weka kijiti; p ya miezi mitatu',
  },
  recent_antibiotics: {
    en: `took|taking|taken|given|prescribed|finished|completed|started|after|course|dose|on|used|using|received antibiotic*|amox*|augmentin|cipro*|azithro*|erythro*|flagyl|metronidazole|ceftriaxone|antibiotiki|antibayotiki|doxycycline|clindamycin|cephalexin; antibiotic*|amox*|augmentin|cipro*|azithro*|erythro*|flagyl|metronidazole|ceftriaxone|antibiotiki|antibayotiki|doxycycline|clindamycin|cephalexin ... ago; antibiotic*|amox*|augmentin|cipro*|azithro*|erythro*|flagyl|metronidazole|ceftriaxone|antibiotiki|antibayotiki|doxycycline|clindamycin|cephalexin for ... days; recent antibiotic*; course of antibiotic*|amox*|augmentin|cipro*|azithro*|erythro*|flagyl|metronidazole|ceftriaxone|antibiotiki|antibayotiki|doxycycline|clindamycin|cephalexin`,
    sw: '~tumia antibiotic*|amox*|augmentin|cipro*|azithro*|erythro*|flagyl|metronidazole|ceftriaxone|antibiotiki|antibayotiki|doxycycline|clindamycin|cephalexin; ~meza antibiotic*|amox*|augmentin|cipro*|azithro*|erythro*|flagyl|metronidazole|ceftriaxone|antibiotiki|antibayotiki|doxycycline|clindamycin|cephalexin; ~pewa antibiotic*|amox*|augmentin|cipro*|azithro*|erythro*|flagyl|metronidazole|ceftriaxone|antibiotiki|antibayotiki|doxycycline|clindamycin|cephalexin; baada ya antibiotiki|antibiotics; ~andikiwa antibiotic*|amox*|augmentin|cipro*|azithro*|erythro*|flagyl|metronidazole|ceftriaxone|antibiotiki|antibayotiki|doxycycline|clindamycin|cephalexin; ~nunua antibiotiki|antibiotics|amoxil',
  },
  new_medicine: {
    en: 'new medicine; new medicines; new medication*; new drug; new drugs; new tablets; new pills; started taking; started ... medication*; started ... medicine*; since starting medicine|tablets|drugs|treatment; newly prescribed; was started on; began taking; weeks after starting; days after starting; after starting septrin|arvs|arv|nevirapine|carbamazepine|phenytoin|allopurinol|lamotrigine|sulfa; started septrin|arvs|arv|nevirapine|carbamazepine|phenytoin|allopurinol|lamotrigine; after taking septrin|sulfa|sulphadoxine|fansidar|cotrimoxazole; after septrin; septrin; cotrimoxazole; nevirapine; allopurinol; lamotrigine; fansidar; drug reaction; drug allerg*; reaction to drug*; reaction to medicine',
    sw: 'dawa mpya; ~anza dawa; ~anzishiwa dawa; ~anza kutumia dawa; ~anza kumeza dawa; ~badilishiwa dawa; tangu nianze dawa; tangu aanze dawa; baada ya kuanza dawa; ~anza arv; ~anza arvs; ~anza septrin; ~meza septrin; baada ya septrin; baada ya kumeza septrin; septrin; fansidar; mzio wa dawa; dawa ~dhuru',
  },
  blood_thinners: {
    en: 'warfarin; coumadin; blood thinner*; blood thinning; anticoagul*; anti coagulants; heparin; enoxaparin; clexane; rivaroxaban; xarelto; apixaban; clopidogrel; junior aspirin',
    sw: 'dawa za kuzuia damu kuganda; dawa ya kuzuia damu kuganda; dawa za kuyeyusha damu; dawa ya kuyeyusha damu; warfarin; dawa ya damu nyepesi; dawa za kufanya damu nyepesi',
  },
  weak_immunity: {
    en: 'immunosuppress*; immuno suppressed; immunocompromised; immunodeficien*; weak immun*; low immun*; immunity ... low; immunity ... weak; organ transplant; kidney transplant; bone marrow transplant; splenectomy; spleen removed; chemotherapy; on chemo; neutropeni*; asplenic; methotrexate; azathioprine',
    sw: 'kinga dhaifu; kinga ya mwili dhaifu; kinga ~pungua; kinga ~shuka; kinga ya mwili ~shuka; kinga ya mwili ~pungua; kemotherapi*; kemo; ~pandikizwa figo; kupandikizwa',
  },
  kidney_disease: {
    en: 'kidney disease; kidney failure; chronic kidney; ckd; dialysis; haemodialysis; hemodialysis; kidney problem*; kidney trouble; renal failure; renal disease; renal insufficiency; end stage renal; esrd; bad kidneys; kidneys failed; one kidney; polycystic kidney*',
    sw: 'ugonjwa wa figo; figo ~feli; figo ~shindwa; kufeli figo; tatizo la figo; shida ya figo; matatizo ya figo; ~safishwa damu; kusafishwa figo; figo moja',
    lack: 'kidneys not working; kidneys do not work; figo hazifanyi kazi',
  },
  cancer: {
    en: 'cancer; carcinoma; lymphoma; leukaemia; leukemia; malignan*; radiotherapy; melanoma; sarcoma; metasta*; mastectomy; oncology; kaposi',
    sw: 'saratani; kansa; mgonjwa wa saratani; ugonjwa wa saratani; kancer; mionzi ya saratani',
  },
  obesity: {
    en: 'obese; obesity; overweight; over weight; too fat; very fat; bmi 3*; high bmi; plus size',
    sw: 'mnene kupita kiasi; mnene sana; unene; unene kupita kiasi; uzito kupita kiasi; uzito mkubwa; kitambi; bonge',
  },
  family_history: {
    en: `family history; family hx; fhx; runs in family; runs in the family; runs in my family; mother|father|brother|sister|mum|mom|dad|parents|uncle|aunt|siblings ... same; mother|father|brother|sister|mum|mom|dad|parents|siblings also has|had|have; others in my family; family members; hereditary; inherited; first degree relative*;
      family history ... diabetes|asthma|cancer|migraine|migraines|hypertension|stroke|strokes|epilepsy|tb|tuberculosis|gout|arthritis|depression|thyroid|goitre|goiter|haemophilia|hemophilia|thalassemia|sickle|allergies|eczema|glaucoma|psoriasis|lupus|dementia|schizophrenia|bipolar|gallstones; family history ... diabetes|asthma|cancer|migraine|migraines|hypertension|stroke|strokes|epilepsy|tb|tuberculosis|gout|arthritis|depression|thyroid|goitre|goiter|haemophilia|hemophilia|thalassemia|sickle|allergies|eczema|glaucoma|psoriasis|lupus|dementia|schizophrenia|bipolar|gallstones ... diabetes|asthma|cancer|migraine|migraines|hypertension|stroke|strokes|epilepsy|tb|tuberculosis|gout|arthritis|depression|thyroid|goitre|goiter|haemophilia|hemophilia|thalassemia|sickle|allergies|eczema|glaucoma|psoriasis|lupus|dementia|schizophrenia|bipolar|gallstones; diabetes|asthma|cancer|migraine|migraines|hypertension|stroke|strokes|epilepsy|tb|tuberculosis|gout|arthritis|depression|thyroid|goitre|goiter|haemophilia|hemophilia|thalassemia|sickle|allergies|eczema|glaucoma|psoriasis|lupus|dementia|schizophrenia|bipolar|gallstones in family; diabetes|asthma|cancer|migraine|migraines|hypertension|stroke|strokes|epilepsy|tb|tuberculosis|gout|arthritis|depression|thyroid|goitre|goiter|haemophilia|hemophilia|thalassemia|sickle|allergies|eczema|glaucoma|psoriasis|lupus|dementia|schizophrenia|bipolar|gallstones runs in family; family history ... heart disease|attack|attacks|failure|problems; family history ... high blood pressure; family history ... blood pressure; family history ... sickle cell; family history ... sickle cell disease; family history ... sudden death; family history ... blood clots`,
    sw: 'historia ya familia; ~rithi; kurithi; ugonjwa wa familia; ugonjwa wa kurithi; familia yetu ina; kwa familia yetu; katika familia yetu; familia ... historia ya; kwa familia kuna; kwenye familia kuna',
  },
  similar_before: {
    en: `similar episode*; similar attack*; similar symptoms before; similar pain before; same thing before; same problem before; had this before; have had this before; happened before; has happened before; had it before; previous episode*; prior episode*; previous attack*; past episodes; recurrent episodes; recurring; recurrent; keeps coming back; keeps happening; again and again; many times before; every few weeks; every few months; it happens every; used to get the same`,
    sw: 'tatizo kama hili hapo awali; imewahi kutokea; iliwahi kutokea; imeshawahi; ~rudi mara kwa mara; ~jirudia; ~rudia rudia; hunipata kila; kila mwezi hunipata; hunitokea; hutokea mara kwa mara; mara nyingine ilitokea',
    lack: "sio mara ya kwanza; si mara ya kwanza; not the first time; isn't the first time",
    well: 'never happened before; never had this before; never had it before; first time; first episode; no similar episode*; mara ya kwanza; haijawahi kutokea; sijawahi kupata hii; hajawahi kupata',
  },
  health_worker: {
    en: 'health worker; healthcare worker; health care worker; hospital worker; works in hospital; works in a clinic; am a nurse; is a nurse; nurse by profession; work as a nurse; works as nurse; laboratory worker; lab technician; lab tech; clinical officer; am a doctor; is a doctor; medical student; nursing student; phlebotomist; works in a laboratory; hospital cleaner; hospital staff',
    sw: 'mhudumu wa afya; muuguzi; mimi ni nesi; ni nesi; daktari mwenyewe; fundi wa maabara; ~fanya kazi hospitali|hospitalini|kliniki|maabara; mfanyakazi wa hospitali',
  },
  dust_smoke: {
    en: 'cooks with firewood; cook with firewood; cooking with firewood; firewood smoke; wood smoke; kitchen smoke; smoky kitchen; open fire cooking; biomass; dusty work; dusty job; work with dust; exposure to dust; dust at work; works in a mine; miner; mining; quarry; cement dust|factory|work|plant; asbestos; silica; sawmill; carpenter; flour mill; posho mill; grain dust; welder; coal; chemical fumes; fumes',
    sw: 'moshi wa kuni; ~pika na kuni; ~pika kwa kuni; jiko la kuni; vumbi kazini; kazi ya vumbi; mgodi; mgodini; machimbo; kinu cha unga; posho mill; simiti; kiwandani; vumbi jingi',
  },
  dirty_water: {
    en: 'dirty water; drank river water; unsafe water; borehole water; drank water from; untreated water; street food; bad food; ate outside; bad water; food poisoning; ate bad; ate something; contaminated water; contaminated food; undercooked chicken|food|fish|pork|seafood; buffet; picnic; leftover*; left over food; seafood; oysters; shellfish; reheated rice; raw eggs; raw fish; salad; unwashed fruit*; drank from river|stream|well|dam; drink from river|stream|well|dam; water from river|stream|well|dam|borehole; tap water; street vendor; roadside food; ate at wedding|party|funeral|restaurant|hotel|kibanda; food at wedding|party|funeral; no toilet; open defecation; latrine; no clean water; bad meat; spoiled food; expired; stale food; takeaway',
    sw: 'maji machafu; maji ya mto; maji yasiyochemshwa; chakula cha barabarani; chakula kibovu; maji ya kisima; maji yasiyo safi; chakula kibaya; nilikula nje; chakula kichafu; chakula cha kibanda; kibandani; kibanda; ~kula harusini|matangani|sherehe|kibandani|njiani|hotelini; chakula kilicholala; kiporo; maji ya bomba; maji ya bwawa; maji ambayo hayajachemshwa; maji hayajachemshwa; ~nywa maji ... bila kuchemsha; bila kuchemsha maji; hatuchemshi maji; sichemshi maji; chakula cha jana; mutura; smokie; nyama choma; maji chafu; maji ya chemchemi; chakula kilichooza; chakula kimeharibika; hatuna choo',
  },
  recent_injury: { en: 'accident; fell down; hit by; injury; injured', sw: 'ajali; ~umia; ~anguka' },
  recovered_well: {
    en: 'i am well; i am fine; i am ok; feel well; not sick; i am healthy; i feel fine; im fine; im ok; im well',
    sw: 'niko sawa; siumwi; mzima; niko poa; niko salama; najisikia vizuri',
  },
};
