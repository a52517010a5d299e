import { z } from 'zod';
import { reviewedSchema, textSchema } from './review';
import { templateSchema } from './template';

/** data/interview/off-topic-replies.yaml: replies to messages that are no answer, by the kind of the message. */
export const offTopicRepliesFileSchema = z.strictObject({
  reviewed: reviewedSchema,
  replies: z.strictObject({
    doctor: textSchema,
    count: textSchema,
    stop: textSchema,
    angry: textSchema,
    todo: textSchema,
    serious: textSchema,
    private: textSchema,
    thanks: textSchema,
    arrived: textSchema,
    going: textSchema,
    question: textSchema,
  }),
  /** {may} stands for the suspected illness */
  urgent: templateSchema('may'),
  /** before first aid, in an emergency */
  until_help: z.strictObject({ self_harm: textSchema, other: textSchema }),
});
export type OffTopicReplies = Omit<z.infer<typeof offTopicRepliesFileSchema>, 'reviewed'>;
