import type { Bilingual } from '@afya/contracts';
import { text } from './bilingual';

/** Advice addressed to a child's carer, by text id; ids without an entry use the standard text. */
export const CARE_OF_CHILD: Readonly<Record<string, Bilingual>> = {
  rest: text('Let the child rest.', 'Mwache mtoto apumzike.'),
  fluids: text(
    'Give the child something to drink often: breast milk, clean water, soup or porridge.',
    'Mpe mtoto anywe mara kwa mara: maziwa ya mama, maji safi, supu au uji.',
  ),
  ors: text(
    'Give the child oral rehydration salts (ORS) by spoon after each loose stool. Mix one packet in one litre of clean water.',
    'Mpe mtoto ORS (ya kuongeza maji mwilini) kwa kijiko kila baada ya kuharisha. Changanya paketi moja kwenye lita moja ya maji safi.',
  ),
  small_meals: text(
    'Give the child small meals often; leave out spicy and fried food.',
    'Mpe mtoto chakula kidogo kidogo mara nyingi; acha pilipili na vyakula vya kukaanga.',
  ),
  gargle: text(
    'From one year on, a little honey eases the throat. An older child can gargle with warm salt water.',
    'Kwa mtoto wa zaidi ya mwaka mmoja, asali kidogo hutuliza koo. Mtoto mkubwa anaweza kusukutua kwa maji ya uvuguvugu yenye chumvi.',
  ),
  saline_nose: text(
    'Clear a blocked nose with a few drops of salt water before feeds; no hot steam near a small child.',
    'Safisha pua iliyoziba kwa matone ya maji ya chumvi kabla ya kunyonya au kula; usimweke mtoto mdogo karibu na mvuke wa moto.',
  ),
  fever_relief: text(
    'For fever or pain, ask a health worker how much paracetamol is right for the child.',
    'Kwa homa au maumivu, muulize mhudumu wa afya kiasi cha paracetamol kinachomfaa mtoto.',
  ),
  malaria_test: text(
    'Have the child tested for malaria today. Give malaria medicine only when the test is positive, and finish it all.',
    'Mpeleke mtoto apimwe malaria leo. Mpe dawa za malaria kipimo kikionyesha malaria tu, na amalize dozi yote.',
  ),
  net: text('Let the child sleep under a treated mosquito net.', 'Mtoto alale ndani ya neti yenye dawa.'),
  finish_medicine: text(
    'If the child is given antibiotics, give them as you were told and finish them.',
    'Mtoto akipewa antibiotiki, mpe kama ulivyoelekezwa na amalize dozi.',
  ),
  nothing_by_mouth: text(
    'Give the child nothing to eat or drink until a doctor says so: an operation may be needed.',
    'Usimpe mtoto chakula wala kinywaji hadi daktari aseme: huenda akahitaji upasuaji.',
  ),
  inhaler: text(
    'Let the child sit upright and give the reliever inhaler (blue), with a spacer.',
    'Mketishe mtoto wima na umpe inhela ya kufungua kifua (ya buluu), kwa spesa.',
  ),
  no_scratching: text(
    'Cut the child’s nails, keep the skin clean, and keep the child from scratching.',
    'Mkate mtoto kucha, weka ngozi yake safi, na mzuie asijikune.',
  ),
  isolate_rash: text(
    'Keep the child at home and away from pregnant women, babies and people with weak bodies until the rash has cleared.',
    'Mtoto akae nyumbani, mbali na wajawazito, watoto wachanga na watu wenye kinga dhaifu hadi vipele vipone.',
  ),
  stay_home: text(
    'Keep the child from school for five days after the swelling began.',
    'Mtoto asiende shule kwa siku tano tangu uvimbe ulipoanza.',
  ),
  soft_food: text(
    'Give the child soft, cool food; leave out pepper, salt and sour fruit until it has healed.',
    'Mpe mtoto chakula laini na kisicho cha moto; acha pilipili, chumvi na matunda machachu hadi apone.',
  ),
};

/** Advice for babies under six months, who drink breast milk only (WHO IMCI). null: leave the advice out. */
export const CARE_OF_BABY: Readonly<Record<string, Bilingual | null>> = {
  fluids: text(
    'Breastfeed more often. A baby under six months needs nothing else to drink.',
    'Mnyonyeshe mara nyingi zaidi. Mtoto chini ya miezi sita hahitaji kinywaji kingine.',
  ),
  ors: text(
    'Breastfeed more often, and give ORS by spoon after each loose stool. Mix one packet in one litre of clean water.',
    'Mnyonyeshe mara nyingi zaidi, na mpe ORS kwa kijiko kila baada ya kuharisha. Changanya paketi moja kwenye lita moja ya maji safi.',
  ),
  gargle: null,
  small_meals: null,
  soft_food: null,
};
