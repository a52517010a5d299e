import type { Case } from '../consultation/case';
import { factsOf } from '../consultation/facts';
import { CONDITIONS, FINDINGS } from '../knowledge';
import { type Condition, type DURATIONS, LIKELIHOOD, PRIOR } from '../knowledge/schema';
import { GROUPS, TABLE } from './evidence-table';
import { explainedShare, toldPositions } from './explains';
import { type Weights, WEIGHTS } from './weights';

const WRONG_PATIENT = -7;
/** An unknown illness explains a finding no better than chance, and each one a little worse. */
const OTHER_EXPLAINS = Math.log(0.9);
/** Share of all complaints that last so long. */
const DURATION_BASE: Record<(typeof DURATIONS)[number], number> = { hours: 0.2, days: 0.5, weeks: 0.2, months: 0.1 };

export interface Candidate {
  condition: Condition;
  /** 0–1; the candidates and "something else" sum to 1 */
  probability: number;
}

/** What one finding, or the duration, added to a condition's log-odds. */
export interface FindingShare {
  finding: string;
  share: number;
}

/** A finding that is there or not, by its position in the table. */
interface Evidence {
  at: number;
  present: boolean;
  weight: number;
}

/** Ranks the conditions by naive Bayes in log-odds; unknown findings count neither way, those of a group once. */
export function rank(known: Case, weights: Weights = WEIGHTS): Candidate[] {
  const facts = factsOf(known);
  const evidence = evidenceOf(known, facts);
  const told = toldPositions(known);
  const scored = CONDITIONS.map((condition, c) => ({
    condition,
    score:
      weights.prior * Math.log(PRIOR[condition.prior]) +
      fitsPatient({ condition, known, facts, weights }) +
      weights.explains * (explainedShare(c, told) - 1) +
      findingsScore(c, evidence, weights) +
      durationScore(condition, known, weights),
  }));
  const present = evidence.filter((item) => item.present).length;
  const other = weights.prior * Math.log(weights.other) + present * OTHER_EXPLAINS;
  const top = scored.reduce((most, { score }) => Math.max(most, score), other);
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score - top), Math.exp(other - top));
  return scored
    .map(({ condition, score }) => ({ condition, probability: Math.exp(score - top) / total }))
    .sort((a, b) => b.probability - a.probability || (a.condition.id < b.condition.id ? -1 : 1));
}

/** What each finding added to a condition, for those who want to know why; groups count once, as in the ranking. */
export function sharesOf({ id }: Condition, known: Case, weights: Weights = WEIGHTS): FindingShare[] {
  const c = CONDITIONS.findIndex((condition) => condition.id === id);
  const condition = CONDITIONS[c];
  if (!condition) return [];
  const evidence = evidenceOf(known, factsOf(known));
  const shares = strongestOfGroups(c, evidence, weights).map(({ at, share }) => ({
    finding: FINDINGS[at]?.id ?? '',
    share,
  }));
  const duration = durationScore(condition, known, weights);
  return duration === 0 ? shares : [...shares, { finding: 'duration', share: duration }];
}

/** Present findings with what they imply, and those that are denied. */
function evidenceOf(known: Case, facts: ReadonlySet<string>): Evidence[] {
  const evidence: Evidence[] = [];
  for (const fact of facts) {
    const at = TABLE.indexOf.get(fact);
    if (at !== undefined) evidence.push({ at, present: true, weight: known.findings[fact]?.weight ?? 1 });
  }
  for (const [id, { state }] of Object.entries(known.findings)) {
    const at = TABLE.indexOf.get(id);
    if (state === 'absent' && at !== undefined && !facts.has(id)) evidence.push({ at, present: false, weight: 1 });
  }
  return evidence;
}

/** The log-odds that one piece of evidence adds; null where the condition says nothing of it. */
function shareOf(c: number, { at, present, weight }: Evidence, weights: Weights): number | null {
  const likelihood = TABLE.likelihoods[c]?.[at] ?? 0;
  const base = TABLE.base[at] ?? 1;
  if (present) {
    if (likelihood === 0 && TABLE.background[at]) return null;
    return weights.temper * weight * Math.log(likelihood === 0 ? weights.unexplained : likelihood / base);
  }
  return likelihood === 0 ? null : weights.temper * Math.log((1 - likelihood) / (1 - base));
}

const best = new Float64Array(GROUPS);
const worst = new Float64Array(GROUPS);

/** Of several findings of one group only the strongest counts in favour; what speaks against counts once too. */
function findingsScore(c: number, evidence: readonly Evidence[], weights: Weights): number {
  best.fill(0);
  worst.fill(0);
  let score = 0;
  for (const item of evidence) {
    const share = shareOf(c, item, weights);
    if (share === null) continue;
    const group = TABLE.group[item.at] ?? -1;
    if (group < 0) score += share;
    else if (share > 0) best[group] = Math.max(best[group] ?? 0, share);
    else worst[group] = Math.min(worst[group] ?? 0, share);
  }
  for (let group = 0; group < GROUPS; group++) score += (best[group] ?? 0) + (worst[group] ?? 0);
  return score;
}

function strongestOfGroups(
  c: number,
  evidence: readonly Evidence[],
  weights: Weights,
): { at: number; share: number }[] {
  const kept = new Map<string, { at: number; share: number }>();
  for (const item of evidence) {
    const share = shareOf(c, item, weights);
    if (share === null) continue;
    const group = TABLE.group[item.at] ?? -1;
    const key = group < 0 ? `finding ${item.at}` : `group ${group} ${share > 0}`;
    if (Math.abs(share) > Math.abs(kept.get(key)?.share ?? 0)) kept.set(key, { at: item.at, share });
  }
  return [...kept.values()];
}

export function durationClass(days: number): (typeof DURATIONS)[number] {
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
  known: Case;
  facts: ReadonlySet<string>;
  weights: Weights;
}

function fitsPatient({ condition: { who }, known, facts, weights }: Fit): number {
  if (!who) return 0;
  const { ageYears: age, sex } = known;
  let score = 0;
  if (who.sex && sex && who.sex !== sex) score += WRONG_PATIENT;
  if (age !== undefined && who.age && (age < who.age[0] || age > who.age[1])) score += WRONG_PATIENT;
  else if (age !== undefined && who.usual && (age < who.usual[0] || age > who.usual[1])) score += weights.unusualAge;
  if (age === undefined && who.age && who.age[1] < 1) score += weights.missingNeed;
  if (who.needs && !who.needs.some((finding) => facts.has(finding))) score += weights.missingNeed;
  return score;
}
