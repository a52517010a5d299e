import { type Login, userSchema } from '@afya/contracts';
import { requestJson } from '../../../lib/api-client';
import { saveNewestSession } from './newest-session';
import type { SignedIn } from './signed-in';

export async function login(credentials: Login): Promise<SignedIn> {
  const user = await requestJson('/auth/login', userSchema, { method: 'POST', body: credentials });
  await saveNewestSession();
  return { user, recoveryCode: null };
}
