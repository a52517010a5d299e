import { type Session, waitSchema } from '@afya/contracts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { requestJson } from '../../../lib/api-client';
import { isStatus } from '../../../lib/api-error';
import { readConsultationState, type ReadState } from '../../../lib/consultation-state';

export type ConsultationSession = Omit<Session, 'consultationState'> & ReadState;

const unreadSessionSchema = z.object({
  sessionId: z.string(),
  createdAt: z.string(),
  consultationState: z.unknown(),
  wait: z.optional(waitSchema),
  creditsUsed: z.number(),
  creditsPurchased: z._default(z.number(), 0),
});

/** Parses a session; its state may be an object or a JSON string. */
export const sessionReply = {
  parse(reply: unknown): ConsultationSession {
    const { consultationState, ...session } = unreadSessionSchema.parse(reply);
    return { ...session, ...readConsultationState(consultationState) };
  },
};

/** The session on the server; null when the login that owns it has ended. */
export const sessionOptions = (sessionId: string) =>
  queryOptions({
    queryKey: ['session', sessionId],
    queryFn: async ({ signal }): Promise<ConsultationSession | null> => {
      try {
        return await requestJson(`/session/${sessionId}`, sessionReply, { signal });
      } catch (error) {
        if (isStatus(error, 401)) return null;
        throw error;
      }
    },
  });
