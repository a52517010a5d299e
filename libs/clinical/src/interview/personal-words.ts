import type { Bilingual } from '@afya/contracts';

const row = (en: string, sw: string): Bilingual => ({ en, sw });

/** Questions as one puts them to the patient, or to the mother of a child, where the usual words speak of "the patient". */
export const PERSONAL: Readonly<Record<'self' | 'child', Readonly<Record<string, Bilingual>>>> = {
  self: {
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
    'f:suicidal': row(
      'Do you have thoughts of dying or of hurting yourself?',
      'Je, una mawazo ya kufa au ya kujidhuru?',
    ),
    'f:self_harm_done': row(
      'Have you already tried to hurt or kill yourself?',
      'Je, tayari umejaribu kujiumiza au kujiua?',
    ),
    'f:hears_voices': row(
      'Do you hear voices that others do not hear?',
      'Je, husikia sauti ambazo wengine hawazisikii?',
    ),
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
    'f:needle_stick': row(
      'Were you pricked by a used needle or blade?',
      'Je, umechomwa na sindano au wembe uliotumika?',
    ),
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
    'f:postpartum': row(
      'Have you given birth in the last six weeks?',
      'Je, umejifungua ndani ya wiki sita zilizopita?',
    ),
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
  },
  child: {
    age: row(
      'How old is the child? For a baby, say weeks or months.',
      'Mtoto ana umri gani? Kwa mtoto mchanga, taja wiki au miezi.',
    ),
    sex: row('Is the child a girl or a boy?', 'Mtoto ni wa kike au wa kiume?'),
    history: row(
      'Does the child have any lasting illnesses, such as asthma, epilepsy, HIV, TB, a heart disease or sickle cell, or has there been an operation?',
      'Je, mtoto ana magonjwa ya muda mrefu, kama pumu, kifafa, VVU (HIV), TB, ugonjwa wa moyo au selimundu (sickle cell), au amewahi kufanyiwa upasuaji?',
    ),
    medicines: row('Which medicines or herbs does the child take now?', 'Mtoto anatumia dawa au mitishamba gani sasa?'),
    allergies: row(
      'Is the child allergic to any medicine or food?',
      'Je, mtoto ana mzio (allergy) wa dawa au chakula?',
    ),
    measures: row(
      'Last question: how tall is the child and how much does the child weigh, if you know? For example 80 cm, 10 kg.',
      'Swali la mwisho: mtoto ana urefu na uzito gani, kama unajua? Kwa mfano sm 80, kilo 10.',
    ),
    'f:lethargy': row(
      'Is the child very sleepy, floppy or hard to wake?',
      'Je, mtoto amelegea, anasinzia sana au ni vigumu kumwamsha?',
    ),
    'f:unconscious': row('Has the child passed out, or is it impossible to wake?', 'Je, mtoto amezimia au haamki?'),
    'f:wasting': row(
      'Has the child become very thin, with bones showing?',
      'Je, mtoto amekonda sana hadi mifupa inaonekana?',
    ),
    'f:not_feeding': row('Is the child unable to drink or breastfeed?', 'Je, mtoto hawezi kabisa kunywa au kunyonya?'),
    'f:limp': row('Does the child limp, or refuse to walk?', 'Je, mtoto anachechemea au anakataa kutembea?'),
    'f:hiv': row('Is the child living with HIV?', 'Je, mtoto anaishi na VVU (HIV)?'),
    'f:near_drowning': row('Was the child under water and nearly drowned?', 'Je, mtoto alizama majini?'),
    'f:beaten': row('Was the child beaten or attacked by somebody?', 'Je, mtoto alipigwa au kushambuliwa na mtu?'),
  },
};
