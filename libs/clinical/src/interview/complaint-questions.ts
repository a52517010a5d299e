/**
 * Questions a clinician asks to separate the usual causes of a complaint, after its danger signs. The expected
 * information gain chooses among them; they get a bonus over questions that only the arithmetic prefers. `when` as in
 * safety-checks.ts; "w:…" are multiple-choice questions.
 */
export const COMPLAINT_QUESTIONS: readonly { when: string; ask: readonly string[] }[] = [
  {
    when: 'fever',
    ask: ['chills', 'headache', 'cough', 'diarrhoea', 'dysuria', 'sore_throat', 'vomiting', 'rash', 'joint_pain'],
  },
  { when: 'fever @under5', ask: ['earache', 'runny_nose', 'travel_malaria_area'] },
  { when: 'fever @adult', ask: ['travel_malaria_area', 'flank_pain', 'abdominal_pain'] },
  { when: 'fever postpartum', ask: ['foul_lochia', 'lower_abdominal_pain', 'breast_red_hot', 'dysuria'] },
  {
    when: 'cough',
    ask: ['w:cough', 'fever', 'runny_nose', 'sore_throat', 'wheeze', 'night_sweats', 'weight_loss', 'green_sputum'],
  },
  { when: 'diarrhoea', ask: ['w:stool', 'vomiting', 'fever', 'abdominal_pain', 'dirty_water', 'thirst'] },
  { when: 'diarrhoea @under5', ask: ['w:stool', 'vomiting', 'unvaccinated'] },
  {
    when: 'vomiting',
    ask: ['diarrhoea', 'fever', 'abdominal_pain', 'headache', 'dirty_water', 'missed_period', 'dysuria', 'no_gas'],
  },
  {
    when: 'headache',
    ask: ['w:head', 'fever', 'photophobia', 'hypertension', 'runny_nose', 'similar_before', 'body_ache', 'anxiety'],
  },
  {
    when: 'abdominal_pain|lower_abdominal_pain',
    ask: ['w:belly', 'diarrhoea', 'vomiting', 'constipation', 'dysuria', 'missed_period', 'heartburn', 'jaundice'],
  },
  { when: 'epigastric_pain', ask: ['heartburn', 'painkillers_often', 'hunger_pain', 'after_meals', 'alcohol'] },
  { when: 'lower_abdominal_pain', ask: ['discharge_vaginal', 'vaginal_bleeding', 'missed_period', 'flank_pain'] },
  {
    when: 'back_pain',
    ask: ['w:back', 'lifting', 'leg_pain_down', 'injury', 'dysuria', 'flank_pain', 'morning_stiff'],
  },
  { when: 'chest_pain', ask: ['w:chest', 'fever', 'cough', 'exertion_pain', 'pain_on_breathing', 'heartburn'] },
  {
    when: 'sob',
    ask: ['cough', 'wheeze', 'orthopnoea', 'swelling_legs', 'sudden_onset', 'asthma', 'pallor', 'anxiety'],
  },
  { when: 'sore_throat', ask: ['fever', 'cough', 'runny_nose', 'swallow_pain', 'white_tonsils', 'hoarse'] },
  { when: 'rash', ask: ['w:rash', 'itch', 'blister', 'new_medicine', 'allergen', 'contact_ill', 'itch_night'] },
  { when: 'itch', ask: ['w:rash', 'itch_night', 'hives', 'contact_ill', 'allergen', 'jaundice'] },
  {
    when: 'dysuria',
    ask: [
      'chills',
      'polyuria',
      'haematuria',
      'discharge_vaginal',
      'discharge_penile',
      'genital_itch',
      'unprotected_sex',
    ],
  },
  { when: 'polyuria', ask: ['thirst', 'dysuria', 'weight_loss', 'fever', 'nocturia', 'weak_stream', 'diabetes'] },
  { when: 'discharge_vaginal', ask: ['w:discharge', 'genital_itch', 'dysuria', 'pain_during_sex', 'unprotected_sex'] },
  { when: 'discharge_penile', ask: ['dysuria', 'unprotected_sex', 'testicle_pain', 'genital_sore'] },
  {
    when: 'vaginal_bleeding',
    ask: ['heavy_period', 'bleeding_between', 'dizziness', 'pallor', 'hormonal_contraception'],
  },
  {
    when: 'dizziness',
    ask: ['w:dizzy', 'dizzy_standing', 'pallor', 'fever', 'vomiting', 'hearing_loss', 'hypertension'],
  },
  {
    when: 'fatigue',
    ask: ['fever', 'pallor', 'weight_loss', 'sad', 'polyuria', 'cough', 'heavy_period', 'dizziness', 'insomnia'],
  },
  {
    when: 'joint_pain',
    ask: ['w:joint', 'joint_swelling', 'morning_stiff', 'injury', 'sickle', 'many_joints', 'overuse'],
  },
  {
    when: 'red_eye|eye_pain',
    ask: ['eye_discharge', 'itchy_eyes', 'photophobia', 'contact_ill', 'gritty_eyes', 'vision_blur'],
  },
  {
    when: 'earache',
    ask: ['ear_discharge', 'ear_touch_pain', 'runny_nose', 'hearing_loss', 'sore_throat', 'toothache'],
  },
  { when: 'toothache', ask: ['tooth_hole', 'gum_swelling', 'tooth_sensitive', 'bite_pain', 'face_swelling'] },
  {
    when: 'injury',
    ask: ['injured_swollen', 'twisted_joint', 'bone_tender', 'heard_crack', 'limb_injury', 'neck_pain'],
  },
  {
    when: 'swelling_legs',
    ask: ['one_leg_swollen', 'orthopnoea', 'face_swelling', 'foamy_urine', 'pallor', 'hypertension'],
  },
  {
    when: 'nosebleed',
    ask: ['nose_picking', 'hypertension', 'bruising', 'blood_thinners', 'runny_nose', 'head_injury'],
  },
  { when: 'numbness', ask: ['night_hand_numb', 'burning_feet', 'diabetes', 'back_pain', 'neck_pain', 'tb_medicine'] },
  {
    when: 'long_crying|irritable @under5',
    ask: ['vomiting', 'diarrhoea', 'thriving', 'long_crying', 'earache', 'spits_milk', 'constipation', 'nappy_rash'],
  },
];
