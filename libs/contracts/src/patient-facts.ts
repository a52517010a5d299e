import * as z from 'zod/mini';
import { bilingualSchema } from './languages';

const facts = z.array(bilingualSchema);

/**
 * What a diagnosis rests on, for the health worker who reads it: told by the patient or somebody near, nothing of it examined.
 * What is missing was not told; an empty list of
 * medicines or allergies was asked for and none was named. Height in cm, weight in kg.
 */
export const patientFactsSchema = z.object({
  toldBy: z.optional(z.enum(['patient', 'other'])),
  age: z.optional(bilingualSchema),
  sex: z.optional(z.enum(['female', 'male'])),
  pregnantWeeks: z.optional(z.number()),
  heightCm: z.optional(z.number()),
  weightKg: z.optional(z.number()),
  duration: z.optional(bilingualSchema),
  /** as the patient wrote it, in whatever language */
  ownWords: z.optional(z.string()),
  /** symptoms that are there, as names; those that are not, as short sentences; those that were asked and are not known */
  present: facts,
  denied: facts,
  unknown: facts,
  /** lasting illnesses and circumstances, and what the question about them was answered */
  background: facts,
  history: z.optional(bilingualSchema),
  medicines: z.optional(z.array(z.string())),
  allergies: z.optional(z.array(z.string())),
  /** dangers that the signs together may mean; empty where none was found */
  redFlags: facts,
  /** how many pictures and papers were sent */
  files: z.number(),
});
export type PatientFacts = z.infer<typeof patientFactsSchema>;
