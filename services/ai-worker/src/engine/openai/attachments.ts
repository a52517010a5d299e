import type { Turn } from '@afya/service-contracts';
import type { ChatCompletionContentPart } from 'openai/resources/chat/completions';

/** Makes of a turn's files, in a time, what a model can read. Throws the signal's reason alone: what cannot be read is told to the model in a line. */
export interface Attachments {
  read(files: Turn['files'], signal: AbortSignal, withinMs: number): Promise<ChatCompletionContentPart[]>;
}

/** Says that files came and of which kind. Their names stay here: people name files after people. */
export const UNREAD_ATTACHMENTS: Attachments = {
  read: async (files) =>
    files.map(({ type }, index) => ({
      type: 'text',
      text: `[file ${index + 1}: ${type === 'pdf' ? 'a PDF' : 'a picture'}; it cannot be shown to you]`,
    })),
};
