import type { Bilingual } from '@afya/contracts';

/** Signs with which to go to a hospital at once, by id. */
export const GO_NOW: Readonly<Record<string, Bilingual>> = {
  confusion: { en: 'confusion, fits, or being hard to wake', sw: 'kuchanganyikiwa, degedege, au kuwa vigumu kuamshwa' },
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
};
