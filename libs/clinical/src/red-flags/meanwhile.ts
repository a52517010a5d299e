import type { Bilingual } from '@afya/contracts';

/** First aid until help arrives, by id. */
export const MEANWHILE: Readonly<Record<string, Bilingual>> = {
  company: {
    en: 'Whoever is ill must not stay or travel alone.',
    sw: 'Mgonjwa asibaki wala asisafiri peke yake.',
  },
  side: {
    en: 'Lay the person on the side, head a little low, and keep the airway free.',
    sw: 'Mlaze mgonjwa kwa ubavu, kichwa chini kidogo, na hakikisha anapumua.',
  },
  nothing_in_mouth: {
    en: 'Put nothing into the mouth while the person is not fully awake.',
    sw: 'Usimwekee kitu mdomoni kama hayuko macho kabisa.',
  },
  no_food: {
    en: 'No food or drink until a doctor has seen the patient.',
    sw: 'Asile wala kunywa hadi daktari amwone.',
  },
  fit: {
    en: 'In a fit: move hard things away, do not hold the person down, note the time.',
    sw: 'Wakati wa degedege: ondoa vitu vigumu, usimshike kwa nguvu, angalia saa.',
  },
  sips: {
    en: 'If awake, give small sips of ORS or clean water all the way.',
    sw: 'Kama yuko macho, mpe ORS au maji safi kidogo kidogo njia nzima.',
  },
  breast: {
    en: 'Keep the child warm against your skin, and offer the breast if the child is awake.',
    sw: 'Mweke mtoto kifuani, ngozi kwa ngozi, apate joto, na umpe titi kama yuko macho.',
  },
  upright: {
    en: 'Sit upright, loosen tight clothes, let fresh air in.',
    sw: 'Kaa wima, legeza nguo za kubana, ruhusu hewa safi.',
  },
  inhaler: {
    en: 'Use the reliever inhaler (blue) now, with a spacer if there is one, and again on the way.',
    sw: 'Tumia inhela ya kufungua kifua (ya buluu) sasa, kwa spesa kama ipo, na tena njiani.',
  },
  still: {
    en: 'Sit or lie still. Do not walk, do not drive yourself.',
    sw: 'Kaa au lala tuli. Usitembee, usiendeshe gari mwenyewe.',
  },
  /** European Resuscitation Council guidelines, basic and paediatric life support. */
  breaths: {
    en: 'Does not wake and does not breathe, or only gasps now and then: lay flat and push hard and fast on the middle of the chest, two pushes a second, with two breaths after every 30. A child or a baby: five breaths first.',
    sw: 'Haamki na hapumui, au anavuta pumzi moja moja tu: mlaze chali, bonyeza katikati ya kifua kwa nguvu na haraka, mara mbili kila sekunde, na umpulizie hewa mara mbili baada ya kila mibonyezo 30. Mtoto: kwanza mpulizie mara tano.',
  },
  left: { en: 'Lie, or lay the patient, on the left side.', sw: 'Lala, au mlaze mgonjwa, kwa ubavu wa kushoto.' },
  time: { en: 'Remember the time when it began.', sw: 'Kumbuka saa ilipoanza.' },
  press: {
    en: 'Press hard on the wound with a clean cloth and do not let go. Raise the limb.',
    sw: 'Bonyeza kidonda kwa nguvu kwa kitambaa safi na usiachilie. Inua mkono au mguu.',
  },
  pads: {
    en: 'Lie down, keep warm, and take the used pads or cloths with you to show how much blood there is.',
    sw: 'Lala, jifunike, na beba pedi au vitambaa vilivyotumika kuonyesha kiasi cha damu.',
  },
  snake: {
    en: 'Keep the bitten limb still and low. No cutting, no sucking, no tight band. Take off rings.',
    sw: 'Tuliza mkono au mguu ulioumwa, uwe chini. Usichanje, usinyonye, usifunge kwa nguvu. Vua pete.',
  },
  poison: {
    en: 'Do not make the person vomit. Take the bottle or packet with you. Wash skin and take off wet clothes if it was a spray.',
    sw: 'Usimtapishe. Beba chupa au paketi. Osha ngozi na uvue nguo zilizolowa kama ilikuwa dawa ya kunyunyizia.',
  },
  fresh_air: {
    en: 'Everybody out into fresh air at once; carry the fire outside only if it is safe.',
    sw: 'Wote watoke nje kwenye hewa safi mara moja; toa jiko nje tu kama ni salama.',
  },
  sugar: {
    en: 'If awake: sugar in water, soda or honey on the tongue at once, then food.',
    sw: 'Kama yuko macho: sukari kwenye maji, soda au asali ulimini mara moja, kisha chakula.',
  },
  burn: {
    en: 'Cool the burn with clean running water for 20 minutes. No oil, toothpaste or flour. Cover with a clean cloth.',
    sw: 'Poza sehemu iliyoungua kwa maji safi yanayotiririka kwa dakika 20. Usipake mafuta, dawa ya meno wala unga. Funika kwa kitambaa safi.',
  },
  neck_still: {
    en: 'Keep head and neck still. Do not give food, drink or strong painkillers.',
    sw: 'Tuliza kichwa na shingo. Usimpe chakula, kinywaji wala dawa kali za maumivu.',
  },
  adrenaline: {
    en: 'If there is an adrenaline pen, use it now. Lie down with legs raised, or sit if breathing is hard.',
    sw: 'Kama kuna sindano ya adrenalini, itumie sasa. Lala miguu ikiwa juu, au kaa kama kupumua ni kwa shida.',
  },
  wash_bite: {
    en: 'Wash the bite with soap and running water for 15 minutes, even if it is small, then go for the rabies vaccine.',
    sw: 'Osha kidonda kwa sabuni na maji yanayotiririka kwa dakika 15, hata kama ni kidogo, kisha nenda ukapate chanjo ya kichaa cha mbwa.',
  },
  keep_evidence: {
    en: 'It is not your fault. If you can, do not wash and keep the clothes in a paper bag. Medicine within 72 hours can prevent HIV and pregnancy; care is free.',
    sw: 'Si kosa lako. Ukiweza, usioge na uweke nguo kwenye mfuko wa karatasi. Dawa ndani ya saa 72 zinaweza kuzuia VVU na mimba; huduma ni bure.',
  },
  safe_place: {
    en: 'Safe places: a neighbour, relatives, a police station, a hospital. Take the children, and your telephone if you can.',
    sw: 'Mahali salama: kwa jirani, ndugu, kituo cha polisi au hospitali. Chukua watoto, na simu yako ukiweza.',
  },
  stay_safe: {
    en: 'You are not alone, and this can get better. Stay with somebody you trust. Put away pills, poison, ropes and knives, or ask somebody to.',
    sw: 'Hauko peke yako, na hali hii inaweza kuwa nafuu. Kaa na mtu unayemwamini. Weka mbali vidonge, sumu, kamba na visu, au mwombe mtu aviweke.',
  },
  cover: {
    en: 'Touch no blood or body fluid with bare hands; keep others away.',
    sw: 'Usiguse damu au majimaji ya mwili kwa mikono mitupu; watu wengine wakae mbali.',
  },
  choking: {
    en: 'Coughing well: let them cough. No air at all: five blows between the shoulder blades, then five pushes into the belly (a baby: face down, five blows, five pushes on the breastbone), again and again. Do not sweep the mouth with a finger.',
    sw: 'Anakohoa vizuri: mwache akohoe. Hapati hewa kabisa: mpige mara tano kati ya mabega, kisha bonyeza tumbo mara tano (mtoto mchanga: uso chini, mapigo matano, kisha bonyeza mfupa wa kifua mara tano), rudia. Usitie kidole mdomoni.',
  },
  rinse_eye: {
    en: 'Chemical in the eye: rinse with clean water for 30 minutes at once. A thing stuck in the eye: do not pull it out and do not press.',
    sw: 'Kemikali jichoni: osha mara moja kwa maji safi dakika 30. Kitu kilichochoma jicho: usikitoe wala usibonyeze.',
  },
  leave_in: {
    en: 'Leave a knife or stick that is in the body where it is. Do not push bone or bowel back; cover it with a clean wet cloth.',
    sw: 'Kisu au mti uliochoma mwilini usiutoe. Usirudishe mfupa au utumbo ndani; funika kwa kitambaa safi chenye maji.',
  },
  current_off: {
    en: 'Switch off the current before you touch anybody.',
    sw: 'Zima umeme kabla ya kumgusa mtu.',
  },
  cool: {
    en: 'Into the shade, clothes off, water on the skin and a fan; sips only if fully awake.',
    sw: 'Mpeleke kivulini, mvue nguo, mmwagie maji na kumpepea; maji ya kunywa kidogo tu kama yuko macho kabisa.',
  },
  stop_medicine: {
    en: 'Take no more of the new medicine and bring its packet.',
    sw: 'Usinywe tena dawa mpya na ubebe paketi yake.',
  },
  papers: {
    en: 'Take the clinic book and the medicines that are used.',
    sw: 'Beba kitabu cha kliniki na dawa zinazotumika.',
  },
};
