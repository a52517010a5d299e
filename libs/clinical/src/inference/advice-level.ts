import { ADVICE_LEVELS, type AdviceLevel, higherAdvice } from '@afya/contracts';
import { type Case, isPresent } from '../consultation/case';
import { levelOf } from '../red-flags/raise-flags';
import type { RedFlagRule } from '../red-flags/schema';
import { positiveFindings } from './confidence';
import { type Candidate, rank } from './rank';
import { ADVICE_WEIGHTS } from './weights';

/** Home care needs more certainty than a visit: below this share of mild illnesses a clinic should look. */
const SELF_CARE_FROM = 0.35;
/** An emergency among the candidates raises the level long before it leads. */
const URGENT_FROM = 0.15;
const EMERGENCY_FROM = 0.35;

/** The higher of the red flags' level and the candidates'; one step up for patients whom illness harms faster. */
export function adviceLevelOf(known: Case, rules: readonly RedFlagRule[]): AdviceLevel | null {
  const flagged = levelOf(rules);
  if (positiveFindings(known).length === 0) return flagged;
  const byCandidates = candidatesLevel(rank(known, ADVICE_WEIGHTS));
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
