import type { ProgressStep } from '@afya/contracts';
import { type OpenAiAnswer, startOpenAi, type TestOpenAi } from '@afya/testing';
import { ModelGaveUp } from './model-gave-up';
import { OpenAiEngine } from './openai.engine';
import { at, makeEnv, makeTurn } from './testing/make-turn';

let server: TestOpenAi;
beforeAll(async () => {
  server = await startOpenAi();
});
afterAll(() => server.stop());

const FILE = {
  messageId: 'm',
  objectKey: 'k',
  type: 'image' as const,
  filename: 'f',
  mime: 'image/png',
  size: 1,
  contentKey: null,
};

/** What an engine tells of its work, each step once where it comes several times in a row. */
async function stepsOf(answers: OpenAiAnswer[], turn = makeTurn()): Promise<ProgressStep[]> {
  await server.script({ once: answers });
  const steps: ProgressStep[] = [];
  const env = makeEnv({ OPENAI_BASE_URL: server.url, OPENAI_TIMEOUT_MS: 500 });
  const engine = new OpenAiEngine({ env, country: 'KE', budgetMs: 10_000 });
  await engine
    .reply(turn, new AbortController().signal, (step) => void (steps.at(-1) === step || steps.push(step)))
    .catch((error: unknown) => expect(error).toBeInstanceOf(ModelGaveUp));
  return steps;
}

test('an answer is thought of, written and looked through', async () => {
  expect(await stepsOf([{}])).toEqual(['thinking', 'writing', 'checking']);
});

test('files are read first', async () => {
  expect(await stepsOf([{}], at('vision_analysis', { files: [FILE] }))).toEqual([
    ...['reading_files', 'thinking', 'writing', 'checking'],
  ]);
});

test('what cannot be used is put right, and that is one step', async () => {
  expect(await stepsOf([{ fault: 'broken_json' }, {}])).toEqual(['thinking', 'writing', 'checking']);
});

test('a fault is told as one more try', async () => {
  expect(await stepsOf([{ fault: 'half_json' }, { fault: 'server_error' }, {}])).toEqual([
    ...['thinking', 'writing', 'trying_again', 'thinking', 'trying_again', 'thinking', 'writing', 'checking'],
  ]);
});

test('a model that does not stream is written down at once, and one that refuses is not', async () => {
  expect(await stepsOf([{ atOnce: true }])).toEqual(['thinking', 'writing', 'checking']);
  expect(await stepsOf([{ fault: 'quota' }])).toEqual(['thinking']);
});
