/** The required (`must`) and desired (`aim`) result of a measure on a set of cases. */
interface Target {
  set: RegExp;
  measure: string;
  /** a proportion; `most` if lower is better */
  must: number;
  aim: number;
  most?: true;
}

const TARGETS: readonly Target[] = [
  { set: /red.?flag|^rf/i, measure: 'emergencies found', must: 1, aim: 1 },
  { set: /kenya/i, measure: 'emergencies found', must: 0.85, aim: 0.92 },
  { set: /semigran(?!.*lay)/i, measure: 'emergencies found', must: 14 / 15, aim: 1 },
  { set: /semigran(?!.*lay)/i, measure: 'triage, three levels', must: 0.667, aim: 0.73 },
  { set: /semigran(?!.*lay)/i, measure: 'advice at or above gold', must: 0.91, aim: 0.96 },
  { set: /semigran(?!.*lay)/i, measure: 'top-1', must: 0.47, aim: 0.6 },
  { set: /semigran(?!.*lay)/i, measure: 'top-3', must: 0.67, aim: 0.8 },
  { set: /(?:lay|own|^ea_).*\ben$/i, measure: 'triage, three levels', must: 0.64, aim: 0.7 },
  { set: /(?:lay|own|^ea_).*\bsw$/i, measure: 'triage, three levels', must: 0.6, aim: 0.68 },
  { set: /avey/i, measure: 'top-3', must: 0.45, aim: 0.65 },
  { set: /avey/i, measure: 'top-3 of covered', must: 0.6, aim: 0.8 },
  // over all sets of a language, so that a few cases do not decide
  { set: /^all (?:en|sw)$/, measure: 'false emergencies', must: 0.1, aim: 0.04, most: true },
  { set: /^all$/, measure: 'right at 70 and more', must: 0.7, aim: 0.8 },
];

export function targetOf(set: string, measure: string): Target | undefined {
  return TARGETS.find((target) => target.measure === measure && target.set.test(set));
}

export const misses = (target: Target, share: number): boolean =>
  target.most ? share > target.must : share < target.must - 1e-9;

/** Over all cases of a table. */
export const CALIBRATION_MUST = 0.12;
export const CALIBRATION_AIM = 0.08;
/** Maximum difference between English and Swahili over the same stories, as proportions. */
export const GAPS = { 'triage, three levels': { must: 0.05, aim: 0.03 }, 'top-3': { must: 0.07, aim: 0.05 } } as const;
export const SPEED = { repliesPerSecond: { must: 200, aim: 1_000 }, p99Milliseconds: { must: 20, aim: 5 } } as const;
