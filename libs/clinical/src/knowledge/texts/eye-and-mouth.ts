import type { Texts } from './schema';

/** Eyes, mouth and teeth. */
export const EYE_AND_MOUTH_TEXTS: Texts = {
  care: {
    warm_eye: {
      en: 'Hold a clean cloth with warm water on the closed eye for ten minutes, four times a day.',
      sw: 'Weka kitambaa safi chenye maji ya uvuguvugu kwenye jicho lililofungwa kwa dakika kumi, mara nne kwa siku.',
    },
    no_squeezing: {
      en: 'Do not squeeze or prick it, and use no eye make-up until it has healed.',
      sw: 'Usikikamue wala kukichoma, na usitumie vipodozi vya macho hadi kipone.',
    },
    eye_no_drops: {
      en: 'Put no herbs, milk, urine or old drops into the eye, and do not rub it.',
      sw: 'Usitie mitishamba, maziwa, mkojo au dawa ya zamani jichoni, na usilisugue.',
    },
    eye_clinic: {
      en: 'Ask for an eye check; a cataract operation and glasses are offered at county hospitals and eye camps.',
      sw: 'Omba kukaguliwa macho; upasuaji wa mtoto wa jicho na miwani hupatikana hospitali za kaunti na kambi za macho.',
    },
    rinse_eye: {
      en: 'For a chemical: hold the lids open and pour clean water over the eye for 30 minutes, then go.',
      sw: 'Kwa kemikali: fungua kope na umwagie jicho maji safi kwa dakika 30, kisha nenda.',
    },
    shield_eye: {
      en: 'For a wound: cover the eye with a clean cup or cloth without pressing, and pull nothing out of it.',
      sw: 'Kwa jeraha: funika jicho kwa kikombe au kitambaa safi bila kubana, na usitoe kitu kilichochoma ndani.',
    },
    dry_eye_care: {
      en: 'Look away from the screen often, blink, keep out of smoke and wind; artificial tears from a pharmacy help.',
      sw: 'Pumzisha macho mara kwa mara kutoka kwenye skrini, pepesa, epuka moshi na upepo; machozi bandia ya duka la dawa husaidia.',
    },
    duct_massage: {
      en: "For a baby's watery eye: press the inner corner gently with a clean finger and stroke down, some times a day.",
      sw: 'Kwa jicho la mtoto linalotoa machozi: bonyeza taratibu kona ya ndani kwa kidole safi na ushushe chini, mara chache kwa siku.',
    },
    dentist: { en: 'See a dentist or a dental clinic.', sw: 'Muone daktari wa meno au kliniki ya meno.' },
    brush_teeth: {
      en: 'Brush twice a day with fluoride toothpaste, and keep sweet food and soda for meals.',
      sw: 'Piga mswaki mara mbili kwa siku kwa dawa ya meno yenye floridi, na punguza vitu vitamu na soda.',
    },
    salt_rinse: {
      en: 'Rinse the mouth with warm salt water several times a day.',
      sw: 'Sukutua mdomo kwa maji ya uvuguvugu yenye chumvi mara kadhaa kwa siku.',
    },
    soft_food: {
      en: 'Eat soft, cool food; leave out pepper, salt and sour fruit until it has healed.',
      sw: 'Kula chakula laini na kisicho cha moto; acha pilipili, chumvi na matunda machachu hadi kipone.',
    },
  },
  tests: {
    eye_exam: { en: 'eye examination with a lamp', sw: 'uchunguzi wa macho kwa taa maalum' },
    eye_pressure: { en: 'pressure of the eye', sw: 'kipimo cha presha ya jicho' },
    dental_xray: { en: 'X-ray of the tooth', sw: 'picha ya jino (X-ray)' },
  },
  goNow: {
    lid_spreads: {
      en: 'redness or swelling that spreads over the whole lid or cheek',
      sw: 'wekundu au uvimbe unaoenea kwenye kope lote au shavu',
    },
    eye_leak: { en: 'blood or fluid coming out of the eyeball', sw: 'damu au majimaji kutoka kwenye mboni ya jicho' },
    face_swells: {
      en: 'swelling of the face, the neck or round the eye',
      sw: 'uvimbe wa uso, shingo au kuzunguka jicho',
    },
    sore_weeks: {
      en: 'a sore in the mouth that stays for more than three weeks',
      sw: 'kidonda mdomoni kisichopona kwa zaidi ya wiki tatu',
    },
  },
};
