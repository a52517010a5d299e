import type { Texts } from './schema';

/** Women, pregnancy, birth and infections passed on by sex. */
export const WOMEN_AND_BIRTH_TEXTS: Texts = {
  care: {
    sore_care: {
      en: 'Keep the sores clean and dry, pass urine in a basin of water if it burns, and have no sex until they have healed.',
      sw: 'Weka vidonda safi na vikavu, kojoa ukiwa kwenye beseni la maji ikiwa kunachoma, na usifanye ngono hadi vipone.',
    },
    cervix_screening: {
      en: 'Ask for screening of the mouth of the womb; it is quick and finds changes before they are dangerous.',
      sw: 'Omba uchunguzi wa mlango wa kizazi; ni wa haraka na hugundua mabadiliko kabla hayajawa hatari.',
    },
    warm_sitting: {
      en: 'Sit in warm water for ten minutes a few times a day. Do not press on the swelling.',
      sw: 'Kaa kwenye maji ya uvuguvugu dakika kumi mara kadhaa kwa siku. Usiminye uvimbe.',
    },
    period_warmth: {
      en: 'Warmth on the belly and light movement ease the cramps. A pharmacist can advise on tablets for period pain.',
      sw: 'Joto juu ya tumbo na mazoezi mepesi hupunguza maumivu. Mfamasia anaweza kushauri vidonge vya maumivu ya hedhi.',
    },
    bleeding_diary: {
      en: 'Write down the days of bleeding and how many pads you use; it helps the clinic.',
      sw: 'Andika siku za damu na idadi ya pedi unazotumia; husaidia kliniki.',
    },
    cool_layers: {
      en: 'Wear light layers, keep the bedroom cool, and cut down on coffee, alcohol and spices. A clinic has medicine if it stays hard.',
      sw: 'Vaa nguo nyepesi, weka chumba cha kulala chenye hewa baridi, na punguza kahawa, pombe na viungo vikali. Kliniki ina dawa kama hali inakusumbua sana.',
    },
    weight_down: {
      en: 'Daily movement and losing some weight bring periods and hormones back into order.',
      sw: 'Mazoezi ya kila siku na kupunguza uzito kiasi hurudisha hedhi na homoni kwenye mpangilio.',
    },
    bring_papers: {
      en: 'Take your clinic booklet and earlier results with you.',
      sw: 'Beba kitabu chako cha kliniki na majibu ya awali.',
    },
    breast_clinic: {
      en: 'Have the breast examined at a clinic within days; ask for an ultrasound.',
      sw: 'Titi lichunguzwe kliniki ndani ya siku chache; omba ultrasound.',
    },
    keep_breastfeeding: {
      en: 'Go on breastfeeding, or express the milk, from both breasts; warmth before and a cool cloth after a feed help.',
      sw: 'Endelea kunyonyesha au kukamua maziwa kutoka matiti yote mawili; joto kabla na kitambaa baridi baada ya kunyonyesha husaidia.',
    },
    dry_food_first: {
      en: 'Eat something dry before you get up, try ginger, and keep away from smells that make you sick.',
      sw: 'Kula kitu kikavu kabla ya kuamka, jaribu tangawizi, na epuka harufu zinazokuchefua.',
    },
    sips_often: {
      en: 'Take small sips of water or oral rehydration salts every few minutes.',
      sw: 'Kunywa maji au ORS kidogo kidogo kila baada ya dakika chache.',
    },
    save_tissue: {
      en: 'Count the pads, and keep anything that comes out to show it to the doctor.',
      sw: 'Hesabu pedi, na uhifadhi chochote kinachotoka umwonyeshe daktari.',
    },
    baby_to_breast: {
      en: 'On the way, put the baby to the breast, pass urine, and keep her warm and lying flat.',
      sw: 'Njiani, mweke mtoto kwenye titi, mama akojoe, na alale chali akiwa na joto.',
    },
    fistula_care: {
      en: 'Ask for a hospital or camp that repairs fistula; in Kenya some do it free of charge. Drink enough water and wash with plain water.',
      sw: 'Ulizia hospitali au kambi inayotibu fistula; nchini Kenya baadhi hufanya bila malipo. Kunywa maji ya kutosha na ujioshe kwa maji safi.',
    },
  },
  tests: {
    syphilis: { en: 'blood test for syphilis', sw: 'kipimo cha damu cha kaswende' },
    cervix: {
      en: 'screening of the mouth of the womb (VIA, smear or HPV test)',
      sw: 'uchunguzi wa mlango wa kizazi (VIA, smear au HPV)',
    },
    biopsy: { en: 'a small piece of tissue to look at', sw: 'kipande kidogo cha nyama cha kuchunguzwa' },
    breast_image: { en: 'ultrasound or X-ray of the breast', sw: 'ultrasound au X-ray ya titi' },
    hormones: { en: 'hormone tests', sw: 'vipimo vya homoni' },
    blood_group: { en: 'blood group', sw: 'kundi la damu' },
    fetal_heart: { en: "listening to the baby's heart", sw: 'kusikiliza mapigo ya moyo ya mtoto tumboni' },
  },
  goNow: {
    no_urine_pain: { en: 'not being able to pass urine', sw: 'kushindwa kukojoa' },
    pad_an_hour: {
      en: 'bleeding that fills a pad within an hour, or large clots',
      sw: 'damu inayojaza pedi ndani ya saa moja, au mabonge makubwa',
    },
    bleeding_menopause: {
      en: 'any bleeding after the periods had ended',
      sw: 'damu yoyote baada ya hedhi kukoma',
    },
    breast_changes: {
      en: 'a lump that becomes hard or grows, or a nipple that bleeds or turns in',
      sw: 'uvimbe unaokuwa mgumu au kukua, au chuchu inayotoa damu au kuingia ndani',
    },
    fever_shivers: { en: 'fever or shivering', sw: 'homa au kutetemeka' },
    baby_moves: {
      en: 'the baby moving less, bleeding, or waters breaking',
      sw: 'mtoto kupunguza kucheza tumboni, kutokwa damu, au chupa ya uzazi kupasuka',
    },
    cord: {
      en: 'a cord or a hand of the baby coming out: kneel with the hips high and go at once',
      sw: 'kitovu au mkono wa mtoto kutoka: piga magoti, inua makalio juu na uende mara moja',
    },
  },
};
