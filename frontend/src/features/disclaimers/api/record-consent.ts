import type { Consent } from '@afya/contracts';
import * as z from 'zod/mini';
import { requestJson } from '../../../lib/api-client';

const recordedSchema = z.object({ recorded: z.boolean() });

/** Has the server keep that this browser's user agreed to a text; again it changes nothing. */
export async function recordConsent(consent: Consent): Promise<void> {
  await requestJson('/me/consents', recordedSchema, { method: 'POST', body: consent });
}
