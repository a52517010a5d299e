import { APIConnectionError } from 'openai';
import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions';

type Finish = ChatCompletion['choices'][number]['finish_reason'];

export interface Reader {
  /** each piece of the answer */
  onText: (piece: string) => void;
  /** each chunk from the first one on in which the model writes or thinks aloud */
  onChunk?: () => void;
  /** characters, thoughts included: what goes on for ever ends here */
  longest: number;
}

/** Characters that a model wrote in a chunk, of whatever kind: an answer, a refusal, thoughts. */
function writtenIn(delta: object | null | undefined): number {
  const texts = Object.entries(delta ?? {}).filter(([key]) => key !== 'role');
  return texts.reduce((sum, [, text]) => sum + (typeof text === 'string' ? text.length : 0), 0);
}

/** The chunks of a streamed answer as one. Throws a lost connection where they stop before the model had finished. */
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
    // with the last one, or alone after it
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
  // what finished without a choice has none
  const choices = finish ? [{ index: 0, finish_reason: finish, logprobs: null, message }] : [];
  return { choices, ...(usage && { usage }) } as ChatCompletion;
}
