import type { Texts } from './schema';

/** Newborns and children. */
export const CHILD_TEXTS: Texts = {
  care: {
    nappy_care: {
      en: 'Change the nappy often, wash with plain water, leave the bottom bare for some time each day, and put on a zinc cream.',
      sw: 'Badilisha nepi mara kwa mara, osha kwa maji tu, mwache bila nepi kwa muda kila siku, na paka krimu ya zinki.',
    },
    colic_care: {
      en: 'Hold and rock the baby, burp after feeds and keep it upright for half an hour. Give no herbs, gripe water or other milk without advice.',
      sw: 'Mbebe na kumbembeleza, mcheulishe baada ya kunyonya na mweke wima nusu saa. Usimpe mitishamba, gripe water wala maziwa mengine bila ushauri.',
    },
    breast_often: {
      en: 'Breastfeed eight to twelve times a day. Sunlight is no treatment; the level has to be measured.',
      sw: 'Mnyonyeshe mara nane hadi kumi na mbili kwa siku. Jua si tiba; kiwango lazima kipimwe.',
    },
    fit_care: {
      en: 'Lay the child on the side, put nothing into the mouth, note how long the fit lasts, and go to a hospital also when it has stopped.',
      sw: 'Mlaze mtoto kwa ubavu, usiweke kitu mdomoni, angalia degedege linachukua muda gani, na nenda hospitali hata likikoma.',
    },
    thrush_care: {
      en: 'A clinic or a pharmacist can give drops or a gel for the mouth. Boil teats and cups; a mother with sore nipples is treated too.',
      sw: 'Kliniki au mfamasia anaweza kukupa matone au jeli ya mdomo. Chemsha chuchu za chupa na vikombe; mama mwenye chuchu zinazouma pia hutibiwa.',
    },
  },
  tests: {
    bilirubin: { en: 'bilirubin (yellow pigment) in the blood', sw: 'kipimo cha bilirubini (umanjano) kwenye damu' },
  },
  goNow: {
    fit_again: {
      en: 'a fit longer than five minutes, a second fit, or a child that stays drowsy',
      sw: 'degedege zaidi ya dakika tano, degedege la pili, au mtoto anayebaki amelegea',
    },
    more_yellow: {
      en: 'yellow palms or soles, pale stool, or poor feeding',
      sw: 'viganja au nyayo za njano, choo cheupe, au kunyonya vibaya',
    },
  },
};
