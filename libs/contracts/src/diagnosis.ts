import * as z from 'zod/mini';
import { adviceLevelSchema } from './advice';
import { confidenceLevelSchema } from './confidence';
import { emergencyNumberSchema } from './emergency';
import { bilingualSchema } from './languages';
import { patientFactsSchema } from './patient-facts';

/**
 * A diagnosis as the patient sees it and as it is logged. `likelihood` and `score` are percent. Optional fields serve the card and the
 * printed sheet for a health worker; older diagnoses do not have them.
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
  /** explanation of the illness in plain words */
  what: z.optional(bilingualSchema),
  /** the names of the tests, which `recommendations` then does not repeat */
  tests: z.optional(z.array(bilingualSchema)),
  emergencyNumbers: z.optional(z.array(emergencyNumberSchema)),
  patient: z.optional(patientFactsSchema),
});
export type Diagnosis = z.infer<typeof diagnosisSchema>;
