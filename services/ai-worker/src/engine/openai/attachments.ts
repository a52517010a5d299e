import type { Turn } from '@afya/service-contracts';
import type { ChatCompletionContentPart } from 'openai/resources/chat/completions';

/** Makes of a turn's files, in a time, what a model can read. Throws the signal's reason alone: what cannot be read is told to the model in a line. */
export interface Attachments {
  read(files: Turn['files'], signal: AbortSignal, withinMs: number): Promise<Part[]>;
}

export type Part = ChatCompletionContentPart;
const note = (text: string): Part => ({ type: 'text', text });

const NO_PICTURE = note('[the picture above could not be shown to you]');
const NO_FILE = note(
  '(The patient sent files. None of them could be read: say so, and ask the patient to describe what is in them.)',
);

/**
 * The files as a server may still take them that found fault with the request: first without the pictures, for many models see none,
 * then without all. Undefined: nothing is left to leave out.
 */
export function lighter(parts: readonly Part[]): readonly Part[] | undefined {
  if (parts.some(({ type }) => type === 'image_url'))
    return parts.map((part) => (part.type === 'image_url' ? NO_PICTURE : part));
  return parts.length === 0 || parts.includes(NO_FILE) ? undefined : [NO_FILE];
}

/** Says that files came and of which kind. Their names stay here: people name files after people. */
export const UNREAD_ATTACHMENTS: Attachments = {
  read: async (files) =>
    files.map(({ type }, index) => ({
      type: 'text',
      text: `[file ${index + 1}: ${type === 'pdf' ? 'a PDF' : 'a picture'}; it cannot be shown to you]`,
    })),
};
