import { adviceLevelSchema, bilingualSchema } from '@afya/contracts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { requestJson } from '../../../lib/api-client';
import { readConsultationState } from '../../../lib/consultation-state';

const sessionsSchema = z.array(
  z.object({
    sessionId: z.string(),
    createdAt: z.string(),
    consultationState: z.unknown(),
    title: z.optional(z.string()),
    diagnosis: z.optional(z.object({ name: bilingualSchema, adviceLevel: adviceLevelSchema })),
  }),
);

/** The user's sessions, newest first. Refetched when the drawer opens and when the window gains focus. */
export const sessionsOptions = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => {
    const sessions = await requestJson('/auth/sessions', sessionsSchema, { signal });
    return sessions.map(({ consultationState, ...rest }) => ({ ...rest, ...readConsultationState(consultationState) }));
  },
  staleTime: 0,
  refetchOnWindowFocus: 'always',
});

export type PastSession = Awaited<ReturnType<NonNullable<typeof sessionsOptions.queryFn>>>[number];
