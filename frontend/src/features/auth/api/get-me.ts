import { type User, userSchema } from '@afya/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../lib/api-client';
import { isStatus } from '../../../lib/api-error';

/** The logged-in user, or null for a visitor. */
async function getMe(signal: AbortSignal): Promise<User | null> {
  try {
    return await requestJson('/auth/me', userSchema, { signal });
  } catch (error) {
    if (isStatus(error, 401)) return null;
    throw error;
  }
}

export const meOptions = queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => getMe(signal) });
