import { findingById, likelihoodsOf } from '../knowledge';
import type { Candidate } from '../inference/rank';
import type { ChoiceQuestion } from './choice-table';

/** Worth of settling a danger, against the worth of telling candidates apart (in nats). */
const DANGER_BONUS = 0.05;
/** An answer that fits no choice is always possible. */
const REST = 0.05;

const baseOf = (id: string) => findingById(id)?.base ?? 0.05;

/** Expected fall of the entropy over the candidates when a finding is known to be there or not. */
export function worthOfFinding(id: string, leading: readonly Candidate[]): number {
  const likelihood = (condition: string) => likelihoodsOf(condition).get(id) ?? baseOf(id);
  return informationOf(leading, (condition) => [likelihood(condition), 1 - likelihood(condition)]);
}

/** The same for a question with choices, of which one is taken. */
export function worthOfChoices({ choices }: ChoiceQuestion, leading: readonly Candidate[]): number {
  return informationOf(leading, (condition) => {
    const table = likelihoodsOf(condition);
    const shares = choices
      .flatMap(({ findings }) => findings.at(-1) ?? [])
      .map((finding) => table.get(finding) ?? baseOf(finding));
    const named = shares.reduce((sum, share) => sum + share, 0);
    const all = Math.max(1, named + REST);
    return [...shares.map((share) => share / all), Math.max(REST, 1 - named) / all];
  });
}

/** `outcomes` gives, for a condition, the probability of each answer. */
function informationOf(leading: readonly Candidate[], outcomes: (condition: string) => number[]): number {
  const total = leading.reduce((sum, { probability }) => sum + probability, 0) || 1;
  const parts = leading.map(({ condition, probability }) => ({ p: probability / total, of: outcomes(condition.id) }));
  const before = entropy(parts.map(({ p }) => p));
  const answers = parts[0]?.of.length ?? 0;
  let after = 0;
  for (let k = 0; k < answers; k++) {
    const share = parts.reduce((sum, { p, of }) => sum + p * (of[k] ?? 0), 0);
    if (share > 0) after += share * entropy(parts.map(({ p, of }) => (p * (of[k] ?? 0)) / share));
  }
  return before - after;
}

function entropy(shares: readonly number[]): number {
  return -shares.reduce((sum, p) => sum + (p > 0 ? p * Math.log(p) : 0), 0);
}

/** A dangerous sign of an emergency that is a candidate at all is worth asking for. */
export function dangerBonus(id: string, leading: readonly Candidate[]): number {
  if (findingById(id)?.kind !== 'danger') return 0;
  const weight = leading
    .filter(({ condition }) => condition.triage === 'emergency' && (likelihoodsOf(condition.id).get(id) ?? 0) >= 0.3)
    .reduce((sum, { probability }) => sum + probability, 0);
  return Math.min(DANGER_BONUS, DANGER_BONUS * 5 * weight);
}
