import * as z from 'zod/mini';
import { adviceLevelSchema } from './advice';
import { confidenceLevelSchema } from './confidence';
import { emergencyNumberSchema } from './emergency';
import { bilingualSchema } from './languages';
import { patientFactsSchema } from './patient-facts';

/**
 * What the patient is told and the log keeps. `likelihood` and `score` are percent. What is optional is there for the card and
 * for the sheet that is printed for a health worker; an older diagnosis has none of it.
 */
export const diagnosisSchema = z.object({
  conditionId: z.optional(z.string()),
  preliminaryDiagnosis: bilingualSchema,
  confidence: z.object({ level: confidenceLevelSchema, score: z.number() }),
  adviceLevel: adviceLevelSchema,
  differentialDiagnoses: z.array(
    z.object({ conditionId: z.optional(z.string()), name: bilingualSchema, likelihood: z.number() }),
  ),
  reasoningPath: z.array(bilingualSchema),
  criticalFactors: z.array(bilingualSchema),
  recommendations: z.array(bilingualSchema),
  whenToGoNow: z.array(bilingualSchema),
  /** what the illness is, in plain words */
  what: z.optional(bilingualSchema),
  /** the tests by name; `recommendations` then does not name them again */
  tests: z.optional(z.array(bilingualSchema)),
  emergencyNumbers: z.optional(z.array(emergencyNumberSchema)),
  patient: z.optional(patientFactsSchema),
});
export type Diagnosis = z.infer<typeof diagnosisSchema>;
