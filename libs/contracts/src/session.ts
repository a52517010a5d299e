import * as z from 'zod/mini';
import { adviceLevelSchema } from './advice';
import { collectedInfoSchema } from './collected-info';
import { confidenceSchema } from './confidence';
import { bilingualSchema } from './languages';
import { LIMITS } from './limits';
import { messageSchema, messagesVersionSchema } from './message';
import { stageSchema } from './stages';

export const consultationStateSchema = z.object({
  stage: stageSchema,
  collectedInfo: collectedInfoSchema,
  diagnosticConfidence: z.optional(confidenceSchema),
});
export type ConsultationState = z.infer<typeof consultationStateSchema>;

export const WAIT_PHASES = ['queued', 'reading_files', 'thinking'] as const;

/** The state of a waiting message. `ahead`: number of consultations that were waiting before it when it was queued. */
export const waitSchema = z.object({ phase: z.enum(WAIT_PHASES), ahead: z.optional(z.number()) });
export type Wait = z.infer<typeof waitSchema>;

/** `wait` is present while a reply is pending. `creditsUsed` and `creditsPurchased` are the owner's in all sessions: a new diagnosis does not renew them. */
export const sessionSchema = z.object({
  sessionId: z.string(),
  createdAt: z.string(),
  consultationState: consultationStateSchema,
  wait: z.optional(waitSchema),
  creditsUsed: z.number(),
  creditsPurchased: z.number(),
});
export type Session = z.infer<typeof sessionSchema>;

/**
 * What has changed in a session since an earlier version: the messages with their places among all of them, and the session with its
 * confidence. `sessionEtag` is the ETag of the same session by its own call.
 */
export const sessionChangesSchema = z.object({
  version: messagesVersionSchema,
  changes: z.array(z.object({ index: z.number().check(z.int(), z.minimum(0)), message: messageSchema })),
  session: sessionSchema,
  sessionEtag: z.string(),
});

/** A session in the history. `title` is the user's own name for it; `diagnosis` is the newest one. */
export const sessionListSchema = z.array(
  z.object({
    sessionId: z.string(),
    consultationState: consultationStateSchema,
    createdAt: z.string(),
    title: z.optional(z.string()),
    diagnosis: z.optional(z.object({ name: bilingualSchema, adviceLevel: adviceLevelSchema })),
  }),
);
export type SessionListItem = z.infer<typeof sessionListSchema>[number];

const MAX_TITLE_LENGTH = 80;

/** The user's name for a session; an empty one removes it. */
export const sessionTitleSchema = z.object({ title: z.string().check(z.trim(), z.maxLength(MAX_TITLE_LENGTH)) });

export function creditsRemaining({ creditsUsed, creditsPurchased }: Pick<Session, 'creditsUsed' | 'creditsPurchased'>) {
  return Math.max(0, LIMITS.freeCredits + creditsPurchased - creditsUsed);
}
