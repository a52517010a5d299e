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

/** A file of a message whose bytes were sent before, as an upload; `position`: its place among all files of the message, from 0. */
const namedUploadSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{22}$/)),
  filename: z.string().check(z.maxLength(1_000)),
  position: z.number().check(z.int(), z.minimum(0), z.maximum(LIMITS.filesPerMessage - 1)),
});
export const namedUploadsSchema = z.array(namedUploadSchema).check(z.maxLength(LIMITS.filesPerMessage));
export type NamedUpload = z.infer<typeof namedUploadSchema>;

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
