import type { Case } from '../case/case';
import { factsOf } from '../case/facts';
import type { Condition } from '../knowledge/schema/condition';

/**
 * The findings behind each "go at once" text. A text whose sign has been reported is no sign to wait for: it raises the
 * advice and is given as the reason. "a b|c": a, and one of b and c.
 */
const SIGNS: Readonly<Record<string, string>> = {
  breathing: 'sob|fast_breathing|cannot_breathe|chest_indrawing|stridor|cannot_speak_breathless',
  confusion: 'confusion|convulsion|lethargy|unconscious',
  no_drinking: 'not_feeding|vomits_everything',
  dry: 'dehydration|no_urine',
  blood: 'bloody_stool|blood_vomit|haemoptysis',
  neck: 'neck_stiff|thunderclap',
  yellow: 'jaundice|dark_urine',
  chest_pain: 'chest_pain|chest_tight',
  chest_pain_rest: 'chest_pain_at_rest',
  faint: 'faint|unconscious',
  faint_effort: 'faint_on_effort',
  belly: 'severe_belly_pain|rigid_belly',
  fever_belly: 'fever belly_swollen|severe_belly_pain',
  flank: 'fever flank_pain',
  pregnancy: 'pregnant vaginal_bleeding|convulsion|vision_blur|face_swelling|severe_belly_pain',
  baby_moves: 'fetal_movement|vaginal_bleeding',
  face_arm_speech: 'face_droop|one_side_weak|speech_difficulty',
  sight: 'vision_loss_sudden',
  harm: 'suicidal|suicide_plan|self_harm_done',
  poison_taken: 'self_harm_done|tablets_overdose|poison',
  harm_child: 'harm_baby',
  legs: 'legs_weak|bladder_bowel_loss',
  neck_arm: 'legs_weak',
  throat: 'drooling|lockjaw',
  inhaler: 'inhaler_no_help|cannot_speak_breathless',
  testicle: 'testicle_pain',
  skin_spread: 'redness_spreads fever',
  skin_peel: 'skin_peeling',
  lump_stuck: 'lump_stuck',
  blood_much: 'heavy_bleeding',
  blood_cough: 'haemoptysis',
  black_stool_faint: 'black_stool|heavy_bleeding',
  bleeding: 'heavy_bleeding',
  pink_froth: 'pink_froth',
  leg_clot: 'one_leg_swollen',
  cold_leg: 'cold_foot',
  foot_black: 'black_foot',
  hot_joint: 'joint_hot fever',
  noise_rest: 'stridor',
  no_urine_now: 'no_urine|bladder_full',
  no_urine_pain: 'no_urine|bladder_full',
  bleeding_menopause: 'bleeding_after_menopause',
  head_signs: 'head_injury vomiting|clear_fluid_ear_nose|lethargy',
  bone_bad: 'bone_out|deformity',
  eye_pain: 'eye_pain',
};

const parsed = new Map(
  Object.entries(SIGNS).map(([id, when]) => [id, when.split(' ').map((fact) => fact.split('|'))] as const),
);

/** The reported findings behind one "go at once" text; empty if it has not been reported. */
function reportedOf(id: string, facts: ReadonlySet<string>): string[] {
  const all = parsed.get(id);
  if (!all?.every((oneOf) => oneOf.some((fact) => facts.has(fact)))) return [];
  return all.flatMap((oneOf) => oneOf.filter((fact) => facts.has(fact)));
}

/** The condition's signs to go at once with that the patient has reported already. */
export function reportedDangers({ goNow }: Pick<Condition, 'goNow'>, patientCase: Case): string[] {
  const facts = factsOf(patientCase);
  return [...new Set(goNow.flatMap((id) => reportedOf(id, facts)))];
}

/** Without the signs that have been reported already. */
export function stillToWatch(ids: readonly string[], patientCase: Case): string[] {
  const facts = factsOf(patientCase);
  return ids.filter((id) => reportedOf(id, facts).length === 0);
}
