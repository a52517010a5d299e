/**
 * Danger signs that are asked for whenever a complaint is there, before anything else is weighed: a list a clinician can
 * correct. `when` are facts of which all must hold ("a|b" one of them, "@…" a circumstance); `ask` in order of danger.
 * After the WHO IMCI chart booklet for children and WHO Basic emergency care for adults.
 */
export const SAFETY_CHECKS: readonly { when: string; ask: readonly string[] }[] = [
  { when: '@under2months', ask: ['not_feeding', 'fever', 'fast_breathing', 'lethargy', 'cold_body'] },
  { when: 'head_injury', ask: ['vomiting', 'memory_gap', 'confusion'] },
  { when: 'limb_injury|twisted_joint|injured_swollen', ask: ['cannot_use_limb', 'deformity'] },
  { when: 'wound|bleeding @acute', ask: ['heavy_bleeding'] },
  { when: 'wound @acute', ask: ['deep_wound'] },
  { when: 'one_leg_swollen|calf_pain', ask: ['sob'] },
  { when: 'postpartum sad|anxiety|insomnia|no_bond', ask: ['suicidal', 'harm_baby'] },
  { when: 'faint @adult', ask: ['faint_on_effort', 'chest_pain'] },
  { when: '@under5 fever|cough|diarrhoea|vomiting|sob', ask: ['not_feeding', 'lethargy'] },
  { when: '@under5 fever', ask: ['convulsion'] },
  { when: '@under5 cough|sob|fast_breathing', ask: ['chest_indrawing'] },
  { when: 'diarrhoea', ask: ['dehydration', 'bloody_stool'] },
  { when: 'pregnant', ask: ['vaginal_bleeding', 'headache', 'vision_blur'] },
  { when: 'postpartum', ask: ['fever', 'heavy_bleeding'] },
  { when: 'chest_pain|chest_tight @adult', ask: ['sob', 'arm_jaw_pain', 'sweating'] },
  { when: 'fever headache', ask: ['neck_stiff'] },
  { when: 'fever', ask: ['confusion'] },
  { when: 'cough', ask: ['sob'] },
  { when: 'cough night_sweats|weight_loss', ask: ['haemoptysis'] },
  { when: 'headache @adult', ask: ['thunderclap'] },
  { when: 'headache hypertension|@over65', ask: ['one_side_weak'] },
  { when: 'abdominal_pain|lower_abdominal_pain fever|vomiting', ask: ['rigid_belly'] },
  { when: 'epigastric_pain|vomiting @adult', ask: ['blood_vomit'] },
  { when: 'epigastric_pain', ask: ['black_stool'] },
  { when: 'back_pain', ask: ['bladder_bowel_loss'] },
  { when: 'sad', ask: ['suicidal'] },
  { when: 'injury', ask: ['cannot_use_limb', 'deformity'] },
  { when: 'tremor @adult', ask: ['alcohol'] },
  { when: 'asthma|wheeze', ask: ['cannot_speak_breathless'] },
  { when: 'hives|rash|itch @acute', ask: ['lip_tongue_swelling'] },
];
