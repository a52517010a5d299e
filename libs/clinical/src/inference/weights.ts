/** Weights of the evidence. Fitted on the development cases by `clinical:tune`, then rounded. */
export interface Weights {
  /** scales the summed log-likelihood ratios, because findings are not independent */
  temper: number;
  /** scales the log prior, because written cases do not follow the frequencies of real consultations */
  prior: number;
  /** likelihood ratio of a present finding that the condition does not list */
  unexplained: number;
  /** log-odds penalty of a condition that explains none of the reported symptoms; proportional in between */
  explains: number;
  /** log-odds penalty without any of the findings the condition needs */
  missingNeed: number;
  unusualAge: number;
  duration: number;
  /** prior of "something that is not in the knowledge base" */
  other: number;
}

export const WEIGHTS: Weights = {
  temper: 0.8,
  prior: 0.55,
  unexplained: 0.5,
  explains: 1,
  missingNeed: -2,
  unusualAge: -1.5,
  duration: 0.8,
  other: 0.035,
};

/**
 * Weights for the advice level, with more weight on the prior: the default was fitted on written cases, which contain
 * more rare illnesses than a waiting room.
 */
export const ADVICE_WEIGHTS: Weights = { ...WEIGHTS, prior: 0.8 };
