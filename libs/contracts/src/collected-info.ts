import * as z from 'zod/mini';

/** The collected data of the patient. Age in years (a fraction for babies), height in cm, weight in kg. */
export const collectedInfoSchema = z.object({
  age: z.optional(z.number().check(z.minimum(0), z.maximum(130))),
  sex: z.optional(z.string().check(z.maxLength(20))),
  height: z.optional(z.number().check(z.minimum(0), z.maximum(300))),
  weight: z.optional(z.number().check(z.minimum(0), z.maximum(700))),
  symptoms: z.optional(z.string().check(z.maxLength(20_000))),
  medicalHistory: z.optional(z.string().check(z.maxLength(20_000))),
  currentMedications: z.optional(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(100))),
  allergies: z.optional(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(100))),
});
export type CollectedInfo = z.infer<typeof collectedInfoSchema>;
