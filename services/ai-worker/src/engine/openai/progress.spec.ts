import type { ProgressStep } from '@afya/contracts';
import { type OpenAiAnswer, startOpenAi, type TestOpenAi } from '@afya/testing';
import { ModelGaveUp } from './model-gave-up';
import { OpenAiEngine } from './openai.engine';
import { at, makeEnv, makeTurn } from '../../../test/make-turn';

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

/** The steps that an engine reports, without consecutive repeats. */
async function stepsOf(answers: OpenAiAnswer[], turn = makeTurn()): Promise<ProgressStep[]> {
  await server.script({ once: answers });
  const steps: ProgressStep[] = [];
  const env = makeEnv({ OPENAI_BASE_URL: server.url, OPENAI_TIMEOUT_MS: 10_000 });
  const engine = new OpenAiEngine({ env, country: 'KE', budgetMs: 60_000 });
  await engine
    .reply(turn, new AbortController().signal, (step) => void (steps.at(-1) === step || steps.push(step)))
    .catch((error: unknown) => expect(error).toBeInstanceOf(ModelGaveUp));
  return steps;
}

test('reports thinking, writing and checking', async () => {
  expect(await stepsOf([{}])).toEqual(['thinking', 'writing', 'checking']);
});

test('reports reading files first', async () => {
  expect(await stepsOf([{}], at('vision_analysis', { files: [FILE] }))).toEqual([
    'reading_files',
    'thinking',
    'writing',
    'checking',
  ]);
});

test('reports a repair as one step', async () => {
  expect(await stepsOf([{ fault: 'broken_json' }, {}])).toEqual(['thinking', 'writing', 'checking']);
});

test('reports a fault as a retry', async () => {
  expect(await stepsOf([{ fault: 'half_json' }, { fault: 'server_error' }, {}])).toEqual([
    'thinking',
    'writing',
    'trying_again',
    'thinking',
    'trying_again',
    'thinking',
    'writing',
    'checking',
  ]);
});

test('reports writing immediately for a model that does not stream, and not for a refusal', async () => {
  expect(await stepsOf([{ atOnce: true }])).toEqual(['thinking', 'writing', 'checking']);
  expect(await stepsOf([{ fault: 'quota' }])).toEqual(['thinking']);
});
