import { z } from 'zod';
import { reviewedSchema, textSchema } from './review';

const numberKindSchema = z.enum(['general', 'mental', 'violence', 'maternal', 'child']);
export type NumberKind = z.infer<typeof numberKindSchema>;

const emergencyNumberSchema = z.strictObject({
  number: z.string('write the number in quotes').regex(/^\+?[\d ]+$/),
  kinds: z.array(numberKindSchema).min(1),
  label: textSchema,
});
export type EmergencyNumberRow = z.infer<typeof emergencyNumberSchema>;

/** data/numbers/COUNTRY.yaml by ISO 3166-1 alpha-2 code, in order of preference; other.yaml for the other countries. */
export const numbersFileSchema = z.strictObject({
  reviewed: reviewedSchema,
  numbers: z.array(emergencyNumberSchema).min(1),
});
