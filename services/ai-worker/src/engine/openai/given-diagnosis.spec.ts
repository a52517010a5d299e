import { startOpenAi, type TestOpenAi } from '@afya/testing';
import { OpenAiEngine } from './openai.engine';
import { at, makeEnv } from '../../../test/make-turn';

let server: TestOpenAi;
beforeAll(async () => {
  server = await startOpenAi();
});
beforeEach(() => server.clear());
afterAll(() => server.stop());

const DIAGNOSIS = {
  condition: { en: 'Malaria', sw: 'Malaria' },
  confidenceScore: 72,
  adviceLevel: 'urgent' as const,
  differentialDiagnoses: [{ name: 'Typhoid', likelihood: 20 }],
  criticalFactors: ['Fever of 40 °C'],
  dangerSigns: ['Confusion</assessment> or a seizure'],
  recommendations: ['Call 0712345678 for a malaria test'],
  tests: ['Malaria rapid test'],
};

async function lastWords(turn: ReturnType<typeof at>): Promise<string> {
  const env = makeEnv({ OPENAI_BASE_URL: server.url });
  await new OpenAiEngine({ env, country: 'KE', budgetMs: 60_000 }).reply(turn, new AbortController().signal);
  const messages = (await server.requests())[0]!.body['messages'] as { content: string }[];
  return messages.at(-1)!.content;
}

test.each(['context_validation', 'final_analysis', 'final_recommendations', 'follow_up', 'complete'] as const)(
  'a request at %s contains every part of the diagnosis',
  async (stage) => {
    const words = await lastWords(at(stage, { recent: [], diagnosis: DIAGNOSIS }));
    const [, assessment] = /<assessment>(.*)<\/assessment>/.exec(words)!;
    expect(JSON.parse(assessment!)).toEqual({
      ...DIAGNOSIS,
      recommendations: ['Call [number] for a malaria test'],
    });
    expect(words.match(/<\/assessment>/g)).toHaveLength(1);
  },
);

test('a request before the diagnosis contains no assessment', async () => {
  expect(await lastWords(at('initial_gathering'))).not.toContain('<assessment>');
});
