import { findingById } from '../knowledge';
import { type Case, isPresent } from './case';

/** A newborn's danger signs hold under two months, the IMCI general danger signs under five years. */
const TWO_MONTHS = 2 / 12;
/** An allergic shock comes within hours of what caused it. */
const ACUTE_DAYS = 2;
/** From five years on a patient can be asked what they feel and whether they are confused. */
const TALKS_FROM = 5;
/** A complaint of two weeks and more is looked at for slow illnesses. */
const LONG_DAYS = 14;

/** What keeps a rule from being excused by something harmless; told later, the excuse takes back no flag. */
export const NOT_EXCUSED = ['@notwellbaby', '@notfacenerve', '@notbreast', '@notstressleak'] as const;

/** Present findings with all that they imply, and the circumstances as "@…" facts, for the rules of the red flags. */
export function factsOf(known: Case): Set<string> {
  const facts = new Set<string>();
  for (const [id, { state }] of Object.entries(known.findings)) if (state === 'present') addImplied(facts, id);
  for (const circumstance of circumstances(known)) facts.add(circumstance);
  return facts;
}

function addImplied(facts: Set<string>, id: string): void {
  if (facts.has(id)) return;
  facts.add(id);
  for (const implied of findingById(id)?.implies ?? []) addImplied(facts, implied);
}

function circumstances(known: Case): string[] {
  const { ageYears: age, sex, who, durationDays } = known;
  const child = age === undefined ? who === 'child' : age < 15;
  return [
    ...(age !== undefined && age < TWO_MONTHS ? ['@under2months'] : []),
    ...((age === undefined && who === 'child') || (age !== undefined && age < 5) ? ['@under5'] : []),
    ...(durationDays === undefined || durationDays <= ACUTE_DAYS ? ['@acute'] : []),
    ...(durationDays !== undefined && durationDays >= LONG_DAYS ? ['@long'] : []),
    ...(durationDays !== undefined && durationDays <= 1 ? ['@today'] : []),
    child ? '@child' : '@adult',
    ...((age === undefined ? who !== 'child' : age >= TALKS_FROM) ? ['@talks'] : []),
    ...(isPresent(known, 'pregnant') && !isPresent(known, 'early_pregnancy') ? ['@maybelate'] : []),
    ...(age !== undefined && age >= 30 ? ['@over30'] : []),
    ...(age !== undefined && age > 65 ? ['@over65'] : []),
    ...(sex === 'female' || sex === undefined ? ['@maybefemale'] : []),
    ...(isWellBaby(known) ? [] : ['@notwellbaby']),
    ...(isNerveOfFace(known) ? [] : ['@notfacenerve']),
    ...(HINDERS_SPEECH.some((id) => isPresent(known, id)) ? [] : ['@nothindered']),
    ...(isPresent(known, 'breast_red_hot') ? [] : ['@notbreast']),
    ...(['leak_on_cough', 'pregnant', 'postpartum'].some((id) => isPresent(known, id)) ? [] : ['@notstressleak']),
  ];
}

/** Jaundice on the first two days may have begun on the first, which is dangerous (WHO IMCI, sick young infant). */
const FIRST_DAYS = 2 / 365;

/** Feeds well, by what was told, and is past the first days. */
function isWellBaby({ ageYears = 0, findings }: Case): boolean {
  const feeds = findings.not_feeding?.state === 'absent' || findings.thriving?.state === 'present';
  return feeds && ageYears + 0.0005 >= FIRST_DAYS;
}

/** What makes speech hard, and is not of the brain. */
const HINDERS_SPEECH = ['sore_throat', 'hoarse', 'swallow_pain', 'toothache', 'mouth_sores', 'sob', 'cannot_breathe'];

const OF_THE_BRAIN =
  `one_side_weak speech_difficulty numbness confusion unsteady vision_blur double_vision vertigo thunderclap
  vomiting convulsion unconscious lethargy legs_weak swallow_pain`.split(/\s+/);

/**
 * The whole half of a face, with the eye that does not close: the nerve of the face and no stroke. Only where it was told that
 * the arms or the speech are as always; unsure, it is a stroke.
 */
function isNerveOfFace(known: Case): boolean {
  const { findings } = known;
  const denied = findings.one_side_weak?.state === 'absent' || findings.speech_difficulty?.state === 'absent';
  return isPresent(known, 'eye_not_closing') && denied && !OF_THE_BRAIN.some((id) => isPresent(known, id));
}
