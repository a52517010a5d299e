import type { Case } from '../consultation/case';
import { factsOf } from '../consultation/facts';
import { explains } from './explains';
import { CONDITIONS, findingById, likelihoodsOf } from '../knowledge';
import { type Condition, type DURATIONS, LIKELIHOOD, PRIOR } from '../knowledge/schema';

/** Findings are not independent of each other: their joint weight is tempered. Chosen by hand, not fitted. */
const TEMPER = 0.7;
/** A present finding that the condition does not name: it happens beside it, less often than among all who consult. */
const UNEXPLAINED = 0.45;
/** Common, but no account of most of what was told: it cannot lead before an illness that is one. */
const EXPLAINS_LITTLE = -1.5;
const MISSING_NEED = -4;
const WRONG_PATIENT = -7;
const UNUSUAL_AGE = -1.2;
/** The weight of "something that is not in the knowledge base". */
const OTHER_PRIOR = 0.035;
/** Share of all complaints that last so long. */
const DURATION_BASE: Record<(typeof DURATIONS)[number], number> = { hours: 0.2, days: 0.5, weeks: 0.2, months: 0.1 };

export interface Candidate {
  condition: Condition;
  /** 0–1; the candidates and "something else" sum to 1 */
  probability: number;
  /** what each finding added, in log-odds */
  shares: { finding: string; share: number }[];
}

/** Ranks the conditions by naive Bayes in log-odds; unknown findings count neither way, those of a group once. */
export function rank(known: Case): Candidate[] {
  const facts = factsOf(known);
  const weights = evidenceWeights(known, facts);
  const scored = CONDITIONS.map((condition) => {
    const shares = evidence(condition, known, weights);
    const score =
      Math.log(PRIOR[condition.prior]) +
      fitsPatient(condition, known, facts) +
      (explains(condition.id, known) ? 0 : EXPLAINS_LITTLE) +
      shares.reduce((sum, { share }) => sum + share, 0);
    return { condition, shares, score };
  });
  const other = Math.log(OTHER_PRIOR) + otherEvidence(weights);
  const top = Math.max(other, ...scored.map(({ score }) => score));
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score - top), Math.exp(other - top));
  return scored
    .map(({ condition, shares, score }) => ({ condition, shares, probability: Math.exp(score - top) / total }))
    .sort((a, b) => b.probability - a.probability || a.condition.id.localeCompare(b.condition.id));
}

/** Present findings with what they imply, by weight; the implied ones of a named finding weigh as much as it. */
function evidenceWeights(known: Case, facts: ReadonlySet<string>): Map<string, number> {
  const weights = new Map<string, number>();
  for (const fact of facts) if (!fact.startsWith('@')) weights.set(fact, known.findings[fact]?.weight ?? 1);
  return weights;
}

function evidence(condition: Condition, known: Case, weights: ReadonlyMap<string, number>): Candidate['shares'] {
  const likelihoods = likelihoodsOf(condition.id);
  const shares: Candidate['shares'] = [];
  for (const [finding, weight] of weights) {
    const base = findingById(finding)?.base;
    if (base === undefined) continue;
    const likelihood = likelihoods.get(finding);
    if (likelihood === undefined && findingById(finding)?.kind === 'background') continue;
    const ratio = Math.log((likelihood ?? base * UNEXPLAINED) / base);
    shares.push({ finding, share: TEMPER * weight * ratio });
  }
  for (const [finding, { state }] of Object.entries(known.findings)) {
    const likelihood = likelihoods.get(finding);
    const base = findingById(finding)?.base;
    if (state !== 'absent' || likelihood === undefined || base === undefined || weights.has(finding)) continue;
    shares.push({ finding, share: TEMPER * Math.log((1 - likelihood) / (1 - base)) });
  }
  return [...oncePerGroup(shares), ...durationShare(condition, known)];
}

/** Of several findings of one group only the strongest counts in favour; what speaks against counts once too. */
function oncePerGroup(shares: Candidate['shares']): Candidate['shares'] {
  const kept = new Map<string, Candidate['shares'][number]>();
  for (const item of shares) {
    const group = findingById(item.finding)?.group;
    const key = group ? `${group}${item.share > 0 ? '+' : '-'}` : item.finding;
    const before = kept.get(key);
    if (!before || Math.abs(item.share) > Math.abs(before.share)) kept.set(key, item);
  }
  return [...kept.values()];
}

export function durationClass(days: number): (typeof DURATIONS)[number] {
  if (days < 1) return 'hours';
  if (days < 14) return 'days';
  return days < 60 ? 'weeks' : 'months';
}

function durationShare(condition: Condition, { durationDays }: Case): Candidate['shares'] {
  if (durationDays === undefined) return [];
  const span = durationClass(durationDays);
  const likelihood = LIKELIHOOD[condition.lasts[span] ?? 'almostNever'];
  return [{ finding: 'duration', share: TEMPER * 0.6 * Math.log(likelihood / (DURATION_BASE[span] + 0.15)) }];
}

function fitsPatient({ who }: Condition, known: Case, facts: ReadonlySet<string>): number {
  if (!who) return 0;
  const { ageYears: age, sex } = known;
  let score = 0;
  if (who.sex && sex && who.sex !== sex) score += WRONG_PATIENT;
  if (age !== undefined && who.age && (age < who.age[0] || age > who.age[1])) score += WRONG_PATIENT;
  else if (age !== undefined && who.usual && (age < who.usual[0] || age > who.usual[1])) score += UNUSUAL_AGE;
  if (age === undefined && who.age && who.age[1] < 1) score += MISSING_NEED;
  if (who.needs && !who.needs.some((finding) => facts.has(finding))) score += MISSING_NEED;
  return score;
}

/** An unknown illness explains a finding no better than chance, and each one a little worse. */
function otherEvidence(weights: ReadonlyMap<string, number>): number {
  return weights.size * Math.log(0.9);
}
