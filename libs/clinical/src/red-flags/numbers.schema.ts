import { bilingualSchema } from '@afya/contracts';
import { z } from 'zod';

const numberKindSchema = z.enum(['general', 'mental', 'violence', 'maternal', 'child']);
export type NumberKind = z.infer<typeof numberKindSchema>;

export const emergencyNumberRowSchema = z.strictObject({
  number: z.string().regex(/^\+?[\d ]+$/),
  kinds: z.array(numberKindSchema).min(1),
  label: bilingualSchema,
});
export type EmergencyNumberRow = z.infer<typeof emergencyNumberRowSchema>;
