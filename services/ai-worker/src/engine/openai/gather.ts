import { APIConnectionError } from 'openai';
import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions';

/** Characters of one answer: many times what fits into the tokens that it is given. What goes on for ever ends here. */
const LONGEST = 400_000;

type Finish = ChatCompletion['choices'][number]['finish_reason'];

/** The chunks of a streamed answer as one. Throws a lost connection where they stop before the model had finished. */
export async function gather(
  chunks: AsyncIterable<ChatCompletionChunk | null>,
  onText: (piece: string) => void,
): Promise<ChatCompletion> {
  let content = '';
  let refusal = '';
  let finish: Finish | undefined;
  let usage: ChatCompletion['usage'];
  for await (const chunk of chunks) {
    // with the last one, or alone after it
    usage = chunk?.usage ?? usage;
    const choice = chunk?.choices?.[0];
    finish = choice?.finish_reason ?? finish;
    const { content: piece, refusal: refused } = choice?.delta ?? {};
    if (typeof refused === 'string') refusal += refused;
    if (typeof piece !== 'string' || piece === '') continue;
    content += piece;
    onText(piece);
    if (content.length > LONGEST) {
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
