import type { ReplyInput } from '@afya/service-contracts';
import type { ChatCompletionContentPart } from 'openai/resources/chat/completions';

/**
 * Converts the files of a message, within a time limit, to parts a model can read. Throws only the signal's reason: unreadable
 * files are named in a line for the model.
 */
export interface Attachments {
  read(files: ReplyInput['files'], signal: AbortSignal, withinMs: number): Promise<Part[]>;
}

export type Part = ChatCompletionContentPart;
const note = (text: string): Part => ({ type: 'text', text });

const NO_PICTURE = note('[the picture above could not be shown to you]');
const NO_FILE = note(
  '(The patient sent files. None of them could be read: say so, and ask the patient to describe what is in them.)',
);

/**
 * The files in a form that the server may still accept after it rejected a request: first without images, because many models
 * have no vision, then without any. Undefined: nothing is left to remove.
 */
export function lighter(parts: readonly Part[]): readonly Part[] | undefined {
  if (parts.some(({ type }) => type === 'image_url'))
    return parts.map((part) => (part.type === 'image_url' ? NO_PICTURE : part));
  return parts.length === 0 || parts.includes(NO_FILE) ? undefined : [NO_FILE];
}

/** Names the number and the kinds of the files. Their names are not sent, because they may contain the names of people. */
export const UNREAD_ATTACHMENTS: Attachments = {
  read: async (files) =>
    files.map(({ type }, index) => ({
      type: 'text',
      text: `[file ${index + 1}: ${type === 'pdf' ? 'a PDF' : 'a picture'}; it cannot be shown to you]`,
    })),
};
