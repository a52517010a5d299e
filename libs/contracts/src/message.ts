import * as z from 'zod/mini';
import { diagnosisSchema } from './diagnosis';
import { emergencySchema } from './emergency';
import { bilingualSchema } from './languages';
import { stageSchema } from './stages';

/** `audio`: a voice note, which the server writes down as the text of its message. */
export const FILE_TYPES = ['image', 'pdf', 'audio'] as const;
export const fileTypeSchema = z.enum(FILE_TYPES);
export type FileType = z.infer<typeof fileTypeSchema>;

export const MESSAGE_STATUSES = ['pending', 'done', 'failed'] as const;

/** The step of an engine on a pending reply. `checking`: its reply is validated or repaired. */
export const PROGRESS_STEPS = ['reading_files', 'thinking', 'writing', 'checking', 'trying_again'] as const;
export const progressStepSchema = z.enum(PROGRESS_STEPS);
export type ProgressStep = z.infer<typeof progressStepSchema>;

/** A question of the AI: the choices that the patient may tap instead of typing, and the reason for the question. */
export const questionSchema = z.object({
  id: z.string(),
  choices: z.array(z.object({ value: z.string(), label: bilingualSchema })),
  /** several choices may be true; they are sent in one answer, their labels separated by "; " */
  multiple: z.optional(z.literal(true)),
  why: z.optional(bilingualSchema),
});
export type Question = z.infer<typeof questionSchema>;

/** `errorCode` of a reply that the patient has stopped. */
export const REPLY_STOPPED = 'REPLY_STOPPED';

export const MAX_RATING_REASON = 500;
/** What a patient thinks of a reply, with an optional reason. */
export const ratingSchema = z.object({
  value: z.enum(['up', 'down']),
  reason: z.optional(z.string().check(z.maxLength(MAX_RATING_REASON))),
});
export type Rating = z.infer<typeof ratingSchema>;
/** `none` removes the rating. */
export const ratingFormSchema = z.extend(ratingSchema, { value: z.enum(['up', 'down', 'none']) });
export type RatingForm = z.infer<typeof ratingFormSchema>;

export const messageMetadataSchema = z.object({
  status: z.enum(MESSAGE_STATUSES),
  processingStage: z.optional(stageSchema),
  /** of a pending reply after some seconds of work by an engine; its text says the same in words */
  step: z.optional(progressStepSchema),
  fileAttachment: z.optional(z.object({ type: fileTypeSchema, filename: z.string() })),
  isFileAcknowledgment: z.optional(z.boolean()),
  fileName: z.optional(z.string()),
  emergency: z.optional(emergencySchema),
  /** the patient corrected what had raised the emergency, and none stands any more */
  emergencyWithdrawn: z.optional(z.literal(true)),
  question: z.optional(questionSchema),
  diagnosis: z.optional(diagnosisSchema),
  errorCode: z.optional(z.string()),
  rating: z.optional(ratingSchema),
});
export type MessageMetadata = z.infer<typeof messageMetadataSchema>;

/** `id` is a UUID, `createdAt` ISO 8601 in UTC. Messages of the patient have no translations; those of the AI have both. */
export const messageSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  content: z.string(),
  isUser: z.boolean(),
  createdAt: z.string(),
  translations: z.object({ en: z.optional(z.string()), sw: z.optional(z.string()) }),
  metadata: messageMetadataSchema,
});
export type Message = z.infer<typeof messageSchema>;
export const messagesSchema = z.array(messageSchema);
/** Rises with every change of a session's messages; the ETag of their list without its quotes. */
export const messagesVersionSchema = z.string().check(z.regex(/^\d{1,18}$/));
