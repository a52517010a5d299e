import type { Case } from '../case/case';

/**
 * Wide plausible ranges of height (cm) and weight (kg) up to an age in years, generous on both sides of the WHO growth
 * standards. Values outside are confirmed with the patient, not rejected.
 */
const USUAL: readonly { until: number; height: readonly [number, number]; weight: readonly [number, number] }[] = [
  { until: 0.1, height: [38, 62], weight: [1, 7] },
  { until: 1, height: [45, 90], weight: [2, 16] },
  { until: 2, height: [60, 105], weight: [4.5, 22] },
  { until: 5, height: [70, 130], weight: [6, 35] },
  { until: 10, height: [85, 165], weight: [10, 75] },
  { until: 15, height: [105, 195], weight: [16, 130] },
  { until: 131, height: [120, 215], weight: [25, 220] },
];
const OLDEST_USUAL = 105;
/** Body mass index, kg/m², from two years of age */
const MASS_INDEX: readonly [number, number] = [10.5, 65];

const outside = (value: number | undefined, [from, to]: readonly [number, number]) =>
  value !== undefined && (value < from || value > to);

/** Which number is implausible: the age, or the size for the age; null if all are plausible. */
export function doubtful({ ageYears: age, heightCm, weightKg }: Case): 'age' | 'size' | null {
  if (age !== undefined && age > OLDEST_USUAL) return 'age';
  const usual = USUAL.find(({ until }) => (age ?? 30) < until);
  if (usual && (outside(heightCm, usual.height) || outside(weightKg, usual.weight))) return 'size';
  if (heightCm === undefined || weightKg === undefined || (age ?? 30) < 2) return null;
  return outside(weightKg / (heightCm / 100) ** 2, MASS_INDEX) ? 'size' : null;
}
