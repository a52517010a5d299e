import * as z from 'zod/mini';
import { collectedInfoSchema } from './collected-info';
import { confidenceSchema } from './confidence';
import { LIMITS } from './limits';
import { stageSchema } from './stages';

export const consultationStateSchema = z.object({
  stage: stageSchema,
  collectedInfo: collectedInfoSchema,
  diagnosticConfidence: z.optional(confidenceSchema),
});
export type ConsultationState = z.infer<typeof consultationStateSchema>;

export const WAIT_PHASES = ['queued', 'reading_files', 'thinking'] as const;

/** What happens to a message that awaits its answer. `ahead`: how many other consultations were waiting before it when queued. */
export const waitSchema = z.object({ phase: z.enum(WAIT_PHASES), ahead: z.optional(z.number()) });
export type Wait = z.infer<typeof waitSchema>;

/** `wait` is there while an answer is awaited. `creditsUsed` and `creditsPurchased` are the owner's over all sessions: a new diagnosis renews nothing. */
export const sessionSchema = z.object({
  sessionId: z.string(),
  createdAt: z.string(),
  consultationState: consultationStateSchema,
  wait: z.optional(waitSchema),
  creditsUsed: z.number(),
  creditsPurchased: z.number(),
});
export type Session = z.infer<typeof sessionSchema>;

export const sessionListSchema = z.array(
  z.object({ sessionId: z.string(), consultationState: consultationStateSchema, createdAt: z.string() }),
);
export type SessionListItem = z.infer<typeof sessionListSchema>[number];

export function creditsRemaining({ creditsUsed, creditsPurchased }: Pick<Session, 'creditsUsed' | 'creditsPurchased'>) {
  return Math.max(0, LIMITS.freeCredits + creditsPurchased - creditsUsed);
}
