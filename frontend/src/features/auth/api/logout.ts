import * as z from 'zod/mini';
import { requestJson } from '../../../lib/api-client';

const loggedOutSchema = z.object({ success: z.boolean() });

export async function logout(): Promise<void> {
  await requestJson('/auth/logout', loggedOutSchema, { method: 'POST' });
}
