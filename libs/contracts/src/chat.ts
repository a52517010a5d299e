import * as z from 'zod/mini';
import { languageSchema } from './languages';
import { LIMITS } from './limits';
import { fileTypeSchema } from './message';
import { stageSchema } from './stages';

/** The text fields of the multipart form, which also has the files. `purchases` is JSON. */
export const chatFormSchema = z.object({
  message: z._default(z.string().check(z.maxLength(LIMITS.messageLength)), ''),
  language: languageSchema,
  fileTypes: z._default(z.array(fileTypeSchema).check(z.maxLength(LIMITS.filesPerMessage)), []),
  purchases: z.optional(z.string().check(z.maxLength(20_000))),
  uploads: z.optional(z.string().check(z.maxLength(20_000))),
});

/** The answer to an accepted send (202). `replyId` is the AI message to wait for. */
export const chatAcceptedSchema = z.object({
  messageId: z.string(),
  replyId: z.string(),
  stage: stageSchema,
  creditsCharged: z.number(),
  creditsUsed: z.number(),
});
/** `answered`: the reply was there first, so nothing is stopped or refunded. */
export const stoppedReplySchema = z.object({ outcome: z.enum(['stopped', 'answered']), creditsRefunded: z.number() });
export type StoppedReply = z.infer<typeof stoppedReplySchema>;

export type ChatAccepted = z.infer<typeof chatAcceptedSchema>;
