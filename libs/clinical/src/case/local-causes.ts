import { findingById } from '../knowledge';
import { type Case, isPresent } from './case';

const anyPresent = (patientCase: Case, ids: readonly string[]) => ids.some((id) => isPresent(patientCase, id));
const words = (list: string) => list.trim().split(/\s+/);

/** Where a patient bleeds, with what explains a bleeding of this place alone. A cough explains blood from the lungs. */
const BLEEDING_PLACES = Object.entries<readonly string[]>({
  nosebleed: ['nose_picking', 'runny_nose', 'blocked_nose', 'thick_nose'],
  gum_bleeding: ['brushing_bleed'],
  haemoptysis: ['haemoptysis'],
  vaginal_bleeding: ['heavy_period', 'period_pain'],
  bloody_stool: ['blood_on_paper'],
  blood_vomit: [],
  black_stool: [],
  haematuria: [],
  bleeding_spots: [],
  bruising: [],
});

/** Bleeding from one place with a local cause. Such bleeding with a fever is no haemorrhagic fever. */
export function isLocalBleed(patientCase: Case): boolean {
  const places = BLEEDING_PLACES.filter(
    ([place, causes]) =>
      isPresent(patientCase, place) ||
      causes.some((cause) => isPresent(patientCase, cause) && findingById(cause)?.implies?.includes(place)),
  );
  const [only] = places;
  if (only === undefined) return anyPresent(patientCase, ['cracked_nipple', 'breast_red_hot']);
  return places.length === 1 && anyPresent(patientCase, only[1]);
}

const AGAINST_SMALL_BLEED = words(`dizziness faint unconscious pallor palpitations cold_body confusion lethargy sweating
  pregnant postpartum vaginal_bleeding blood_vomit black_stool haemoptysis gum_bleeding blood_thinners head_injury
  deep_wound trunk_wound bruising bleeding_spots high_risk_injury liver_disease`);

/** A nosebleed or a small cut that has stopped, without a sign of blood loss. */
export const isStoppedBleed = (patientCase: Case): boolean =>
  isPresent(patientCase, 'bleeding_stopped') &&
  anyPresent(patientCase, ['nosebleed', 'small_cut']) &&
  !anyPresent(patientCase, AGAINST_SMALL_BLEED);

/** The legs of a child are swollen from a sting, a twist or hives: no swelling of malnutrition. */
export const isLocalLeg = (patientCase: Case): boolean =>
  anyPresent(patientCase, [
    'insect_sting',
    'twisted_joint',
    'limb_injury',
    'injured_swollen',
    'leg_thick_skin',
    'hives',
  ]);

const OF_AN_ALLERGY = words(`allergen hives rash itch insect_sting new_medicine sob wheeze stridor cannot_breathe
  cannot_speak_breathless face_swelling swallow_pain drooling hoarse muffled_voice faint dizziness vomiting`);

/** A swollen lip with a sore, a bad tooth or a blow, and nothing of an allergy or of the airway. */
export const isLocalLip = (patientCase: Case): boolean =>
  anyPresent(patientCase, ['lip_sore', 'toothache', 'tooth_hole', 'jaw_swelling', 'injury']) &&
  !anyPresent(patientCase, OF_AN_ALLERGY);

/** Years: burns of infants are seen at once, also small ones. */
const INFANT_UNDER = 1;

/** A burn smaller than the palm, not of an infant. */
export const isSmallBurn = (patientCase: Case): boolean =>
  isPresent(patientCase, 'small_burn') &&
  (patientCase.ageYears ?? INFANT_UNDER) >= INFANT_UNDER &&
  !anyPresent(patientCase, ['burn_severe', 'charred_burn', 'mouth_burns', 'smoke_inhaled', 'electric_shock']);
