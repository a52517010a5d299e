import type { Consent } from '@afya/contracts';
import * as z from 'zod/mini';
import { requestJson } from '../../../lib/api-client';

const recordedSchema = z.object({ recorded: z.boolean() });

/** Records on the server that the user agreed to a text. Idempotent. */
export async function recordConsent(consent: Consent): Promise<void> {
  await requestJson('/me/consents', recordedSchema, { method: 'POST', body: consent });
}
