import { APIConnectionError } from 'openai';
import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions';

type Finish = ChatCompletion['choices'][number]['finish_reason'];

export interface Reader {
  /** called with each chunk of the answer */
  onText: (piece: string) => void;
  /** called with each chunk from the first one in which the model writes or reasons */
  onChunk?: () => void;
  /** maximum characters, reasoning included, to stop an endless answer */
  longest: number;
}

/** The number of characters in a chunk: answer, refusal or reasoning. */
function writtenIn(delta: object | null | undefined): number {
  const texts = Object.entries(delta ?? {}).filter(([key]) => key !== 'role');
  return texts.reduce((sum, [, text]) => sum + (typeof text === 'string' ? text.length : 0), 0);
}

/** Joins the chunks of a streamed answer. Throws a lost connection when the stream ends before the model finished. */
export async function gather(
  chunks: AsyncIterable<ChatCompletionChunk | null>,
  { onText, onChunk = () => undefined, longest }: Reader,
): Promise<ChatCompletion> {
  let content = '';
  let refusal = '';
  let written = 0;
  let finish: Finish | undefined;
  let usage: ChatCompletion['usage'];
  for await (const chunk of chunks) {
    // It comes with the last chunk, or in a separate chunk after it.
    usage = chunk?.usage ?? usage;
    const choice = chunk?.choices?.[0];
    finish = choice?.finish_reason ?? finish;
    written += writtenIn(choice?.delta);
    if (written > 0) onChunk();
    const { content: piece, refusal: refused } = choice?.delta ?? {};
    if (typeof refused === 'string') refusal += refused;
    if (typeof piece === 'string' && piece !== '') {
      content += piece;
      onText(piece);
    }
    if (written > longest) {
      finish = 'length';
      break;
    }
  }
  if (!finish && (content !== '' || !usage))
    throw new APIConnectionError({ message: 'the answer stopped before its end' });
  const message = { role: 'assistant' as const, content, refusal: refusal || null };
  // A finished answer without a choice has none.
  const choices = finish ? [{ index: 0, finish_reason: finish, logprobs: null, message }] : [];
  return { choices, ...(usage && { usage }) } as ChatCompletion;
}
