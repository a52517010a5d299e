import { loginListSchema } from '@afya/contracts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { requestJson } from '../../../lib/api-client';

const endedSchema = z.object({ success: z.boolean() });

export const loginsOptions = queryOptions({
  queryKey: ['logins'],
  queryFn: ({ signal }) => requestJson('/auth/logins', loginListSchema, { signal }),
  networkMode: 'always',
  staleTime: 0,
});

/** Ends one login, or with null all except this one. */
export async function endLogins(id: string | null): Promise<void> {
  const path = id === null ? '/auth/logins' : `/auth/logins/${encodeURIComponent(id)}`;
  await requestJson(path, endedSchema, { method: 'DELETE' });
}
