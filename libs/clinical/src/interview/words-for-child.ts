import type { Bilingual } from '@afya/contracts';

const row = (en: string, sw: string): Bilingual => ({ en, sw });

/** Question texts for the parent or carer of a child. */
export const FOR_CHILD: Readonly<Record<string, Bilingual>> = {
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
  allergies: row('Is the child allergic to any medicine or food?', 'Je, mtoto ana mzio (allergy) wa dawa au chakula?'),
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
  'f:fever': row('Does the child have a fever, or a hot body?', 'Je, mtoto ana homa, au mwili wake una joto?'),
  'f:sweating': row('Does the child sweat more than usual?', 'Je, mtoto anatoka jasho kuliko kawaida?'),
  'f:fatigue': row('Is the child unusually tired or weak?', 'Je, mtoto amechoka au hana nguvu kuliko kawaida?'),
  'f:confusion': row(
    'Is the child confused, or talking strangely?',
    'Je, mtoto amechanganyikiwa, au anaongea mambo yasiyoeleweka?',
  ),
  'f:weight_loss': row('Has the child lost weight?', 'Je, mtoto amepungua uzito?'),
  'f:loss_appetite': row('Does the child eat less than usual?', 'Je, mtoto anakula kidogo kuliko kawaida?'),
  'f:thirst': row('Is the child much more thirsty than usual?', 'Je, mtoto ana kiu nyingi kuliko kawaida?'),
  'f:dehydration': row(
    'Is the child’s mouth very dry, or are the eyes sunken?',
    'Je, mdomo wa mtoto umekauka sana, au macho yake yamezama ndani?',
  ),
  'f:dirty_water': row(
    'Has the child had unsafe water or food in the last days?',
    'Je, mtoto amekunywa maji au amekula chakula kisicho salama siku zilizopita?',
  ),
  'f:cough': row('Is the child coughing?', 'Je, mtoto anakohoa?'),
  'f:sob': row('Is it hard for the child to breathe?', 'Je, mtoto anapumua kwa shida?'),
  'f:fast_breathing': row('Does the child breathe faster than usual?', 'Je, mtoto anapumua haraka kuliko kawaida?'),
  'f:chest_indrawing': row(
    'Does the child’s lower chest pull in with each breath?',
    'Je, sehemu ya chini ya kifua cha mtoto inaingia ndani akivuta pumzi?',
  ),
  'f:runny_nose': row('Is the child’s nose running?', 'Je, mtoto anatoka makamasi?'),
  'f:sore_throat': row('Does the child’s throat hurt?', 'Je, mtoto anaumwa koo?'),
  'f:headache': row('Does the child have a headache?', 'Je, mtoto anaumwa kichwa?'),
  'f:convulsion': row(
    'Has the child had a fit, with shaking of the whole body?',
    'Je, mtoto amepata degedege (mwili wote kutetemeka)?',
  ),
  'f:vomiting': row('Is the child vomiting?', 'Je, mtoto anatapika?'),
  'f:vomits_everything': row(
    'Does the child vomit everything, food and drink?',
    'Je, mtoto anatapika kila anachokula au kunywa?',
  ),
  'f:diarrhoea': row(
    'Does the child have diarrhoea (three or more loose stools a day)?',
    'Je, mtoto anaharisha (choo chepesi mara tatu au zaidi kwa siku)?',
  ),
  'f:bloody_stool': row('Is there blood in the child’s stool?', 'Je, choo cha mtoto kina damu?'),
  'f:abdominal_pain': row('Does the child’s belly hurt?', 'Je, mtoto anaumwa tumbo?'),
  'f:jaundice': row('Are the child’s eyes or skin yellow?', 'Je, macho au ngozi ya mtoto imekuwa ya manjano?'),
  'f:dysuria': row('Does the child hurt or cry when passing urine?', 'Je, mtoto anaumwa au analia akikojoa?'),
  'f:rash': row('Does the child have a rash?', 'Je, mtoto ana upele?'),
  'f:itch': row('Does the child itch?', 'Je, mtoto anawashwa?'),
  'f:unvaccinated': row('Has the child missed any vaccines?', 'Je, mtoto amekosa chanjo yoyote?'),
  'f:asthma': row('Does the child have asthma?', 'Je, mtoto ana pumu (asthma)?'),
  'f:sickle': row('Does the child have sickle cell disease?', 'Je, mtoto ana selimundu (sickle cell)?'),
  'f:atopy': row(
    'Has the child or the family had eczema, asthma or hay fever?',
    'Je, mtoto au familia imewahi kuwa na ukurutu, pumu au mafua ya mzio?',
  ),
  'f:barefoot': row(
    'Does the child walk barefoot, or live on an earthen floor?',
    'Je, mtoto hutembea bila viatu au huishi kwenye sakafu ya udongo?',
  ),
  'f:quick_recovery': row(
    'Did the child come round fully within a minute or two?',
    'Je, mtoto alirudi katika hali ya kawaida ndani ya dakika moja au mbili?',
  ),
  'f:falls': row('Does the child fall often?', 'Je, mtoto huanguka mara kwa mara?'),
  'f:character_change': row(
    'Has the child’s character or behaviour changed over weeks?',
    'Je, tabia ya mtoto imebadilika kwa wiki kadhaa?',
  ),
  'f:obesity': row('Is the child much overweight?', 'Je, mtoto ni mnene kupita kiasi?'),
};
