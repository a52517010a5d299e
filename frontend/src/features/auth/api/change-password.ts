import type { ChangePassword } from '@afya/contracts';
import * as z from 'zod/mini';
import { requestJson } from '../../../lib/api-client';

const changedSchema = z.object({ success: z.boolean() });

/** Also ends the user's other logins. */
export async function changePassword(change: ChangePassword): Promise<void> {
  await requestJson('/auth/password', changedSchema, { method: 'POST', body: change });
}
