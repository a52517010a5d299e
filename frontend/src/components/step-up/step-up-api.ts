import { stepUpSchema } from '@afya/contracts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { requestJson } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';

/** How often an open dialog checks whether the password confirmation is still valid. */
const STEP_UP_CHECK_INTERVAL_MS = 30_000;

export const stepUpOptions = queryOptions({
  queryKey: ['step-up'],
  queryFn: ({ signal }) => requestJson('/auth/step-up', stepUpSchema, { signal }),
  networkMode: 'always',
  staleTime: 0,
  gcTime: 0,
  refetchInterval: STEP_UP_CHECK_INTERVAL_MS,
});

const confirmedSchema = z.object({ success: z.boolean() });

export async function confirmPassword(password: string): Promise<void> {
  await requestJson('/auth/step-up', confirmedSchema, { method: 'POST', body: { password } });
}

export const isPasswordRequired = (error: unknown) => error instanceof ApiError && error.code === 'PASSWORD_REQUIRED';
