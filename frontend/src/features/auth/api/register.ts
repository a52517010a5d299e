import { type Register, type User, userSchema } from '@afya/contracts';
import { requestJson } from '../../../lib/api-client';

/** Creates an account and logs in to it. */
export function register(account: Register): Promise<User> {
  return requestJson('/auth/register', userSchema, { method: 'POST', body: account });
}
