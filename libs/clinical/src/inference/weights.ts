/** How the pieces of evidence are weighed against each other. Fitted on the development cases by `clinical:tune`, then rounded. */
export interface Weights {
  /** findings are not independent of each other: their joint weight is tempered */
  temper: number;
  /** how much of the log prior counts: written cases are not drawn as consultations are */
  prior: number;
  /** a present finding that the condition does not name, as a share of how often it is there anyway */
  unexplained: number;
  /** how much not being told of a finding that is almost always there speaks against a condition; 0 is not at all */
  silence: number;
  /** log-odds of a condition that accounts for less than half of what was told */
  explainsLittle: number;
  /** log-odds without any of the findings that a condition needs */
  missingNeed: number;
  unusualAge: number;
  duration: number;
  /** "something that is not in the knowledge base", as a prior */
  other: number;
}

export const WEIGHTS: Weights = {
  temper: 0.7,
  prior: 1,
  unexplained: 0.45,
  silence: 0,
  explainsLittle: -1.5,
  missingNeed: -4,
  unusualAge: -1.2,
  duration: 0.6,
  other: 0.035,
};
