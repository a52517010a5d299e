import { APIConnectionError } from 'openai';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import { gather } from './gather';

const USAGE = { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 };
const saying = (delta: unknown, finish: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason: finish }],
});

async function gathered(...chunks: unknown[]) {
  const pieces: string[] = [];
  const stream = (async function* () {
    yield* chunks as ChatCompletionChunk[];
  })();
  const { choices, usage } = await gather(stream, { onText: (piece) => void pieces.push(piece), longest: 1_000 });
  return { pieces, choices, usage };
}

/** Streams as several kinds of servers send them. */
const MAKES: Record<string, unknown[]> = {
  'OpenAI: a role first, usage in a chunk of its own': [
    saying({ role: 'assistant', content: '', refusal: null }),
    saying({ content: 'Ha' }),
    saying({ content: 'bari' }),
    saying({}, 'stop'),
    { choices: [], usage: USAGE },
  ],
  'Azure: what its filter found, before anything is said': [
    { choices: [], prompt_filter_results: [{}] },
    saying({ content: 'Ha' }),
    saying({ content: 'bari' }, null),
    saying({}, 'stop'),
    { choices: [], usage: USAGE },
  ],
  'usage with every chunk, the last one counts': [
    { ...saying({ content: 'Ha' }), usage: { ...USAGE, completion_tokens: 1 } },
    { ...saying({ content: 'bari' }, 'stop'), usage: USAGE },
  ],
  'a model that thinks aloud first': [
    saying({ reasoning_content: 'The patient says' }),
    saying({ content: null }),
    saying({ content: 'Ha' }),
    saying({ content: 'bari' }),
    { ...saying({}, 'stop'), usage: USAGE },
  ],
  'chunks that are none': [
    null,
    {},
    7,
    { choices: null },
    { choices: [null] },
    { choices: [{}] },
    saying(null),
    saying({ content: 7 }),
    saying({ content: 'Ha' }),
    saying({ content: 'bari' }, 'stop'),
    { usage: USAGE },
  ],
};

test.each(Object.entries(MAKES))('%s', async (_make, chunks) => {
  const { pieces, choices, usage } = await gathered(...chunks);
  expect(pieces).toEqual(['Ha', 'bari']);
  expect(choices).toMatchObject([{ finish_reason: 'stop', message: { content: 'Habari', refusal: null } }]);
  expect(usage).toEqual(USAGE);
});

test('joins a character that was split between chunks', async () => {
  const [first, second] = ['🤒'.slice(0, 1), '🤒'.slice(1)];
  const { choices } = await gathered(saying({ content: first }), saying({ content: second }, 'stop'));
  expect(choices[0]!.message.content).toBe('🤒');
});

test('a refusal is no content', async () => {
  const { choices, pieces } = await gathered(
    saying({ refusal: 'I ' }),
    saying({ refusal: 'cannot' }),
    saying({}, 'stop'),
  );
  expect(choices[0]!.message).toMatchObject({ content: '', refusal: 'I cannot' });
  expect(pieces).toEqual([]);
});

test('an unfinished stream is a lost connection', async () => {
  await expect(gathered()).rejects.toBeInstanceOf(APIConnectionError);
  for (const usage of [undefined, USAGE])
    await expect(gathered({ ...saying({ content: 'Ha' }), usage })).rejects.toBeInstanceOf(APIConnectionError);
});

test('a chunk with usage only has no choice', async () => {
  expect((await gathered({ choices: [], usage: USAGE })).choices).toEqual([]);
});
