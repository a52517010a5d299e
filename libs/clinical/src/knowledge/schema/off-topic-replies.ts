import { z } from 'zod';
import { reviewedSchema, textSchema } from './review';

const may = (text: string) => text.includes('{may}');

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
  urgent: textSchema.refine(({ en, sw }) => may(en) && may(sw), 'write {may} where the suspected illness stands'),
  /** before first aid, in an emergency */
  until_help: z.strictObject({ self_harm: textSchema, other: textSchema }),
});
export type OffTopicReplies = Omit<z.infer<typeof offTopicRepliesFileSchema>, 'reviewed'>;
