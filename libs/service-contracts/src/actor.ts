import * as z from 'zod/mini';

/**
 * The caller of a request. `system` is a service acting for itself. Services authorise by the actor, never by ids in
 * payloads.
 */
export const actorSchema = z.object({
  visitorId: z.nullable(z.string()),
  userId: z.nullable(z.string()),
  role: z.enum(['visitor', 'user', 'admin', 'system']),
});
export type Actor = z.infer<typeof actorSchema>;

export const SYSTEM_ACTOR: Actor = { visitorId: null, userId: null, role: 'system' };

/** The owner of sessions and credits: the user when signed in, else the visitor of the cookie. */
export function ownerOf(actor: Actor): string | null {
  if (actor.userId) return `u:${actor.userId}`;
  return actor.visitorId ? `v:${actor.visitorId}` : null;
}
