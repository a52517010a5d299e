/**
 * Complaints about body parts, in any word order: "my knee is badly swollen", "swelling of both knees", "goti
 * limevimba". Clinicians can add a body part, or map a complaint to the id of a finding. Word syntax as in the
 * lexicon: "a|b", "word*", "~verb", "{class}".
 */
export const COMPLAINTS = {
  pain: '{hurts}|{pain}|hurts|~uma|~niuma|~umwa|maumivu|uchungu|~choma|{waka}|tender|stabbing|burning|cramping',
  swelling: '{swollen}|enlarged|inflamed|uvimbe|~tutumka|oedema|edema|oedematous|edematous|effusion|puffiness',
  itch: 'itch*|prurit*|~washa|~washwa|muwasho|~jikuna',
  redness: '{red}|bloodshot|redness|erythema|erythematous|injected',
  heat: 'hot|warm|warmth|moto|joto',
  numbness: 'numb|numbness|tingling|tingles|ganzi|pins',
  blood: 'blood|bleeding|bleeds|bloody|haemorrhage|hemorrhage|damu',
  pus: 'pus|discharge|usaha|oozing|discharging|draining|drainage|uchafu|majimaji',
  lump: 'lump|lumps|bump|bumps|mass|growth|nodule|bulge|bulging|bulges|donge|nundu|uvimbe',
  sore: 'ulcer|ulcers|ulceration|sore|sores|kidonda|vidonda|wound',
  weakness: 'weak|weakness|paralysed|paralyzed|~legea|~pooza|dhaifu',
} as const;
export type Complaint = keyof typeof COMPLAINTS;

export interface BodyPart {
  words: string;
  wrong: Partial<Record<Complaint, string>>;
}

export const BODY_PARTS: readonly BodyPart[] = [
  { words: 'head|kichwa|kichwani|forehead', wrong: { pain: 'headache' } },
  { words: 'chest|breastbone|sternum|precordial|precordium|kifua|kifuani', wrong: { pain: 'chest_pain' } },
  {
    words: 'stomach|tummy|belly|abdomen|abdominal|tumbo|tumboni',
    wrong: { pain: 'abdominal_pain', swelling: 'belly_swollen' },
  },
  { words: 'epigastric|epigastrium', wrong: { pain: 'epigastric_pain' } },
  { words: 'pelvis|pelvic|suprapubic|kinena|kinenani', wrong: { pain: 'lower_abdominal_pain' } },
  {
    words: 'groin|groins|inguinal',
    wrong: { pain: 'lower_abdominal_pain', lump: 'groin_lump', swelling: 'groin_lump' },
  },
  { words: 'flank|loin|ubavu|ubavuni|mbavuni', wrong: { pain: 'flank_pain' } },
  { words: 'back|spine|waist|mgongo|mgongoni|kiuno|kiunoni|lumbar', wrong: { pain: 'back_pain' } },
  { words: 'neck|shingo|shingoni', wrong: { pain: 'neck_pain', lump: 'swollen_glands', swelling: 'swollen_glands' } },
  { words: 'throat|koo|kooni', wrong: { pain: 'sore_throat' } },
  { words: 'ear|ears|aural|sikio|masikio|sikioni', wrong: { pain: 'earache', pus: 'ear_discharge', itch: 'ear_itch' } },
  { words: 'tooth|teeth|molar|jino|meno', wrong: { pain: 'toothache' } },
  {
    words: 'gum|gums|gingiva|gingival|fizi|ufizi',
    wrong: { blood: 'gum_bleeding', swelling: 'gum_swelling', pain: 'toothache' },
  },
  {
    words: 'eye|eyes|ocular|periocular|orbital|conjunctiva|conjunctival|jicho|macho|machoni',
    wrong: { pain: 'eye_pain', redness: 'red_eye', itch: 'itchy_eyes', pus: 'eye_discharge' },
  },
  { words: 'eyelid|eyelids|lid|lids|palpebral|kope', wrong: { swelling: 'eyelid_swelling', lump: 'eyelid_lump' } },
  { words: 'nose|nostril|pua|puani', wrong: { blood: 'nosebleed' } },
  { words: 'mouth|tongue|lips|mdomo|ulimi|mdomoni', wrong: { sore: 'mouth_sores' } },
  {
    words:
      'knee|knees|joint|joints|ankle|ankles|elbow|elbows|wrist|wrists|hip|hips|knuckles|toe|goti|magoti|kiungo|viungo|kifundo|kiwiko|nyonga',
    wrong: { pain: 'joint_pain', swelling: 'joint_swelling', redness: 'joint_hot', heat: 'joint_hot' },
  },
  { words: 'leg|legs|foot|feet|mguu|miguu|nyayo', wrong: { swelling: 'swelling_legs' } },
  { words: 'calf|calves|ndama', wrong: { pain: 'calf_pain', swelling: 'one_leg_swollen' } },
  { words: 'face|facial|periorbital|cheek|cheeks|uso|usoni', wrong: { swelling: 'face_swelling' } },
  { words: 'testicle|testicles|testis|scrotum|balls|korodani|pumbu|mapumbu', wrong: { pain: 'testicle_pain' } },
  {
    words: 'breast|breasts|nipple|titi|matiti|ziwa|chuchu',
    wrong: { lump: 'breast_lump', pain: 'breast_tender', redness: 'breast_red_hot', heat: 'breast_red_hot' },
  },
  { words: 'nipple|nipples|chuchu', wrong: { pus: 'nipple_discharge', blood: 'nipple_discharge' } },
  { words: 'penis|uume|mboo|mboro|ubolo|manhood|urethra|urethral', wrong: { pus: 'discharge_penile' } },
  { words: 'vagina|vaginal|uke|ukeni', wrong: { pus: 'discharge_vaginal' } },
  {
    words: 'penis|glans|uume|ubolo|vagina|vulva|vulval|vulvar|labia|genital|genitals|genitalia|private|privates|ukeni',
    wrong: { itch: 'genital_itch', sore: 'genital_sore' },
  },
  { words: 'anus|anal|rectum|rectal|mkundu|haja', wrong: { itch: 'anal_itch', pain: 'anal_pain' } },
  {
    words: 'urine|urinate|urinating|urination|pee|peeing|mkojo|~kojoa',
    wrong: { blood: 'haematuria', pain: 'dysuria' },
  },
  { words: 'stool|stools|poop|faeces|feces|choo|kinyesi', wrong: { blood: 'bloody_stool' } },
  { words: 'sputum|phlegm|makohozi|~kohoa|coughed', wrong: { blood: 'haemoptysis' } },
  { words: 'vomit*|vomitus|~tapika|matapishi', wrong: { blood: 'blood_vomit' } },
  { words: 'skin|ngozi|body|mwili', wrong: { itch: 'itch' } },
  { words: 'body|mwili|muscle|muscles|misuli', wrong: { pain: 'body_ache' } },
];
