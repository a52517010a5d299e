import * as z from 'zod/mini';
import { adviceLevelSchema } from './advice';
import { bilingualSchema } from './languages';

export const emergencyNumberSchema = z.object({ label: bilingualSchema, number: z.string() });
export type EmergencyNumber = z.infer<typeof emergencyNumberSchema>;

export const emergencySchema = z.object({ level: adviceLevelSchema, numbers: z.array(emergencyNumberSchema) });
export type Emergency = z.infer<typeof emergencySchema>;
