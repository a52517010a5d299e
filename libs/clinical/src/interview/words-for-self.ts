import type { Bilingual } from '@afya/contracts';

const row = (en: string, sw: string): Bilingual => ({ en, sw });

/** Question texts addressed to the patient, where the standard text is impersonal or says "the patient". */
export const FOR_SELF: Readonly<Record<string, Bilingual>> = {
  age: row('How old are you?', 'Una umri gani?'),
  sex: row('Are you female or male?', 'Wewe ni wa kike au wa kiume?'),
  history: row(
    'Do you have any lasting illnesses, such as diabetes, high blood pressure, asthma, HIV, TB or sickle cell, or have you had an operation?',
    'Je, una magonjwa ya muda mrefu, kama kisukari, presha, pumu, VVU (HIV), TB au selimundu (sickle cell), au umewahi kufanyiwa upasuaji?',
  ),
  medicines: row('Which medicines or herbs do you take now?', 'Unatumia dawa au mitishamba gani sasa?'),
  allergies: row('Are you allergic to any medicine or food?', 'Je, una mzio (allergy) wa dawa au chakula?'),
  measures: row(
    'Last question: how tall are you and how much do you weigh, if you know? For example 165 cm, 60 kg.',
    'Swali la mwisho: una urefu na uzito gani, kama unajua? Kwa mfano sm 165, kilo 60.',
  ),
  'f:pregnant': row('Are you pregnant, or could you be?', 'Je, una ujauzito, au huenda unao?'),
  'f:lethargy': row(
    'Are you very sleepy, or too weak to stay awake?',
    'Je, unasinzia sana, au umelegea hadi kushindwa kukaa macho?',
  ),
  'f:unconscious': row('Have you passed out?', 'Je, umezimia?'),
  'f:confusion': row(
    'Are you confused, or do others say that you talk strangely?',
    'Je, unachanganyikiwa, au wengine wanasema unaongea mambo yasiyoeleweka?',
  ),
  'f:nocturia': row(
    'Does the need to pass urine wake you two times or more at night?',
    'Je, haja ndogo hukuamsha mara mbili au zaidi usiku?',
  ),
  'f:wasting': row('Have you become very thin, with bones showing?', 'Je, umekonda sana hadi mifupa inaonekana?'),
  'f:quick_recovery': row(
    'Did you come round fully within a minute or two?',
    'Je, ulirudi katika hali ya kawaida ndani ya dakika moja au mbili?',
  ),
  'f:character_change': row(
    'Do others say that your character has changed over weeks?',
    'Je, wengine wanasema tabia yako imebadilika kwa wiki kadhaa?',
  ),
  'f:falls': row('Do you fall often?', 'Je, huanguka mara kwa mara?'),
  'f:night_hand_numb': row(
    'Does the hand wake you at night, and does shaking it help?',
    'Je, mkono hukuamsha usiku kwa ganzi, na kuukung’uta husaidia?',
  ),
  'f:suicidal': row('Do you have thoughts of dying or of hurting yourself?', 'Je, una mawazo ya kufa au ya kujidhuru?'),
  'f:self_harm_done': row(
    'Have you already tried to hurt or kill yourself?',
    'Je, tayari umejaribu kujiumiza au kujiua?',
  ),
  'f:hears_voices': row('Do you hear voices that others do not hear?', 'Je, husikia sauti ambazo wengine hawazisikii?'),
  'f:sees_things': row('Do you see things or people that are not there?', 'Je, huona vitu au watu ambao hawapo?'),
  'f:false_beliefs': row(
    'Do you feel that others follow, bewitch or want to harm you?',
    'Je, unahisi kwamba watu wanakufuata, wanakuroga au wanataka kukudhuru?',
  ),
  'f:overactive': row(
    'Do you feel far too lively, with little need for sleep?',
    'Je, unahisi umechangamka kupita kiasi, bila kuhitaji usingizi?',
  ),
  'f:talks_alone': row(
    'Do others say that you talk or laugh alone?',
    'Je, wengine wanasema unaongea au kucheka peke yako?',
  ),
  'f:aggressive': row(
    'Are you so restless or angry that you may hurt somebody?',
    'Je, hutulii au una hasira hadi unaweza kumuumiza mtu?',
  ),
  'f:self_neglect': row('Do you stay apart, and no longer wash or work?', 'Je, unajitenga, huogi au umeacha kazi?'),
  'f:limp': row('Do you limp?', 'Je, unachechemea?'),
  'f:atopy': row(
    'Have you or your family had eczema, asthma or hay fever?',
    'Je, wewe au familia yako mmewahi kuwa na ukurutu, pumu au mafua ya mzio?',
  ),
  'f:barefoot': row(
    'Do you walk barefoot, or live on an earthen floor?',
    'Je, hutembea bila viatu au unaishi kwenye sakafu ya udongo?',
  ),
  'f:contact_lens': row('Do you wear contact lenses?', 'Je, huvaa lenzi za machoni (contact lens)?'),
  'f:near_drowning': row('Were you under water and nearly drowned?', 'Je, ulizama majini?'),
  'f:beaten': row('Has somebody beaten or attacked you?', 'Je, kuna mtu amekupiga au kukushambulia?'),
  'f:needle_stick': row('Were you pricked by a used needle or blade?', 'Je, umechomwa na sindano au wembe uliotumika?'),
  'f:kala_azar_area': row(
    'Have you stayed in Baringo, Pokot, Turkana, Wajir or another dry area with sandflies and anthills?',
    'Je, umekaa Baringo, Pokot, Turkana, Wajir au sehemu nyingine kame yenye usubi na vichuguu?',
  ),
  'f:flood_rats': row(
    'Were you in contact with flood water, sewage, rice fields or rats?',
    'Je, umegusana na maji ya mafuriko, maji taka, mashamba ya mpunga au panya?',
  ),
  'f:vhf_contact': row(
    'Were you in contact with somebody ill or dead of Ebola or Marburg, with bats, or with aborting animals?',
    'Je, umegusana na mgonjwa au maiti ya Ebola au Marburg, popo, au mifugo inayotoa mimba?',
  ),
  'f:old_animal_bite': row(
    'Did a dog or another animal bite you weeks or months ago?',
    'Je, uliumwa na mbwa au mnyama mwingine wiki au miezi iliyopita?',
  ),
  'f:snakebite': row('Did a snake bite you?', 'Je, umeumwa na nyoka?'),
  'f:dogbite': row('Did a dog or another animal bite you?', 'Je, umeumwa na mbwa au mnyama mwingine?'),
  'f:electric_shock': row(
    'Did you get an electric shock, or were you struck by lightning?',
    'Je, umepigwa na umeme au radi?',
  ),
  'f:smoke_inhaled': row(
    'Did you breathe smoke in a closed room on fire, or is there soot in your nose or mouth?',
    'Je, ulivuta moshi kwenye chumba kilichowaka moto, au una masizi puani au mdomoni?',
  ),
  'f:memory_gap': row(
    'Is there something that you do not remember, the blow or the time after it?',
    'Je, hukumbuki kugongwa au yaliyofuata?',
  ),
  'f:wet_in_fit': row(
    'Did you pass urine or stool in the attack?',
    'Je, ulijikojolea au kujisaidia haja kubwa wakati wa shambulio?',
  ),
  'f:after_fit_sleep': row(
    'Were you confused or deeply asleep after the attack?',
    'Je, baada ya shambulio ulilala sana au uliduwaa?',
  ),
  'f:haemolysis_trigger': row(
    'Did you take fava beans, a sulfa medicine or primaquine in the days before?',
    'Je, ulitumia maharage ya fava, dawa ya salfa au primaquine siku chache kabla?',
  ),
  'f:postpartum': row('Have you given birth in the last six weeks?', 'Je, umejifungua ndani ya wiki sita zilizopita?'),
  'f:breastfeeding': row('Are you breastfeeding?', 'Je, unanyonyesha?'),
  'f:infertility': row(
    'Have you tried for a baby for a year or more without success?',
    'Je, umejaribu kushika ujauzito kwa mwaka mmoja au zaidi bila mafanikio?',
  ),
  'f:many_births': row('Have you had several births, or a hard one?', 'Je, umezaa mara nyingi au kwa shida?'),
  'f:dye_work': row(
    'Have you worked with dyes, paint, rubber or leather?',
    'Je, umewahi kufanya kazi ya rangi, mpira au ngozi?',
  ),
  'f:recent_surgery': row('Have you had an operation in the last weeks?', 'Je, umefanyiwa upasuaji wiki zilizopita?'),
  'f:recent_admission': row('Were you in hospital in the last weeks?', 'Je, ulilazwa hospitalini wiki zilizopita?'),
  'f:hiv': row('Are you living with HIV?', 'Je, unaishi na VVU (HIV)?'),
  'f:smoking': row('Do you smoke?', 'Je, unavuta sigara?'),
  'f:obesity': row('Are you much overweight?', 'Je, una unene kupita kiasi?'),
  'f:health_worker': row(
    'Do you work in a hospital, clinic or laboratory?',
    'Je, unafanya kazi hospitalini, kliniki au maabara?',
  ),
  'f:fever': row('Do you have a fever, or does your body feel hot?', 'Je, una homa, au mwili wako una joto?'),
  'f:chills': row('Do you have chills or shivering?', 'Je, unasikia baridi au kutetemeka?'),
  'f:night_sweats': row(
    'Do you sweat at night so much that the sheets get wet?',
    'Je, unatoka jasho jingi usiku, hadi shuka zinalowa?',
  ),
  'f:sweating': row('Do you sweat more than usual?', 'Je, unatoka jasho kuliko kawaida?'),
  'f:fatigue': row('Are you unusually tired or weak?', 'Je, umechoka au huna nguvu kuliko kawaida?'),
  'f:faint': row('Have you fainted, or nearly fainted?', 'Je, umezirai, au umekaribia kuzirai?'),
  'f:weight_loss': row('Have you lost weight without trying?', 'Je, umepungua uzito bila kutaka?'),
  'f:loss_appetite': row('Do you have less appetite than usual?', 'Je, hamu yako ya kula imepungua?'),
  'f:thirst': row('Are you much more thirsty than usual?', 'Je, una kiu nyingi kuliko kawaida?'),
  'f:dehydration': row(
    'Is your mouth very dry, or are your eyes sunken?',
    'Je, mdomo wako umekauka sana, au macho yako yamezama ndani?',
  ),
  'f:body_ache': row('Does your whole body ache?', 'Je, mwili wote unakuuma?'),
  'f:travel_malaria_area': row(
    'In the last weeks, were there many mosquitoes, did you sleep without a net, or did you stay in a malaria area?',
    'Je, wiki zilizopita kumekuwa na mbu wengi, umelala bila neti, au umekaa eneo lenye malaria?',
  ),
  'f:raw_milk': row(
    'Have you drunk milk that was not boiled, or eaten meat half raw?',
    'Je, umekunywa maziwa ambayo hayakuchemshwa, au umekula nyama isiyoiva?',
  ),
  'f:dirty_water': row(
    'Have you had unsafe water or food in the last days?',
    'Je, umekunywa maji au umekula chakula kisicho salama siku zilizopita?',
  ),
  'f:cough': row('Do you have a cough?', 'Je, unakohoa?'),
  'f:haemoptysis': row('Do you cough up blood?', 'Je, unakohoa damu?'),
  'f:sob': row('Is it hard for you to breathe?', 'Je, unapumua kwa shida?'),
  'f:fast_breathing': row('Do you breathe faster than usual?', 'Je, unapumua haraka kuliko kawaida?'),
  'f:cannot_speak_breathless': row(
    'Are you too short of breath to finish a sentence?',
    'Je, unakosa pumzi ya kumaliza sentensi?',
  ),
  'f:sob_on_exertion': row(
    'Do you get short of breath when you walk, climb or work?',
    'Je, unaishiwa pumzi ukitembea, ukipanda ngazi au ukifanya kazi?',
  ),
  'f:orthopnoea': row(
    'Is it harder for you to breathe when you lie flat?',
    'Je, unapumua kwa shida zaidi ukilala chali?',
  ),
  'f:runny_nose': row('Is your nose running?', 'Je, unatoka makamasi?'),
  'f:sneezing': row('Are you sneezing?', 'Je, unapiga chafya?'),
  'f:sore_throat': row('Does your throat hurt?', 'Je, koo linakuuma?'),
  'f:headache': row('Do you have a headache?', 'Je, kichwa kinakuuma?'),
  'f:dizziness': row('Do you feel dizzy?', 'Je, unasikia kizunguzungu?'),
  'f:vision_blur': row(
    'Do you see blurred or double, or do you see stars or spots?',
    'Je, unaona ukungu, vitu viwili viwili, au nyota?',
  ),
  'f:one_side_weak': row(
    'Is one side of your body, an arm or a leg suddenly weak?',
    'Je, upande mmoja wa mwili wako, mkono au mguu umelegea ghafla?',
  ),
  'f:legs_weak': row(
    'Are both your legs weak, so that standing or walking is hard?',
    'Je, miguu yako yote miwili imekosa nguvu hadi kusimama au kutembea ni shida?',
  ),
  'f:numbness': row('Do you feel numbness or tingling?', 'Je, unasikia ganzi au kuchomachoma?'),
  'f:convulsion': row(
    'Have you had a fit, with shaking of the whole body?',
    'Je, umepata degedege au kifafa (mwili wote kutetemeka)?',
  ),
  'f:nausea': row('Do you feel sick, as if you might vomit?', 'Je, unasikia kichefuchefu?'),
  'f:vomiting': row('Are you vomiting?', 'Je, unatapika?'),
  'f:vomits_everything': row(
    'Do you vomit everything that you eat or drink?',
    'Je, unatapika kila unachokula au kunywa?',
  ),
  'f:blood_vomit': row('Do you vomit blood?', 'Je, unatapika damu?'),
  'f:diarrhoea': row(
    'Do you have diarrhoea (three or more loose stools a day)?',
    'Je, unaharisha (choo chepesi mara tatu au zaidi kwa siku)?',
  ),
  'f:bloody_stool': row('Is there blood in your stool?', 'Je, choo chako kina damu?'),
  'f:black_stool': row('Is your stool black like tar?', 'Je, choo chako ni cheusi kama lami?'),
  'f:constipation': row('Is it hard for you to pass stool?', 'Je, unakosa choo, au choo chako ni kigumu?'),
  'f:abdominal_pain': row('Does your belly hurt?', 'Je, tumbo linakuuma?'),
  'f:herbal_medicine': row(
    'Have you taken herbs or traditional medicine?',
    'Je, umetumia dawa za mitishamba au za kienyeji?',
  ),
  'f:chest_pain': row('Does your chest hurt?', 'Je, kifua kinakuuma?'),
  'f:palpitations': row('Does your heart race or pound?', 'Je, moyo wako unaenda mbio au unadunda?'),
  'f:swelling_legs': row('Are your legs or feet swollen?', 'Je, miguu au nyayo zako zimevimba?'),
  'f:back_pain': row('Does your back hurt?', 'Je, mgongo unakuuma?'),
  'f:joint_pain': row('Do your joints hurt?', 'Je, viungo vinakuuma?'),
  'f:bladder_bowel_loss': row(
    'Have you lost control of urine or stool, or are you numb between the legs?',
    'Je, unashindwa kuzuia mkojo au choo, au una ganzi kati ya miguu?',
  ),
  'f:rash': row('Do you have a rash?', 'Je, una upele?'),
  'f:itch': row('Do you itch?', 'Je, unawashwa?'),
  'f:dysuria': row('Does it hurt or burn when you pass urine?', 'Je, unaumwa ukikojoa, au mkojo unachoma?'),
  'f:polyuria': row('Do you pass urine more often than usual?', 'Je, unakojoa mara nyingi kuliko kawaida?'),
  'f:discharge_vaginal': row(
    'Do you have an unusual discharge from the vagina?',
    'Je, unatoka uchafu usio wa kawaida ukeni?',
  ),
  'f:vaginal_bleeding': row(
    'Do you bleed from the vagina, apart from a normal period?',
    'Je, unatoka damu ukeni isiyo ya hedhi ya kawaida?',
  ),
  'f:missed_period': row('Is your period late, or has it not come?', 'Je, hedhi yako imechelewa au haijaja?'),
  'f:unprotected_sex': row(
    'Have you had sex without a condom with a new partner?',
    'Je, umefanya ngono bila kondomu na mpenzi mpya?',
  ),
  'f:injury': row('Have you fallen, been hit or had an accident?', 'Je, umeanguka, umegongwa au umepata ajali?'),
  'f:sad': row(
    'Are you sad, or find no joy in things, on most days?',
    'Je, una huzuni, au hufurahii mambo, siku nyingi?',
  ),
  'f:anxiety': row('Do you have much worry, fear or panic?', 'Je, una wasiwasi mwingi, hofu au kupaniki?'),
  'f:insomnia': row('Do you sleep badly?', 'Je, unakosa usingizi au unalala vibaya?'),
  'f:suicide_plan': row(
    'Do you have a plan or a means to die, such as tablets or a rope?',
    'Je, una mpango wa kujiua au kitu cha kujiulia, kama vidonge au kamba?',
  ),
  'f:painkillers_often': row(
    'Do you often take painkillers such as brufen or aspirin?',
    'Je, mara kwa mara unatumia dawa za maumivu kama brufen au aspirini?',
  ),
  'f:alcohol': row('Do you drink much alcohol?', 'Je, unakunywa pombe nyingi?'),
  'f:recent_travel': row(
    'Have you travelled away from home in the last weeks?',
    'Je, umesafiri mbali na nyumbani wiki zilizopita?',
  ),
  'f:diabetes': row('Do you have diabetes?', 'Je, una kisukari?'),
  'f:hypertension': row('Do you have high blood pressure?', 'Je, una shinikizo la damu (presha)?'),
  'f:asthma': row('Do you have asthma?', 'Je, una pumu (asthma)?'),
  'f:earache': row('Does an ear hurt?', 'Je, sikio linauma?'),
  'f:sickle': row('Do you have sickle cell disease?', 'Je, una selimundu (sickle cell)?'),
  'f:epilepsy': row('Do you have epilepsy?', 'Je, una ugonjwa wa kifafa?'),
  'f:heart_disease': row('Do you have a heart disease?', 'Je, una ugonjwa wa moyo?'),
  'f:tb': row(
    'Have you had tuberculosis, or does somebody near you have it?',
    'Je, umewahi kuugua kifua kikuu (TB), au kuna mtu wa karibu anayeugua?',
  ),
};
