import type { Texts } from './schema';

/** Stomach, bowel and liver. */
export const DIGESTIVE_TEXTS: Texts = {
  care: {
    head_up: {
      en: 'Eat the last meal three hours before bed, and raise the head end of the bed.',
      sw: 'Kula mlo wa mwisho saa tatu kabla ya kulala, na inua upande wa kichwa wa kitanda.',
    },
    antacid: {
      en: 'A pharmacist can give an antacid for the burning. If it is needed for more than two weeks, see a clinic.',
      sw: 'Mfamasia anaweza kukupa dawa ya kupunguza asidi. Ikihitajika zaidi ya wiki mbili, nenda kliniki.',
    },
    low_fat: {
      en: 'Leave out fatty and fried food until you have been seen.',
      sw: 'Acha vyakula vya mafuta na vya kukaanga hadi uonwe.',
    },
    no_lifting: {
      en: 'Do not lift heavy loads, and treat a cough or hard stool: pressing makes the lump bigger.',
      sw: 'Usibebe mizigo mizito, na tibu kikohozi au choo kigumu: kujikamua huongeza uvimbe.',
    },
    no_pushing: {
      en: 'Do not push or sit long on the toilet. Sit in warm water for ten minutes after each stool.',
      sw: 'Usijikamue wala kukaa chooni muda mrefu. Kaa kwenye maji ya uvuguvugu dakika kumi baada ya kila choo.',
    },
    bring_pack: {
      en: 'Take along the packets of all that was swallowed, also herbs, and say when.',
      sw: 'Beba pakiti za vyote vilivyomezwa, hata mitishamba, na useme ilikuwa saa ngapi.',
    },
    food_diary: {
      en: 'Write down for two weeks what you eat and when the trouble comes.',
      sw: 'Andika kwa wiki mbili unachokula na wakati shida inapokuja.',
    },
    leave_out: {
      en: 'Leave out milk for two weeks and see whether it gets better; do not leave out wheat before you have been tested.',
      sw: 'Acha maziwa kwa wiki mbili uone kama kuna nafuu; usiache ngano kabla ya kupimwa.',
    },
    soft_food: {
      en: 'Eat soft food in small bites, chew well and drink with it, sitting upright.',
      sw: 'Kula vyakula laini kidogo kidogo, tafuna vizuri na unywe navyo, ukiwa umekaa wima.',
    },
    cancer_check: {
      en: 'Ask to be sent to a hospital that can look inside and take a sample. Many causes are harmless, and early treatment helps most.',
      sw: 'Omba upelekwe hospitali inayoweza kuangalia ndani na kuchukua sampuli. Sababu nyingi si hatari, na matibabu ya mapema husaidia zaidi.',
    },
  },
  tests: {
    endoscopy: {
      en: 'a look into gullet and stomach with a camera (endoscopy)',
      sw: 'kamera ya koo la chakula na tumbo (endoskopi)',
    },
    colonoscopy: {
      en: 'a look into the large bowel with a camera (colonoscopy)',
      sw: 'kamera ya utumbo mpana (kolonoskopi)',
    },
    belly_xray: { en: 'belly X-ray', sw: 'picha ya tumbo (X-ray)' },
    belly_ct: { en: 'scan of the belly (CT)', sw: 'picha ya CT ya tumbo' },
    pancreas: { en: 'pancreas test (lipase)', sw: 'kipimo cha kongosho (lipase)' },
    kidney: { en: 'kidney test', sw: 'kipimo cha figo' },
  },
  goNow: {
    swallow_nothing: {
      en: 'not able to swallow even water, or food that is stuck',
      sw: 'kushindwa kumeza hata maji, au chakula kilichokwama',
    },
    lump_stuck: {
      en: 'a lump that turns hard, hurts and does not go back',
      sw: 'uvimbe unaokuwa mgumu, unaouma na usiorudi ndani',
    },
    blood_much: {
      en: 'much blood, clots, or blood that does not stop',
      sw: 'damu nyingi, mabonge ya damu, au damu isiyokoma',
    },
    weight_go: { en: 'weight that keeps falling', sw: 'uzito unaoendelea kupungua' },
    fever_belly: { en: 'fever with a swollen or painful belly', sw: 'homa pamoja na tumbo lililovimba au linalouma' },
  },
};
