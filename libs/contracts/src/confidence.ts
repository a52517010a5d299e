import * as z from 'zod/mini';

export const CONFIDENCE_LEVELS = ['low', 'medium', 'high'] as const;
export const confidenceLevelSchema = z.enum(CONFIDENCE_LEVELS);
export type ConfidenceLevel = z.infer<typeof confidenceLevelSchema>;

export const ASSESSMENT_TYPES = ['preliminary', 'final'] as const;

/**
 * Values of the embedded engine in `missingCriticalInfo`, which the screens translate. Other engines may use other values, so the
 * schema accepts any string.
 */
export const MISSING_INFO = [
  'age',
  'sex',
  'duration',
  'symptoms',
  'medicalHistory',
  'currentMedications',
  'allergies',
] as const;
export type MissingInfo = (typeof MISSING_INFO)[number];

/** A confidence is valid only with both level and score. `score` is 0–100. */
export const confidenceSchema = z.object({
  level: confidenceLevelSchema,
  score: z.number().check(z.minimum(0), z.maximum(100)),
  sufficientInformation: z.optional(z.boolean()),
  missingCriticalInfo: z.optional(z.array(z.string())),
  assessmentType: z.optional(z.enum(ASSESSMENT_TYPES)),
});
export type Confidence = z.infer<typeof confidenceSchema>;

/** low under 40, medium 40–69, high from 70 */
export function confidenceLevel(score: number): ConfidenceLevel {
  if (score < 40) return 'low';
  return score < 70 ? 'medium' : 'high';
}
