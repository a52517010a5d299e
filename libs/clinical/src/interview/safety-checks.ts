/**
 * Danger signs to ask for each complaint, before any other question. Clinicians can edit the list. `when` lists facts
 * that must all hold ("a|b" one of them, "@…" a circumstance); `ask` is in order of danger, "w:…" is a multiple-choice
 * question. Rows are in the order in which they are asked. After the WHO IMCI chart booklet for children, WHO Basic
 * emergency care for adults and the WHO guide to complications in pregnancy.
 */
export const SAFETY_CHECKS: readonly { when: string; ask: readonly string[] }[] = [
  // young infants, whatever the complaint
  { when: '@under2months', ask: ['not_feeding', 'fever', 'fast_breathing', 'lethargy', 'cold_body'] },
  // injuries
  { when: 'partner_violence', ask: ['life_threatened'] },
  { when: 'trunk_wound @acute', ask: ['heavy_bleeding', 'sob', 'faint'] },
  { when: 'high_risk_injury @acute', ask: ['sob', 'abdominal_pain', 'head_injury'] },
  { when: 'head_injury', ask: ['vomiting', 'memory_gap', 'confusion'] },
  { when: 'limb_injury|twisted_joint|injured_swollen', ask: ['cannot_use_limb', 'deformity'] },
  { when: 'wound|bleeding @acute', ask: ['heavy_bleeding'] },
  { when: 'wound @acute', ask: ['deep_wound'] },
  { when: 'injury', ask: ['cannot_use_limb', 'deformity', 'head_injury', 'wound'] },
  // after a birth, and in pregnancy
  { when: 'postpartum sad|anxiety|insomnia|no_bond', ask: ['suicidal', 'harm_baby'] },
  {
    when: '@maybelate headache|vision_blur|face_swelling|swelling_legs|epigastric_pain|hypertension',
    ask: ['vision_blur', 'headache', 'face_swelling', 'epigastric_pain', 'swelling_legs', 'vaginal_bleeding'],
  },
  {
    when: '@maybelate abdominal_pain|lower_abdominal_pain|back_pain|vaginal_bleeding',
    ask: ['vaginal_bleeding', 'labour_pain', 'fetal_movement', 'severe_belly_pain'],
  },
  {
    when: 'pregnant abdominal_pain|lower_abdominal_pain|vaginal_bleeding|faint|dizziness',
    ask: ['vaginal_bleeding', 'severe_belly_pain', 'faint'],
  },
  { when: 'postpartum', ask: ['fever', 'heavy_bleeding'] },
  // children under five: the general danger signs, then those of the complaint
  {
    when: '@under5 fever|cough|diarrhoea|vomiting|sob|wheeze|fatigue|long_crying|cry_draws_legs|irritable|abdominal_pain|rash|earache',
    ask: ['not_feeding', 'lethargy'],
  },
  { when: '@under5 diarrhoea|vomiting', ask: ['dehydration', 'little_urine', 'thirst'] },
  { when: '@under5 diarrhoea|cry_draws_legs|long_crying', ask: ['bloody_stool'] },
  { when: '@under5 vomiting', ask: ['vomits_everything', 'green_vomit'] },
  { when: '@under5 cough|sob|fast_breathing|wheeze', ask: ['chest_indrawing', 'fast_breathing', 'stridor'] },
  { when: '@under5 fever', ask: ['convulsion', 'bulging_fontanelle'] },
  { when: '@under5 long_crying|irritable', ask: ['fever', 'cry_draws_legs', 'bulging_fontanelle', 'green_vomit'] },
  // the heart, the chest, the brain
  { when: 'chest_pain|chest_tight @adult', ask: ['sob', 'arm_jaw_pain', 'sweating', 'faint'] },
  { when: 'faint @adult', ask: ['faint_on_effort', 'chest_pain'] },
  { when: 'one_leg_swollen|calf_pain', ask: ['sob', 'chest_pain'] },
  { when: 'palpitations', ask: ['faint', 'chest_pain', 'sob'] },
  { when: 'asthma|wheeze', ask: ['cannot_speak_breathless'] },
  { when: 'sob @talks', ask: ['cannot_speak_breathless', 'chest_pain', 'fever', 'haemoptysis'] },
  { when: 'cough @talks', ask: ['sob', 'fast_breathing', 'chest_pain'] },
  { when: 'cough night_sweats|weight_loss', ask: ['haemoptysis'] },
  { when: 'headache @adult', ask: ['thunderclap'] },
  { when: 'headache hypertension|@over65', ask: ['one_side_weak'] },
  { when: 'headache @talks', ask: ['fever', 'neck_stiff', 'vision_blur', 'vomiting', 'one_side_weak'] },
  { when: 'dizziness|vertigo @adult', ask: ['faint', 'one_side_weak', 'chest_pain'] },
  { when: 'numbness', ask: ['one_side_weak', 'legs_weak'] },
  { when: 'vision_blur|red_eye|eye_pain @talks', ask: ['eye_pain', 'vision_loss_sudden', 'eye_hit'] },
  // the belly, the bladder, the womb
  { when: 'diarrhoea @talks', ask: ['bloody_stool', 'dehydration', 'severe_diarrhoea', 'fever'] },
  { when: 'vomiting @talks', ask: ['vomits_everything', 'blood_vomit', 'fever', 'dehydration'] },
  { when: 'epigastric_pain @adult', ask: ['blood_vomit', 'black_stool', 'chest_pain'] },
  { when: 'abdominal_pain|lower_abdominal_pain', ask: ['w:belly', 'severe_belly_pain', 'vomiting', 'fever'] },
  { when: 'abdominal_pain|lower_abdominal_pain fever|vomiting', ask: ['rigid_belly'] },
  { when: 'lower_abdominal_pain', ask: ['testicle_pain'] },
  { when: 'constipation abdominal_pain|vomiting|belly_swollen', ask: ['no_gas'] },
  { when: 'dysuria|haematuria|urine_urgency', ask: ['fever', 'flank_pain', 'vomiting'] },
  { when: 'dysuria|weak_stream @over65', ask: ['no_urine'] },
  { when: 'polyuria thirst|weight_loss', ask: ['vomiting', 'confusion'] },
  { when: 'testicle_pain', ask: ['high_testicle', 'vomiting'] },
  { when: 'discharge_vaginal', ask: ['lower_abdominal_pain', 'fever'] },
  { when: 'vaginal_bleeding', ask: ['heavy_bleeding', 'faint', 'lower_abdominal_pain', 'missed_period'] },
  // back, joints, legs
  { when: 'back_pain @talks', ask: ['bladder_bowel_loss', 'legs_weak', 'fever', 'weight_loss'] },
  { when: 'neck_pain', ask: ['fever', 'neck_stiff'] },
  { when: 'joint_pain|joint_swelling', ask: ['fever', 'joint_hot'] },
  { when: 'swelling_legs|face_swelling', ask: ['sob', 'little_urine'] },
  // skin, throat, ear, teeth
  { when: 'hives|rash|itch @acute', ask: ['lip_tongue_swelling'] },
  { when: 'rash', ask: ['fever', 'bleeding_spots', 'skin_peeling'] },
  { when: 'sore_throat', ask: ['sob', 'drooling'] },
  { when: 'earache|ear_discharge', ask: ['fever', 'face_droop'] },
  { when: 'toothache|jaw_swelling', ask: ['lockjaw', 'fever'] },
  { when: 'nosebleed', ask: ['heavy_bleeding', 'gum_bleeding'] },
  { when: 'jaundice', ask: ['confusion', 'fever'] },
  // fever and weakness without a more specific complaint
  { when: 'fever headache', ask: ['neck_stiff'] },
  { when: 'fever @talks', ask: ['neck_stiff', 'confusion', 'sob'] },
  { when: 'fatigue @adult', ask: ['sob', 'one_side_weak', 'black_stool'] },
  { when: 'sad', ask: ['suicidal'] },
  { when: 'tremor @adult', ask: ['alcohol'] },
  // every pregnancy, after the questions about the complaint
  { when: 'pregnant', ask: ['vaginal_bleeding'] },
  { when: '@maybelate', ask: ['headache', 'fetal_movement'] },
];
