import { envVariables } from '@afya/runtime';
import * as z from 'zod';

/** The contents of the privacy notice. The other services have settings of the same names, and their values must be equal. */
export const privacyVariables = {
  ENGINE: z.enum(['embedded', 'openai']).default('embedded'),
  OPENAI_MODEL_VOICE: z.string().default('whisper-1'),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PRIVACY_CONTACT: z.string().min(1).max(200).optional(),
  VISITOR_RETENTION_DAYS: envVariables.count(90),
  USER_RETENTION_MONTHS: envVariables.count(24),
  LOG_RETENTION_DAYS: envVariables.count(90),
};
