import { type OpenAiAnswer, type OpenAiRequest, startOpenAi, type TestOpenAi } from '@afya/testing';
import { ModelGaveUp } from './model-gave-up';
import { OpenAiEngine } from './openai.engine';
import { ServerForms } from './server-forms';
import { at, makeEnv, makeTurn } from '../../../test/make-turn';

let server: TestOpenAi;
beforeAll(async () => {
  server = await startOpenAi();
});
beforeEach(() => server.clear());
afterAll(() => server.stop());

const engineAt = (over: Parameters<typeof makeEnv>[0] = {}) =>
  new OpenAiEngine({
    env: makeEnv({ OPENAI_BASE_URL: server.url, ...over }),
    country: 'KE',
    budgetMs: 20_000,
  });
type Engine = ReturnType<typeof engineAt>;
const ask = (engine: Engine, turn = makeTurn()) => engine.reply(turn, new AbortController().signal);

/** The fields of each request since the last reading, and the outcome of each call. */
async function asked(engine: Engine, turn = makeTurn()) {
  await server.clear();
  const { calls, call } = await ask(engine, turn);
  const requests = await server.requests();
  return { requests, outcomes: calls!.map(({ outcome }) => outcome), call };
}
const fieldsOf = ({ body }: OpenAiRequest) =>
  Object.keys(body)
    .filter((key) => !['model', 'messages', 'stream'].includes(key))
    .sort();
const formatOf = ({ body }: OpenAiRequest) => (body['response_format'] as { type?: string } | undefined)?.type;

const MISTRAL: OpenAiAnswer = { strict: { as: 'mistral', fields: ['store', 'max_completion_tokens'] } };

test('a server like Mistral: one refusal, then an answer; the next message needs one call', async () => {
  await server.script({ cycle: [MISTRAL] });
  const engine = engineAt();
  const first = await asked(engine);
  expect(first.outcomes).toEqual(['rejected', 'done']);
  expect(fieldsOf(first.requests[1]!)).toEqual(['max_tokens', 'response_format', 'stream_options']);
  expect(first.call.tokenCount).toBe(1_500);
  const next = await asked(engine, at('follow_up'));
  expect(next.outcomes).toEqual(['done']);
});

test('learns fields refused together or one after the other within one reply', async () => {
  const fields = ['store', 'stream_options', 'max_tokens', 'json_schema', 'json_object'];
  for (const oneByOne of [false, true]) {
    await server.script({ cycle: [{ strict: { as: 'mistral', fields, oneByOne } }] });
    const engine = engineAt();
    const first = await asked(engine);
    const refusals = oneByOne ? 5 : 2;
    expect(first.outcomes).toEqual([...Array<string>(refusals).fill('rejected'), 'done']);
    expect(fieldsOf(first.requests.at(-1)!)).toEqual(['max_completion_tokens']);
    expect((await asked(engine)).outcomes).toEqual(['done']);
  }
});

test.each(['vllm', 'openai'] as const)(
  'a server like an old %s: the schema moves into the prompt, and this is remembered for the model',
  async (as) => {
    await server.script({ cycle: [{ strict: { as, fields: ['json_schema'] } }] });
    const engine = engineAt();
    const first = await asked(engine);
    expect([first.outcomes, first.requests.map(formatOf)]).toEqual([
      ['rejected', 'done'],
      ['json_schema', 'json_object'],
    ]);
    const [system] = first.requests[1]!.body['messages'] as { content: string }[];
    expect(system!.content).toMatch(/JSON schema below[\s\S]*\n\{"type":"object"/);
    expect((await asked(engine)).outcomes).toEqual(['done']);
    // Another model of the same server may accept a schema.
    expect((await asked(engine, at('follow_up'))).requests.map(formatOf)).toEqual(['json_schema', 'json_object']);
    expect((await asked(engine, at('follow_up'))).outcomes).toEqual(['done']);
  },
);

test('a server without response formats: reads JSON in text, in a fence or after reasoning', async () => {
  await server.script({ cycle: [{ strict: { as: 'vllm', fields: ['response_format'] } }] });
  const engine = engineAt();
  const { requests, outcomes } = await asked(engine);
  expect([outcomes, requests.map(formatOf)]).toEqual([
    ['rejected', 'rejected', 'done'],
    ['json_schema', 'json_object', undefined],
  ]);
  const answer = JSON.stringify({
    content: { en: 'How old are you?', sw: 'Una umri gani?' },
    choices: [],
    stage: 'initial_gathering',
    collectedInfo: Object.fromEntries(
      ['age', 'sex', 'height', 'weight', 'symptoms', 'medicalHistory', 'currentMedications', 'allergies'].map((key) => [
        key,
        null,
      ]),
    ),
    confidence: null,
    adviceLevel: null,
    redFlags: [],
    diagnosis: null,
  });
  for (const reply of [
    `Here it is:\n\`\`\`json\n${answer}\n\`\`\`\nBe well!`,
    `<think>{"stage"} is {odd}</think>\n${answer}`,
  ]) {
    await server.next({ reply });
    expect((await ask(engine)).content.en).toBe('How old are you?');
  }
});

test('a server like Ollama, which only knows max_tokens, stops at OPENAI_MAX_TOKENS', async () => {
  const long = 'x'.repeat(6_000);
  await server.script({ cycle: [{ knowsMaxTokensOnly: true, reply: { content: { en: long, sw: long } } }] });
  const { requests, outcomes } = await asked(engineAt());
  expect([outcomes, requests[0]!.body['max_tokens']]).toEqual([['done'], 6_000]);
  await server.clear();
  const error: unknown = await ask(engineAt({ OPENAI_MAX_TOKENS: 500 })).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ModelGaveUp);
  expect(error).toMatchObject({ reason: 'truncated' });
});

test('stops a server that ignores limits at eight characters per token', async () => {
  const long = 'x'.repeat(20_000);
  await server.script({ cycle: [{ reply: { content: { en: long, sw: long } } }] });
  const error: unknown = await ask(engineAt({ OPENAI_MAX_TOKENS: 500 })).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ reason: 'truncated', calls: Array(3).fill({ outcome: 'truncated' }) });
});

test('a refusal that names no field, quotes the request or has another status is not repeated', async () => {
  const refusals: OpenAiAnswer[] = [{ status: 400 }, { status: 422 }, { fault: 'bad_request' }, { status: 404 }];
  for (const refusal of refusals) {
    await server.script({ cycle: [refusal] });
    await server.clear();
    await expect(ask(engineAt())).rejects.toMatchObject({ reason: 'rejected' });
    expect(await server.requests()).toHaveLength(1);
  }
});

test('a server that rejects a field in every form gets a bounded number of calls', async () => {
  const refused = { as: 'mistral' as const, oneByOne: true };
  const fields = ['store', 'stream_options', 'max_tokens', 'max_completion_tokens', 'response_format', 'messages'];
  await server.script({ cycle: [{ strict: { ...refused, fields } }] });
  await expect(ask(engineAt())).rejects.toMatchObject({ reason: 'rejected' });
  expect(await server.requests()).toHaveLength(7);
});

test('answers eight concurrent replies that meet a refusal', async () => {
  await server.script({ cycle: [MISTRAL] });
  const engine = engineAt();
  const replies = await Promise.all(Array.from({ length: 8 }, () => ask(engine)));
  for (const { calls } of replies) expect(calls!.at(-1)).toMatchObject({ outcome: 'done' });
});

test.each([
  [undefined, 'max_completion_tokens'],
  ['https://api.openai.com/v1', 'max_completion_tokens'],
  ['https://clinic.openai.azure.com/openai/v1', 'max_completion_tokens'],
  ['http://localhost:11434/v1', 'max_tokens'],
  ['https://api.mistral.ai/v1', 'max_tokens'],
])('ServerForms: %s is first asked with %s', (url, field) => {
  expect(new ServerForms(url).of('m').tokenLimit).toBe(field);
});

test('ServerForms: a model that refuses the older limit gets the newer one', () => {
  const forms = new ServerForms('http://gateway.example/v1');
  expect(forms.refused('o1', forms.of('o1'), ['max_tokens'])).toBe(true);
  expect(forms.of('o1').tokenLimit).toBe('max_completion_tokens');
  expect(forms.refused('o1', forms.of('o1'), ['store', 'max_completion_tokens'])).toBe(true);
  expect(forms.of('o1')).toMatchObject({ store: false, tokenLimit: 'none' });
  expect(forms.refused('o1', forms.of('o1'), ['max_tokens'])).toBe(false);
});
