import { type Login, type User, userSchema } from '@afya/contracts';
import { requestJson } from '../../../lib/api-client';

export function login(credentials: Login): Promise<User> {
  return requestJson('/auth/login', userSchema, { method: 'POST', body: credentials });
}
