import * as z from 'zod/mini';
import { adviceLevelSchema } from './advice';
import { confidenceLevelSchema } from './confidence';
import { bilingualSchema } from './languages';

/** What the patient is told and the log keeps. `likelihood` and `score` are percent. */
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
});
export type Diagnosis = z.infer<typeof diagnosisSchema>;
