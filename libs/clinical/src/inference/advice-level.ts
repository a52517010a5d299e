import { ADVICE_LEVELS, type AdviceLevel, higherAdvice } from '@afya/contracts';
import { type Case, isPresent } from '../case/case';
import { bystanderFlags } from '../case/bystander-flags';
import { levelOf } from '../knowledge/red-flag-rules';
import type { RedFlagRule } from '../knowledge/schema/red-flag';
import { positiveFindings } from './confidence';
import type { Candidate } from './candidate';
import { rank } from './rank';
import { reportedDangers } from './reported-danger';
import { ADVICE_WEIGHTS } from './weights';

/** Home care needs more certainty than a visit: below this total probability of mild conditions, a clinic visit is advised. */
const SELF_CARE_FROM = 0.35;
/** Emergency conditions raise the level at this total probability, even if none of them ranks first. */
const URGENT_FROM = 0.15;
const EMERGENCY_FROM = 0.35;
/** From this probability on, the diagnosis names the first candidate. */
const NAMED_FROM = 0.1;

/** The higher of the patient's own level and that of another person in danger. */
export function adviceLevelOf(patientCase: Case, rules: readonly RedFlagRule[]): AdviceLevel | null {
  const own = ownLevelOf(patientCase, rules);
  const beside = levelOf(bystanderFlags(patientCase));
  return own && beside ? higherAdvice(own, beside) : (own ?? beside);
}

/** The higher of the red flags' level and the candidates' level; the latter is one step higher for patients at risk. */
export function ownLevelOf(patientCase: Case, rules: readonly RedFlagRule[]): AdviceLevel | null {
  const flagged = levelOf(rules);
  if (positiveFindings(patientCase).length === 0) return flagged;
  const first = rank(patientCase)[0];
  const named = asNamed(candidatesLevel(rank(patientCase, ADVICE_WEIGHTS)), first);
  const byCandidates = higherAdvice(named, leastLevel(patientCase, first));
  const level = atRisk(patientCase) ? raise(byCandidates) : byCandidates;
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

/** Does not advise home care if the named condition needs to be seen. */
function asNamed(level: AdviceLevel, named: Candidate | undefined): AdviceLevel {
  if (level !== 'self-care' || !named || named.probability < NAMED_FROM) return level;
  const { triage } = named.condition;
  return triage === 'emergency' ? 'urgent' : triage;
}

/** Findings that rule out the advice to stay at home. */
const NEVER_AT_HOME = ['bloody_stool', 'jaundice', 'haemoptysis', 'black_stool'];

/** A reported danger sign of the named condition is seen today, also when another condition is more likely. */
function leastLevel(patientCase: Case, named: Candidate | undefined): AdviceLevel {
  const reported = named && named.probability >= NAMED_FROM ? reportedDangers(named.condition, patientCase) : [];
  if (reported.length > 0) return 'urgent';
  return NEVER_AT_HOME.some((finding) => isPresent(patientCase, finding)) ? 'routine' : 'self-care';
}

function atRisk(patientCase: Case): boolean {
  const age = patientCase.ageYears;
  const old = age !== undefined && (age < 2 / 12 || age > 65);
  return (
    old || ['pregnant', 'hiv', 'sickle', 'diabetes', 'postpartum'].some((finding) => isPresent(patientCase, finding))
  );
}

/** One step up, but never to 'emergency', which needs its own sign. */
function raise(level: AdviceLevel): AdviceLevel {
  const next = ADVICE_LEVELS[ADVICE_LEVELS.indexOf(level) + 1];
  return next && next !== 'emergency' ? next : level;
}
