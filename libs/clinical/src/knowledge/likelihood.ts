/** The five steps of likelihood: how often a condition shows a finding or has a duration. */
export const LIKELIHOOD = { almostAlways: 0.9, often: 0.65, sometimes: 0.35, seldom: 0.12, almostNever: 0.03 } as const;
export type Likelihood = keyof typeof LIKELIHOOD;

/** Prior: how common a condition is in consultations in East Africa. A rank in five steps, not a measured prevalence. */
export const PRIOR = { veryCommon: 0.1, common: 0.045, occasional: 0.018, rare: 0.006, veryRare: 0.002 } as const;
export type Prior = keyof typeof PRIOR;

export type Duration = 'hours' | 'days' | 'weeks' | 'months';
