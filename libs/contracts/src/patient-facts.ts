import * as z from 'zod/mini';
import { bilingualSchema } from './languages';

const facts = z.array(bilingualSchema);

/**
 * The facts behind a diagnosis, for the health worker who reads it: reported by the patient or another person, nothing was examined.
 * A missing field was not reported; an empty list of medicines or allergies means that the patient was asked and named none. Height in
 * cm, weight in kg.
 */
export const patientFactsSchema = z.object({
  toldBy: z.optional(z.enum(['patient', 'other'])),
  age: z.optional(bilingualSchema),
  sex: z.optional(z.enum(['female', 'male'])),
  pregnantWeeks: z.optional(z.number()),
  heightCm: z.optional(z.number()),
  weightKg: z.optional(z.number()),
  duration: z.optional(bilingualSchema),
  /** as the patient wrote it, in any language */
  ownWords: z.optional(z.string()),
  /** `present`: names of symptoms; `denied`: short sentences; `unknown`: symptoms that were asked about without an answer */
  present: facts,
  denied: facts,
  unknown: facts,
  /** chronic illnesses and circumstances, and the answer to the question about them */
  background: facts,
  history: z.optional(bilingualSchema),
  medicines: z.optional(z.array(z.string())),
  allergies: z.optional(z.array(z.string())),
  /** dangers that the findings may mean together; empty if none was found */
  redFlags: facts,
  /** number of images and documents */
  files: z.number(),
});
export type PatientFacts = z.infer<typeof patientFactsSchema>;
