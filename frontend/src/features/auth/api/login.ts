import { type Login, type User, userSchema } from '@afya/contracts';
import { requestJson } from '../../../lib/api-client';
import { saveNewestSession } from './newest-session';

export async function login(credentials: Login): Promise<User> {
  const user = await requestJson('/auth/login', userSchema, { method: 'POST', body: credentials });
  await saveNewestSession();
  return user;
}
