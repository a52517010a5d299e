import { findingById, likelihoodsOf } from '../knowledge';
import type { Candidate } from '../inference/candidate';
import type { ChoiceQuestion } from './choice-table';

/** Bonus for a danger sign, in nats of information gain. */
const DANGER_BONUS = 0.05;
/** Minimum probability of an answer that matches no choice. */
const REST = 0.05;

const baseOf = (id: string) => findingById(id)?.base ?? 0.05;

/** Expected information gain of a yes/no question about a finding, over the candidates. */
export function informationGainOfFinding(id: string, leading: readonly Candidate[]): number {
  const likelihood = (condition: string) => likelihoodsOf(condition).get(id) ?? baseOf(id);
  return informationGain(leading, (condition) => [likelihood(condition), 1 - likelihood(condition)]);
}

/** Expected information gain of a multiple-choice question. */
export function informationGainOfChoices({ choices }: ChoiceQuestion, leading: readonly Candidate[]): number {
  return informationGain(leading, (condition) => {
    const table = likelihoodsOf(condition);
    const shares = choices
      .flatMap(({ findings }) => findings.at(-1) ?? [])
      .map((finding) => table.get(finding) ?? baseOf(finding));
    const named = shares.reduce((sum, share) => sum + share, 0);
    const all = Math.max(1, named + REST);
    return [...shares.map((share) => share / all), Math.max(REST, 1 - named) / all];
  });
}

/** `outcomes` returns the probability of each answer given a condition. */
function informationGain(leading: readonly Candidate[], outcomes: (condition: string) => number[]): number {
  const total = leading.reduce((sum, { probability }) => sum + probability, 0) || 1;
  const parts = leading.map(({ condition, probability }) => ({
    p: probability / total,
    outcomes: outcomes(condition.id),
  }));
  const before = entropy(parts.map(({ p }) => p));
  const answers = parts[0]?.outcomes.length ?? 0;
  let after = 0;
  for (let k = 0; k < answers; k++) {
    const share = parts.reduce((sum, { p, outcomes: answer }) => sum + p * (answer[k] ?? 0), 0);
    if (share > 0) after += share * entropy(parts.map(({ p, outcomes: answer }) => (p * (answer[k] ?? 0)) / share));
  }
  return before - after;
}

function entropy(shares: readonly number[]): number {
  return -shares.reduce((sum, p) => sum + (p > 0 ? p * Math.log(p) : 0), 0);
}

/** Bonus for a danger sign of an emergency condition among the candidates. */
export function dangerBonus(id: string, leading: readonly Candidate[]): number {
  if (findingById(id)?.kind !== 'danger') return 0;
  const weight = leading
    .filter(({ condition }) => condition.triage === 'emergency' && (likelihoodsOf(condition.id).get(id) ?? 0) >= 0.3)
    .reduce((sum, { probability }) => sum + probability, 0);
  return Math.min(DANGER_BONUS, DANGER_BONUS * 5 * weight);
}
