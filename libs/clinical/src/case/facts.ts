import { findingById } from '../knowledge';
import { type Case, isPresent } from './case';
import { isLocalBleed, isLocalLeg, isLocalLip, isSmallBurn, isStoppedBleed } from './local-causes';

/** In years. Up to 59 days: a young infant (WHO IMCI); "two months" is stored as 60 days. */
const YOUNG_INFANT_UNDER = 59.5 / 365;
/** Anaphylaxis follows its cause within hours. */
const ACUTE_DAYS = 2;
/** A paralysis that began in this time is reported and treated as acute (WHO surveillance of acute flaccid paralysis). */
const FORTNIGHT_DAYS = 14;
/** From this age (years) on a patient is no child. */
const ADULT_FROM = 15;
/** From this age (years) a patient can be asked about feelings and confusion. */
const TALKS_FROM = 5;
/** From this duration a complaint may be a slow illness, such as tuberculosis. */
const LONG_DAYS = 14;

/**
 * Facts for the absence of a harmless explanation. They are always added for flags already raised, so a later
 * explanation cannot cancel a flag.
 */
export const NOT_EXCUSED = [
  '@notwellbaby',
  '@notexertion',
  '@notlegcause',
  '@notfacenerve',
  '@notbreast',
  '@notstressleak',
  '@notlungcause',
  '@notwheezing',
  '@notstable',
  '@notsimplefaint',
  '@notfeetnerves',
  '@notbrieffaint',
  '@notpanic',
  '@notchestside',
  '@notchestwall',
  '@notlively',
  '@notlate',
  '@nototherbleeding',
  '@notperiodpain',
  '@notlocalbleed',
  '@notstoppedbleed',
  '@notlocalleg',
  '@notlocallip',
  '@notsmallburn',
  '@notsting',
  '@notkidney',
  '@notmanyjoints',
  '@notgullet',
  '@notsnoring',
  '@notoldfit',
  '@notinjuredlimb',
  '@noturineburns',
  '@notslowtesticle',
  '@notblankspell',
  '@notlonglabour',
] as const;

/** Facts for the red-flag rules: present findings, all findings they imply, and "@…" circumstances. */
export function factsOf(patientCase: Case): Set<string> {
  const facts = new Set<string>();
  for (const [id, { state }] of Object.entries(patientCase.findings)) if (state === 'present') addImplied(facts, id);
  for (const circumstance of circumstances(patientCase)) facts.add(circumstance);
  // "I am pregnant and saw blood" names no place, and asks for none
  if (facts.has('pregnant') && facts.has('bleeding') && !BLEEDS_ELSEWHERE.some((id) => facts.has(id)))
    facts.add('vaginal_bleeding');
  return facts;
}

const BLEEDS_ELSEWHERE = `wound small_cut nosebleed gum_bleeding blood_on_paper bloody_stool blood_vomit haemoptysis
  haematuria bleeding_spots`.split(/\s+/);

function addImplied(facts: Set<string>, id: string): void {
  if (facts.has(id)) return;
  facts.add(id);
  for (const implied of findingById(id)?.implies ?? []) addImplied(facts, implied);
}

function circumstances(patientCase: Case): string[] {
  const { ageYears: age, sex, who, durationDays } = patientCase;
  const child = age === undefined ? who === 'child' : age < ADULT_FROM;
  return [
    ...(age !== undefined && age < YOUNG_INFANT_UNDER ? ['@under2months'] : []),
    ...((age === undefined && who === 'child') || (age !== undefined && age < 5) ? ['@under5'] : []),
    ...(durationDays === undefined || durationDays <= ACUTE_DAYS ? ['@acute'] : []),
    ...(durationDays === undefined || durationDays <= FORTNIGHT_DAYS ? ['@fortnight'] : []),
    ...(durationDays !== undefined && durationDays >= LONG_DAYS ? ['@long'] : []),
    ...(durationDays !== undefined && durationDays > 3 ? ['@overthreedays'] : []),
    ...(durationDays !== undefined && durationDays > 21 ? ['@overthreeweeks'] : []),
    ...(durationDays !== undefined && durationDays <= 1 ? ['@today'] : []),
    child ? '@child' : '@adult',
    ...((age === undefined ? who !== 'child' : age >= TALKS_FROM) ? ['@talks'] : []),
    ...(isPresent(patientCase, 'pregnant') && !isPresent(patientCase, 'early_pregnancy') ? ['@maybelate'] : []),
    ...(age !== undefined && age >= 30 ? ['@over30'] : []),
    ...(age !== undefined && age > 65 ? ['@over65'] : []),
    ...(sex === 'female' || sex === undefined ? ['@maybefemale'] : []),
    ...(isWellBaby(patientCase) ? [] : ['@notwellbaby']),
    ...(LEG_CAUSES.some((id) => isPresent(patientCase, id)) ? [] : ['@notlegcause']),
    ...(isNerveOfFace(patientCase) ? [] : ['@notfacenerve']),
    ...(HINDERS_SPEECH.some((id) => isPresent(patientCase, id)) ? [] : ['@nothindered']),
    ...unexplained(patientCase),
    ...(['leak_on_cough', 'pregnant', 'postpartum'].some((id) => isPresent(patientCase, id)) ? [] : ['@notstressleak']),
  ];
}

type Explanation = readonly [circumstance: string, explains: (patientCase: Case) => boolean];
const anyOf =
  (...ids: string[]) =>
  (patientCase: Case) =>
    ids.some((id) => isPresent(patientCase, id));
const allOf =
  (...ids: string[]) =>
  (patientCase: Case) =>
    ids.every((id) => isPresent(patientCase, id));
const isLong = ({ durationDays = 0 }: Case) => durationDays >= LONG_DAYS;
const coughs = anyOf('cough', 'dry_cough', 'sputum', 'green_sputum', 'night_cough', 'coughing_fits', 'chronic_cough');

const OF_THE_HEART = `exertion_pain chest_pain_at_rest faint unconscious faint_on_effort heart_disease
  hypertension diabetes smoking sickle vomiting`.split(/\s+/);
const WITH_A_FAINT = `convulsion injury head_injury faint_on_effort chest_pain chest_tight sob palpitations confusion
  lethargy fever pregnant postpartum missed_period heavy_bleeding vaginal_bleeding black_stool blood_vomit abdominal_pain
  headache heart_disease diabetes sickle poison snakebite allergen one_side_weak hot_dry_skin vomiting hard_effort`.split(
  /\s+/,
);
/** Signs that short breath is more than that of effort. */
const NOT_OF_EFFORT = `cannot_breathe cannot_speak_breathless orthopnoea fast_breathing faint falls injury
  heavy_bleeding`.split(/\s+/);
const OF_THE_AIRWAY =
  `stridor drooling muffled_voice sore_throat fever fast_breathing chest_indrawing lip_tongue_swelling
  choked_on_object orthopnoea chest_pain`.split(/\s+/);
const WITH_A_FIT =
  `convulsion_now fever pregnant postpartum head_injury neck_stiff confusion lethargy alcohol_stopped poison
  tablets_overdose one_side_weak diabetes low_sugar_reading`.split(/\s+/);
const isSmallChild = ({ ageYears }: Case) => ageYears !== undefined && ageYears < TALKS_FROM;
const YOUNG_ADULT_UNDER = 40;
const isYoungAdult = ({ ageYears }: Case) => ageYears !== undefined && ageYears < YOUNG_ADULT_UNDER;
const isPanic = (it: Case) => anyOf('panic_attacks')(it) || allOf('anxiety', 'palpitations')(it);

/** Harmless or slower explanations of a danger sign, each with the circumstance that holds without it. */
const EXPLANATIONS: readonly Explanation[] = [
  ['@notbreast', anyOf('breast_red_hot')],
  // breath that is short with effort, or for weeks something else that comes with effort
  [
    '@notexertion',
    (it) =>
      !anyOf('sob_at_rest')(it) &&
      (anyOf('sob_on_exertion')(it) || (isLong(it) && anyOf('exertion_pain')(it) && !anyOf(...NOT_OF_EFFORT)(it))),
  ],
  // a fever explains the sweat, a cough the pain in the chest
  ['@notlungcause', (it) => coughs(it) && (anyOf('fever', 'night_sweats')(it) || isLong(it))],
  ['@notwheezing', anyOf('asthma', 'wheeze')],
  // angina that comes with effort, goes with rest, never comes at rest and does not get worse
  [
    '@notstable',
    (it) =>
      anyOf('exertion_pain', 'sob_on_exertion')(it) &&
      isRelieved(it) &&
      !anyOf('chest_pain_at_rest', 'sudden_onset', 'worsening')(it),
  ],
  ['@notsimplefaint', allOf('faint_trigger', 'quick_recovery')],
  // numb, burning feet for weeks: the nerves of the feet, and not of the back
  ['@notfeetnerves', (it) => isLong(it) && anyOf('burning_feet', 'glove_stocking')(it)],
  // awake again within moments, with no sign of a fit, the heart, bleeding or an injury
  ['@notbrieffaint', (it) => allOf('unconscious', 'quick_recovery')(it) && !anyOf(...WITH_A_FAINT)(it)],
  // a panic of a young person whose heart has no reason to fail
  ['@notpanic', (it) => isPanic(it) && isYoungAdult(it) && !anyOf(...OF_THE_HEART, 'arm_jaw_pain', 'fever')(it)],
  // "low on the right side" of somebody whose chest hurts
  [
    '@notchestside',
    (it) =>
      (anyOf('chest_pain', 'pain_on_breathing')(it) || (coughs(it) && anyOf('fever')(it))) &&
      !anyOf('abdominal_pain', 'lower_abdominal_pain', 'vomiting', 'loss_appetite', 'rigid_belly')(it),
  ],
  ['@notchestwall', (it) => anyOf('chest_wall_tender')(it) && !anyOf(...OF_THE_HEART, 'sob', 'sweating')(it)],
  // tired but playing or drinking: lethargy was denied
  ['@notlively', ({ findings }) => findings.lethargy?.state === 'absent'],
  ['@notlate', anyOf('late_pregnancy')],
  // bleeding from a place that is not the womb
  ['@nototherbleeding', anyOf('wound', 'small_cut', 'nosebleed', 'gum_bleeding', 'blood_on_paper')],
  // cramps of the period, as every month
  ['@notperiodpain', (it) => anyOf('period_pain')(it) && !anyOf('pregnant', 'missed_period', 'fever', 'faint')(it)],
  ['@notlocalbleed', isLocalBleed],
  ['@notstoppedbleed', isStoppedBleed],
  ['@notlocalleg', isLocalLeg],
  ['@notlocallip', isLocalLip],
  ['@notsmallburn', isSmallBurn],
  // the poison of a bee or a wasp
  ['@notsting', anyOf('insect_sting')],
  // kidneys that leak protein, or steroids taken for long, and no lack of food
  ['@notkidney', anyOf('foamy_urine', 'protein_urine', 'steroids')],
  // germs settle in one joint; a virus or rheumatism hurts in many
  ['@notmanyjoints', anyOf('many_joints')],
  // food that has stuck on its way to the stomach for weeks, and nothing in the airway
  ['@notgullet', (it) => isLong(it) && anyOf('food_sticks', 'dysphagia', 'solids_then_liquids')(it)],
  // pauses of the breath in sleep
  [
    '@notsnoring',
    (it) => allOf('snoring')(it) && anyOf('sleep_pauses', 'daytime_sleepy')(it) && !anyOf(...OF_THE_AIRWAY)(it),
  ],
  // one of several fits, after which the patient is well again, or writes
  ['@notoldfit', (it) => isOneOfSeveralFits(it) && !anyOf(...WITH_A_FIT)(it) && !isSmallChild(it)],
  // stares for seconds many times, without a fall
  ['@notblankspell', (it) => anyOf('blank_spells')(it) && !anyOf('convulsion', ...WITH_A_FIT)(it) && !isSmallChild(it)],
  // urine that leaks since a labour of days: a hole from the bladder, and no nerves
  ['@notlonglabour', anyOf('long_labour')],
  // an arm of a young person that cannot be lifted after a fall on it
  ['@notinjuredlimb', (it) => isYoungAdult(it) && anyOf(...INJURED_LIMB)(it) && !anyOf(...HEAD_OR_BRAIN)(it)],
  // the knees give way for seconds with laughter
  ['@notcataplexy', anyOf('cataplexy')],
  // tired and without appetite from a low mood
  ['@notmood', anyOf('sad', 'guilt', 'suicidal')],
  // a fever explains the tiredness
  ['@notfebrile', anyOf('fever', 'chills')],
  // the urine or the private parts explain a fever
  ['@notpelvicfever', anyOf('dysuria', 'discharge_vaginal', 'discharge_penile', 'testicle_pain', 'genital_sore')],
  // a bladder infection of a woman, who passes drops because it burns
  ['@noturineburns', (it) => allOf('dysuria')(it) && it.sex === 'female' && !anyOf('bladder_full')(it)],
  // an infection that came slowly with burning urine; a twisted testicle hurts suddenly
  [
    '@notslowtesticle',
    (it) =>
      allOf('gradual_onset')(it) &&
      anyOf('dysuria', 'discharge_penile')(it) &&
      !anyOf('sudden_onset', 'vomiting', 'nausea', 'high_testicle')(it),
  ],
];

const isRelieved = (it: Case) => anyOf('rest_relief')(it) || (anyOf('comes_and_goes')(it) && isLong(it));
const isOneOfSeveralFits = (it: Case) =>
  (anyOf('fits_before', 'epilepsy')(it) && (anyOf('quick_recovery')(it) || it.who === 'self')) ||
  allOf('similar_before', 'quick_recovery')(it);
const INJURED_LIMB = ['limb_injury', 'injured_swollen', 'heard_crack', 'deformity'];
const HEAD_OR_BRAIN = `head_injury high_risk_injury face_droop speech_difficulty confusion unconscious thunderclap
  vision_loss_sudden neck_pain`.split(/\s+/);

const unexplained = (patientCase: Case) =>
  EXPLANATIONS.flatMap(([circumstance, explains]) => (explains(patientCase) ? [] : [circumstance]));

/** Why one leg swells without a clot. */
const LEG_CAUSES =
  `injury limb_injury twisted_joint injured_swollen insect_sting snakebite wound burn red_hot_skin skin_break boil_pus
  foot_wound joint_hot knee_pain leg_thick_skin swelling_legs big_toe_pain`.split(/\s+/);

/** Jaundice in the first two days may have started on the first day, which is dangerous (WHO IMCI, sick young infant). */
const FIRST_DAYS = 2 / 365;

/** Feeds well as reported, and is older than two days. */
function isWellBaby({ ageYears = 0, findings }: Case): boolean {
  const feeds = findings.not_feeding?.state === 'absent' || findings.thriving?.state === 'present';
  return feeds && ageYears + 0.0005 >= FIRST_DAYS;
}

/** Non-neurological causes of difficult speech. */
const HINDERS_SPEECH = ['sore_throat', 'hoarse', 'swallow_pain', 'toothache', 'mouth_sores', 'sob', 'cannot_breathe'];

const OF_THE_BRAIN =
  `one_side_weak speech_difficulty numbness confusion unsteady vision_blur double_vision vertigo thunderclap
  vomiting convulsion unconscious lethargy legs_weak swallow_pain`.split(/\s+/);

/**
 * Peripheral facial palsy (one half of the face, and the eye does not close), not a stroke. Requires that arm weakness
 * or speech difficulty was denied, or a child that plays; when unsure, assume a stroke.
 */
function isNerveOfFace(patientCase: Case): boolean {
  const { findings } = patientCase;
  const playsOn =
    patientCase.ageYears !== undefined && patientCase.ageYears < ADULT_FROM && findings.lethargy?.state === 'absent';
  const denied =
    playsOn || findings.one_side_weak?.state === 'absent' || findings.speech_difficulty?.state === 'absent';
  return isPresent(patientCase, 'eye_not_closing') && denied && !OF_THE_BRAIN.some((id) => isPresent(patientCase, id));
}
