import { type AdminLog, type Verdict, VERDICTS } from '@afya/contracts';
import * as z from 'zod/mini';

/** Details that the screen can summarise; other details are shown unchanged. */
const detailsSchema = z.object({
  messageId: z.optional(z.string()),
  replyId: z.optional(z.string()),
  textLength: z.optional(z.number()),
  files: z.optional(z.number()),
  language: z.optional(z.string()),
  size: z.optional(z.number()),
  mime: z.optional(z.string()),
  code: z.optional(z.string()),
  outcome: z.optional(z.string()),
  flags: z.optional(z.string()),
  level: z.optional(z.string()),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  credits: z.optional(z.number()),
  method: z.optional(z.string()),
  list: z.optional(z.string()),
  scope: z.optional(z.string()),
  reason: z.optional(z.string()),
  eventId: z.optional(z.string()),
  verdict: z.optional(z.enum(VERDICTS)),
  note: z.optional(z.string()),
});
export type EventDetails = z.infer<typeof detailsSchema>;

export function readDetails({ contentSnapshot }: AdminLog): EventDetails {
  return detailsSchema.safeParse(contentSnapshot).data ?? {};
}

/** Finds the newest verdict on a diagnosis among the admins' events. */
export function findNewestVerdict(adminEvents: readonly AdminLog[], eventId: string): Verdict | null {
  const event = adminEvents.findLast((log) => log.eventType === 'verdict' && readDetails(log).eventId === eventId);
  if (!event) return null;
  const { verdict, note = '' } = readDetails(event);
  return verdict ? { verdict, note, by: event.userId, at: event.timestamp } : null;
}
