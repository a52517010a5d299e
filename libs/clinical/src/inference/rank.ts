import type { Case } from '../case/case';
import { factsOf } from '../case/facts';
import { CONDITIONS, FINDINGS } from '../knowledge';
import { type Duration, LIKELIHOOD, PRIOR } from '../knowledge/likelihood';
import type { Condition } from '../knowledge/schema/condition';
import type { Candidate } from './candidate';
import { GROUPS, TABLE } from './evidence-table';
import { explainedShare, reportedPositions } from './explains';
import { type Weights, WEIGHTS } from './weights';

const WRONG_PATIENT = -7;
/**
 * Log-likelihood ratio of a finding for "something else": an unknown illness explains each finding slightly worse than
 * chance.
 */
const OTHER_EXPLAINS = Math.log(0.9);
/** Base rate of each duration class among all complaints. */
const DURATION_BASE: Record<Duration, number> = { hours: 0.2, days: 0.5, weeks: 0.2, months: 0.1 };

/** The contribution of one finding, or of the duration, to a condition's log-odds. */
export interface FindingShare {
  finding: string;
  share: number;
}

/** A present or absent finding, by its table index. */
interface Evidence {
  at: number;
  present: boolean;
  weight: number;
}

type Ranked = readonly Candidate[];

/** A ranking with what it depends on: what `factsOf` and the scores read of a case. */
interface Ranking extends Pick<Case, 'findings' | 'ageYears' | 'sex' | 'who' | 'durationDays'> {
  weights: Weights;
  ranked: Ranked;
}

/** A reply ranks the same case several times, before and after its question, and for the advice. */
const recent: Ranking[] = [];
const MOST_RECENT = 4;

/**
 * Ranks the conditions by their posterior (naive Bayes in log-odds). Unknown findings are ignored; findings of a group
 * count once. Pure except for the cache: the findings of a case are never changed in place.
 */
export function rank(patientCase: Case, weights: Weights = WEIGHTS): Ranked {
  const { findings, ageYears, sex, who, durationDays } = patientCase;
  const same = recent.find(
    (one) =>
      one.findings === findings &&
      one.weights === weights &&
      one.ageYears === ageYears &&
      one.sex === sex &&
      one.who === who &&
      one.durationDays === durationDays,
  );
  if (same) return same.ranked;
  const ranked = ranking(patientCase, weights);
  if (recent.length >= MOST_RECENT) recent.shift();
  recent.push({ findings, ageYears, sex, who, durationDays, weights, ranked });
  return ranked;
}

function ranking(patientCase: Case, weights: Weights): Ranked {
  const facts = factsOf(patientCase);
  const evidence = evidenceOf(patientCase, facts);
  const reported = reportedPositions(patientCase);
  const scored = CONDITIONS.map((condition, c) => ({
    condition,
    score:
      weights.prior * Math.log(PRIOR[condition.prior]) +
      fitsPatient({ condition, patientCase, facts, weights }) +
      weights.explains * (explainedShare(c, reported) - 1) +
      findingsScore(c, evidence, weights) +
      durationScore(condition, patientCase, weights),
  }));
  const present = evidence.filter((item) => item.present).length;
  const other = weights.prior * Math.log(weights.other) + present * OTHER_EXPLAINS;
  const top = scored.reduce((most, { score }) => Math.max(most, score), other);
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score - top), Math.exp(other - top));
  return scored
    .map(({ condition, score }) => ({ condition, probability: Math.exp(score - top) / total }))
    .sort((a, b) => b.probability - a.probability || (a.condition.id < b.condition.id ? -1 : 1));
}

/** Explains a condition's score: the contribution of each finding, with groups counted once as in the ranking. */
export function sharesOf({ id }: Condition, patientCase: Case, weights: Weights = WEIGHTS): FindingShare[] {
  const c = CONDITIONS.findIndex((condition) => condition.id === id);
  const condition = CONDITIONS[c];
  if (!condition) return [];
  const evidence = evidenceOf(patientCase, factsOf(patientCase));
  const shares = strongestOfGroups(c, evidence, weights).map(({ at, share }) => ({
    finding: FINDINGS[at]?.id ?? '',
    share,
  }));
  const duration = durationScore(condition, patientCase, weights);
  return duration === 0 ? shares : [...shares, { finding: 'duration', share: duration }];
}

/** Present findings with the findings they imply, and absent findings. */
function evidenceOf(patientCase: Case, facts: ReadonlySet<string>): Evidence[] {
  const evidence: Evidence[] = [];
  for (const fact of facts) {
    const at = TABLE.indexOf.get(fact);
    if (at !== undefined) evidence.push({ at, present: true, weight: patientCase.findings[fact]?.weight ?? 1 });
  }
  for (const [id, { state }] of Object.entries(patientCase.findings)) {
    const at = TABLE.indexOf.get(id);
    if (state === 'absent' && at !== undefined && !facts.has(id)) evidence.push({ at, present: false, weight: 1 });
  }
  return evidence;
}

/** The log-likelihood ratio of one piece of evidence; null if it says nothing about the condition. */
function shareOf(c: number, { at, present, weight }: Evidence, weights: Weights): number | null {
  const likelihood = TABLE.likelihoods[c]?.[at] ?? 0;
  const base = TABLE.base[at] ?? 1;
  if (present) {
    if (likelihood === 0 && TABLE.background[at]) return null;
    return weights.temper * weight * Math.log(likelihood === 0 ? weights.unexplained : likelihood / base);
  }
  return likelihood === 0 ? null : weights.temper * Math.log((1 - likelihood) / (1 - base));
}

const strongestFor = new Float64Array(GROUPS);
const strongestAgainst = new Float64Array(GROUPS);

/** In each group only the strongest positive and the strongest negative contribution count. */
function findingsScore(c: number, evidence: readonly Evidence[], weights: Weights): number {
  strongestFor.fill(0);
  strongestAgainst.fill(0);
  let score = 0;
  for (const item of evidence) {
    const share = shareOf(c, item, weights);
    if (share === null) continue;
    const group = TABLE.group[item.at] ?? -1;
    if (group < 0) score += share;
    else if (share > 0) strongestFor[group] = Math.max(strongestFor[group] ?? 0, share);
    else strongestAgainst[group] = Math.min(strongestAgainst[group] ?? 0, share);
  }
  for (let group = 0; group < GROUPS; group++) score += (strongestFor[group] ?? 0) + (strongestAgainst[group] ?? 0);
  return score;
}

function strongestOfGroups(
  c: number,
  evidence: readonly Evidence[],
  weights: Weights,
): { at: number; share: number }[] {
  const strongest = new Map<string, { at: number; share: number }>();
  for (const item of evidence) {
    const share = shareOf(c, item, weights);
    if (share === null) continue;
    const group = TABLE.group[item.at] ?? -1;
    const key = group < 0 ? `finding ${item.at}` : `group ${group} ${share > 0}`;
    if (Math.abs(share) > Math.abs(strongest.get(key)?.share ?? 0)) strongest.set(key, { at: item.at, share });
  }
  return [...strongest.values()];
}

export function durationClass(days: number): Duration {
  if (days < 1) return 'hours';
  if (days < 14) return 'days';
  return days < 60 ? 'weeks' : 'months';
}

function durationScore(condition: Condition, { durationDays }: Case, weights: Weights): number {
  if (durationDays === undefined) return 0;
  const span = durationClass(durationDays);
  const likelihood = LIKELIHOOD[condition.lasts[span] ?? 'almostNever'];
  return weights.temper * weights.duration * Math.log(likelihood / (DURATION_BASE[span] + 0.15));
}

interface Fit {
  condition: Condition;
  patientCase: Case;
  facts: ReadonlySet<string>;
  weights: Weights;
}

function fitsPatient({ condition: { who }, patientCase, facts, weights }: Fit): number {
  if (!who) return 0;
  const { ageYears: age, sex } = patientCase;
  let score = 0;
  if (who.sex && sex && who.sex !== sex) score += WRONG_PATIENT;
  if (age !== undefined && who.age && (age < who.age[0] || age > who.age[1])) score += WRONG_PATIENT;
  else if (age !== undefined && who.usual && (age < who.usual[0] || age > who.usual[1])) score += weights.unusualAge;
  if (age === undefined && who.age && who.age[1] < 1) score += weights.missingNeed;
  if (who.needs && !who.needs.some((finding) => facts.has(finding))) score += weights.missingNeed;
  return score;
}
