/** From these percentages on, a word stands for the number. */
const LIKELY = 50;
const POSSIBLE = 15;

type Likelihood = 'likely' | 'possible' | 'lessLikely';

/** The word for a probability in percent. The numbers are rough, so the card shows them only on request. */
export function likelihoodOf(percent: number): Likelihood {
  if (percent >= LIKELY) return 'likely';
  return percent >= POSSIBLE ? 'possible' : 'lessLikely';
}
