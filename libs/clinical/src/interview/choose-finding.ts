import type { Case } from '../consultation/case';
import { factsOf } from '../consultation/facts';
import { findingById, likelihoodsOf } from '../knowledge';
import { explains } from '../inference/explains';
import type { Candidate } from '../inference/rank';
import { SAFETY_CHECKS } from './safety-checks';

const LEADING = 8;
/** Worth of settling a danger, against the worth of telling candidates apart (in nats). */
const DANGER_BONUS = 0.05;
/** A question costs the patient a turn. */
const COST = 0.04;
/** Asked of women only, of men only, and of children only. */
const WOMEN = new Set([
  'discharge_vaginal',
  'curd_discharge',
  'vaginal_bleeding',
  'missed_period',
  'period_pain',
  'breast_tender',
  'pregnant',
  'postpartum',
  'fetal_movement',
  'labour_pain',
]);
const MEN = new Set(['discharge_penile', 'testicle_pain']);
const BABIES = new Set(['bulging_fontanelle', 'navel_infection', 'not_feeding']);
const ADULTS = new Set([
  'unprotected_sex',
  'pain_during_sex',
  'smoking',
  'alcohol',
  'genital_sore',
  'suicidal',
  'arm_jaw_pain',
  'discharge_vaginal',
  'discharge_penile',
  'foul_discharge',
  'genital_itch',
]);
/** Felt, not seen: a small child cannot tell of it. */
const FELT = new Set(
  'headache nausea dizziness heartburn chest_pain chest_tight sore_throat swallow_pain body_ache joint_pain bone_pain photophobia aura band_headache one_sided_headache thunderclap numbness palpitations epigastric_pain right_lower_pain pain_on_breathing anxiety sad smell_loss vision_blur neck_pain back_pain itch_night flank_pain dysuria chills fatigue'.split(
    ' ',
  ),
);
const EXCLUDES: Readonly<Record<string, string>> = { diarrhoea: 'constipation', constipation: 'diarrhoea' };
/** Only what is usual in an illness near the leading one is asked for. */
const NEAR_LEADER = 0.2;
const USUAL_FROM = 0.3;
const TELLS_FROM = 3;
const FERTILE_UNTIL = 55;
/** Asked only where a pregnancy or a birth is there, or only where none is. */
const IN_PREGNANCY = new Set(['fetal_movement', 'labour_pain']);
const NOT_IN_PREGNANCY = new Set(['missed_period', 'period_pain', 'pregnant', 'postpartum']);
const BEFORE_MENOPAUSE = new Set([
  'missed_period',
  'period_pain',
  'pregnant',
  'postpartum',
  'fetal_movement',
  'labour_pain',
]);
/** A measured reading is told, not asked for. */
const READINGS = /_reading$/;

const CHECKS = SAFETY_CHECKS.map(({ when, ask }) => ({ when: when.split(' ').map((fact) => fact.split('|')), ask }));

/** The next danger sign that the complaints call for and nobody has told of yet. */
export function chooseSafetyCheck(known: Case): string | null {
  const facts = factsOf(known);
  const open = (id: string) => !facts.has(id) && !known.findings[id] && !known.closed.includes(`f:${id}`);
  for (const { when, ask } of CHECKS) {
    if (!when.every((oneOf) => oneOf.some((fact) => facts.has(fact)))) continue;
    const id = ask.find((finding) => open(finding) && !(FELT.has(finding) && (known.ageYears ?? 25) < TELLS_FROM));
    if (id) return id;
  }
  return null;
}

/** The finding whose answer is expected to tell the leading candidates apart best, or null when none is worth a turn. */
export function chooseFinding(known: Case, ranked: readonly Candidate[]): string | null {
  const leading = ranked
    .filter(({ condition, probability }) => probability > 0.01 && explains(condition.id, known))
    .slice(0, LEADING);
  const facts = factsOf(known);
  const least = (leading[0]?.probability ?? 0) * NEAR_LEADER;
  const possible = new Set(
    leading
      .filter(({ probability }) => probability >= least)
      .flatMap(({ condition }) =>
        [...likelihoodsOf(condition.id)].filter(([, l]) => l >= USUAL_FROM).map(([id]) => id),
      ),
  );
  let best: { id: string; worth: number } | null = null;
  for (const id of [...possible].sort()) {
    if (facts.has(id) || known.findings[id] || known.closed.includes(`f:${id}`) || !suits(id, known)) continue;
    const worth = informationOf(id, leading) + dangerBonus(id, leading) - COST;
    if (worth > 0 && (!best || worth > best.worth + 1e-9)) best = { id, worth };
  }
  return best?.id ?? null;
}

function suits(id: string, { sex, ageYears = 25, findings }: Case): boolean {
  if (READINGS.test(id) || (ageYears < TELLS_FROM && FELT.has(id))) return false;
  if (sex === 'male' && WOMEN.has(id)) return false;
  if (sex === 'female' && MEN.has(id)) return false;
  if (EXCLUDES[id] && findings[EXCLUDES[id]]?.state === 'present') return false;
  const pregnant = findings.pregnant?.state === 'present' || findings.postpartum?.state === 'present';
  if (IN_PREGNANCY.has(id) && findings.pregnant?.state !== 'present') return false;
  if (pregnant && NOT_IN_PREGNANCY.has(id)) return false;
  if (ageYears > FERTILE_UNTIL && BEFORE_MENOPAUSE.has(id)) return false;
  if (ageYears < 14 && (ADULTS.has(id) || WOMEN.has(id))) return false;
  if (ageYears >= 2 && BABIES.has(id) && id !== 'not_feeding') return false;
  if (id === 'not_feeding' && ageYears >= 5) return false;
  if (id === 'night_cough' || id === 'pain_on_breathing')
    return findings.cough?.state !== 'absent' || findings.chest_pain?.state === 'present';
  // how a complaint is, is only asked once it is there
  const needs = REFINES.get(id);
  return !needs || needs.some((finding) => findings[finding]?.state === 'present');
}

const REFINES: ReadonlyMap<string, readonly string[]> = new Map([
  ['band_headache', ['headache']],
  ['one_sided_headache', ['headache']],
  ['thunderclap', ['headache']],
  ['aura', ['headache']],
  ['sputum', ['cough']],
  ['haemoptysis', ['cough']],
  ['massive_haemoptysis', ['haemoptysis']],
  ['inhaler_no_help', ['asthma']],
  ['cannot_speak_breathless', ['sob', 'wheeze']],
  ['cannot_breathe', ['sob']],
  ['chest_indrawing', ['sob', 'fast_breathing', 'cough']],
  ['arm_jaw_pain', ['chest_pain', 'chest_tight']],
  ['exertion_pain', ['chest_pain', 'chest_tight', 'sob']],
  ['epigastric_pain', ['abdominal_pain', 'heartburn', 'nausea', 'vomiting', 'bloating', 'pregnant']],
  ['right_lower_pain', ['abdominal_pain', 'lower_abdominal_pain']],
  ['rigid_belly', ['abdominal_pain']],
  ['vomits_everything', ['vomiting']],
  ['blood_vomit', ['vomiting']],
  ['severe_diarrhoea', ['diarrhoea']],
  ['rice_water', ['diarrhoea']],
  ['bloody_stool', ['diarrhoea', 'abdominal_pain', 'constipation']],
  ['curd_discharge', ['discharge_vaginal', 'genital_itch']],
  ['foul_discharge', ['discharge_vaginal', 'discharge_penile']],
  ['itch_night', ['itch']],
  ['itch_fingers', ['itch']],
  ['measles_rash', ['rash', 'fever']],
  ['blister', ['rash']],
  ['ring_rash', ['rash', 'itch']],
  ['hives', ['rash', 'itch']],
  ['convulsion_now', ['convulsion']],
  ['shoulder_tip_pain', ['abdominal_pain', 'lower_abdominal_pain']],
  ['ear_discharge', ['earache', 'fever']],
  ['white_tonsils', ['sore_throat', 'swallow_pain']],
  ['swallow_pain', ['sore_throat', 'fever']],
  ['leg_pain_down', ['back_pain']],
  ['lifting', ['back_pain']],
  ['bladder_bowel_loss', ['back_pain']],
  ['suicidal', ['sad']],
  ['diabetes_medicine', ['diabetes']],
  ['pain_during_sex', ['lower_abdominal_pain', 'discharge_vaginal', 'abdominal_pain']],
  ['unprotected_sex', ['discharge_vaginal', 'discharge_penile', 'dysuria', 'lower_abdominal_pain', 'missed_period']],
  ['hair_change', ['wasting', 'swelling_legs', 'weight_loss']],
  ['smelly_urine', ['dysuria', 'polyuria', 'lower_abdominal_pain']],
  ['lip_tongue_swelling', ['rash', 'itch', 'hives']],
]);

/** Expected fall of the entropy over the leading candidates when the finding is known. */
function informationOf(id: string, leading: readonly Candidate[]): number {
  const base = findingById(id)?.base ?? 0.05;
  const total = leading.reduce((sum, { probability }) => sum + probability, 0) || 1;
  const parts = leading.map(({ condition, probability }) => ({
    p: probability / total,
    l: likelihoodsOf(condition.id).get(id) ?? base,
  }));
  const yes = parts.reduce((sum, { p, l }) => sum + p * l, 0);
  const after = (weigh: (l: number) => number, share: number) =>
    share > 0 ? entropy(parts.map(({ p, l }) => (p * weigh(l)) / share)) : 0;
  return entropy(parts.map(({ p }) => p)) - yes * after((l) => l, yes) - (1 - yes) * after((l) => 1 - l, 1 - yes);
}

function entropy(shares: readonly number[]): number {
  return -shares.reduce((sum, p) => sum + (p > 0 ? p * Math.log(p) : 0), 0);
}

/** A dangerous sign of an emergency that is a candidate at all is worth asking for. */
function dangerBonus(id: string, leading: readonly Candidate[]): number {
  if (findingById(id)?.kind !== 'danger') return 0;
  const weight = leading
    .filter(({ condition }) => condition.triage === 'emergency' && (likelihoodsOf(condition.id).get(id) ?? 0) >= 0.3)
    .reduce((sum, { probability }) => sum + probability, 0);
  return Math.min(DANGER_BONUS, DANGER_BONUS * 5 * weight);
}
