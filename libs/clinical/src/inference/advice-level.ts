import { ADVICE_LEVELS, type AdviceLevel, higherAdvice } from '@afya/contracts';
import { type Case, isPresent } from '../consultation/case';
import { flagsBeside, levelOf } from '../red-flags/raise-flags';
import type { RedFlagRule } from '../red-flags/schema';
import { positiveFindings } from './confidence';
import { type Candidate, rank } from './rank';
import { ADVICE_WEIGHTS } from './weights';

/** Home care needs more certainty than a visit: below this share of mild illnesses a clinic should look. */
const SELF_CARE_FROM = 0.35;
/** An emergency among the candidates raises the level long before it leads. */
const URGENT_FROM = 0.15;
const EMERGENCY_FROM = 0.35;
/** From here on the first of the differential is named as what it may be. */
const NAMED_FROM = 0.1;

/** The patient's level, or that of somebody beside them who is in danger. */
export function adviceLevelOf(known: Case, rules: readonly RedFlagRule[]): AdviceLevel | null {
  const own = ownLevelOf(known, rules);
  const beside = levelOf(flagsBeside(known));
  return own && beside ? higherAdvice(own, beside) : (own ?? beside);
}

/** The higher of the red flags' level and the candidates'; one step up for patients whom illness harms faster. */
export function ownLevelOf(known: Case, rules: readonly RedFlagRule[]): AdviceLevel | null {
  const flagged = levelOf(rules);
  if (positiveFindings(known).length === 0) return flagged;
  const byCandidates = asNamed(candidatesLevel(rank(known, ADVICE_WEIGHTS)), rank(known)[0]);
  const level = atRisk(known) ? raise(byCandidates) : byCandidates;
  return flagged ? higherAdvice(flagged, level) : level;
}

function candidatesLevel(ranked: readonly Candidate[]): AdviceLevel {
  const first = ranked[0];
  let level: AdviceLevel = first && first.probability > 0.1 ? first.condition.triage : 'routine';
  const mild = ranked
    .filter(({ condition }) => condition.triage === 'self-care')
    .reduce((sum, { probability }) => sum + probability, 0);
  if (level === 'self-care' && mild < SELF_CARE_FROM) level = 'routine';
  const emergency = ranked
    .filter(({ condition }) => condition.triage === 'emergency')
    .reduce((sum, { probability }) => sum + probability, 0);
  if (level === 'emergency' && emergency < EMERGENCY_FROM) level = 'urgent';
  if (emergency >= EMERGENCY_FROM) return 'emergency';
  return emergency >= URGENT_FROM ? higherAdvice(level, 'urgent') : level;
}

/** What the diagnosis names is not left to home care where it needs to be seen. */
function asNamed(level: AdviceLevel, named: Candidate | undefined): AdviceLevel {
  if (level !== 'self-care' || !named || named.probability < NAMED_FROM) return level;
  const { triage } = named.condition;
  return triage === 'emergency' ? 'urgent' : triage;
}

function atRisk(known: Case): boolean {
  const age = known.ageYears;
  const old = age !== undefined && (age < 2 / 12 || age > 65);
  return old || ['pregnant', 'hiv', 'sickle', 'diabetes', 'postpartum'].some((finding) => isPresent(known, finding));
}

/** One step, but never into 'emergency': that needs a sign of its own. */
function raise(level: AdviceLevel): AdviceLevel {
  const next = ADVICE_LEVELS[ADVICE_LEVELS.indexOf(level) + 1];
  return next && next !== 'emergency' ? next : level;
}
