/** How the pieces of evidence are weighed against each other. Fitted on the development cases by `clinical:tune`, then rounded. */
export interface Weights {
  /** findings are not independent of each other: their joint weight is tempered */
  temper: number;
  /** how much of the log prior counts: written cases are not drawn as consultations are */
  prior: number;
  /** a present finding that the condition does not name, as a share of how often it is there anyway */
  unexplained: number;
  /** log-odds that a condition loses when it accounts for nothing of what was told; in proportion between */
  explains: number;
  /** log-odds without any of the findings that a condition needs */
  missingNeed: number;
  unusualAge: number;
  duration: number;
  /** "something that is not in the knowledge base", as a prior */
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
 * For the advice level. How soon to be seen follows what the illnesses' frequencies make of the case more closely than the
 * order of the differential does: written cases, on which that was fitted, hold more rare illnesses than a waiting room.
 */
export const ADVICE_WEIGHTS: Weights = { ...WEIGHTS, prior: 0.8 };
