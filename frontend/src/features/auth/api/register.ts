import { type Register, userSchema } from '@afya/contracts';
import { requestJson } from '../../../lib/api-client';
import { firstCode } from '../recovery/recovery-api';
import type { SignedIn } from './signed-in';

/** Creates an account, logs in to it and makes its recovery code. */
export async function register(account: Register): Promise<SignedIn> {
  const user = await requestJson('/auth/register', userSchema, { method: 'POST', body: account });
  return { user, recoveryCode: await firstCode(account.password) };
}
