import { engineReplySchema } from '@afya/service-contracts';
import { FAULTS, type OpenAiFault, startOpenAi, type TestOpenAi } from '@afya/testing';
import { ModelGaveUp } from './model-gave-up';
import { OpenAiEngine } from './openai.engine';
import { at, DIAGNOSIS, makeEnv, makeTurn } from '../../../test/make-turn';

let server: TestOpenAi;
beforeAll(async () => {
  server = await startOpenAi();
});
beforeEach(async () => {
  await server.clear();
  await server.script({});
});
afterAll(() => server.stop());

interface Limits {
  budgetMs?: number;
  timeoutMs?: number;
  signal?: AbortSignal;
}
function reply(turn = makeTurn(), { budgetMs = 60_000, timeoutMs = 20_000, ...limits }: Limits = {}) {
  const { signal = new AbortController().signal } = limits;
  const env = makeEnv({ OPENAI_BASE_URL: server.url, OPENAI_TIMEOUT_MS: timeoutMs });
  return new OpenAiEngine({ env, country: 'KE', budgetMs }).reply(turn, signal);
}
/** Milliseconds that a hanging server is waited for. */
const HANGS: Limits = { timeoutMs: 600 };
const givenUp = async (pending: Promise<unknown>) => {
  const error: unknown = await pending.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ModelGaveUp);
  const { reason, calls } = error as ModelGaveUp;
  return { reason, outcomes: calls.map(({ outcome }) => outcome) };
};

test('an answer becomes a valid reply with its cost', async () => {
  await server.next({ reply: { content: { en: 'How old are you?', sw: 'Una umri gani?' } } });
  const result = await reply();
  expect(engineReplySchema.parse(result)).toMatchObject({
    content: { en: 'How old are you?', sw: 'Una umri gani?' },
    stage: 'initial_gathering',
    call: { model: 'small', tokenCount: 1_500, costKES: 0.0585 },
    calls: [{ outcome: 'done', tokenCount: 1_500 }],
  });
});

test('a diagnosis at final_analysis has the product’s own confidence levels and emergency numbers', async () => {
  await server.next({ reply: { stage: 'final_analysis', diagnosis: DIAGNOSIS } });
  const { stage, diagnosis } = await reply(at('diagnostic_prompt'));
  expect(stage).toBe('final_analysis');
  expect(diagnosis).toMatchObject({ confidence: { level: 'high', score: 72 }, adviceLevel: 'urgent' });
  expect(diagnosis!.differentialDiagnoses.map(({ name }) => name.en)).toEqual(['Typhoid', 'Flu']);
  expect(diagnosis!.emergencyNumbers!.length).toBeGreaterThan(0);
});

test('a final_analysis without a diagnosis is a wrong schema; the repair prompt says why', async () => {
  const good = { stage: 'final_analysis', diagnosis: DIAGNOSIS };
  await server.next({ reply: { stage: 'final_analysis' } }, { reply: good });
  const { calls } = await reply(at('diagnostic_prompt'));
  expect(calls!.map(({ outcome }) => outcome)).toEqual(['wrong_schema', 'done']);
  expect((await server.requests())[1]!.raw).toContain('- diagnosis: custom');
});

const BAD: Partial<Record<OpenAiFault, string>> = {
  refusal: 'refusal',
  length: 'truncated',
  content_filter: 'content_filter',
  wrong_schema: 'wrong_schema',
  broken_json: 'broken_json',
  empty: 'wrong_schema',
  half_event: 'broken_json',
};
test.each(Object.entries(BAD))('%s: one repair; then a fresh call; then no more', async (fault, outcome) => {
  await server.script({ cycle: [{ fault: fault as OpenAiFault }] });
  expect(await givenUp(reply())).toEqual({ reason: outcome, outcomes: [outcome, outcome, outcome] });
  const lengths = (await server.requests()).map(({ body }) => (body['messages'] as unknown[]).length);
  expect(lengths[1]).toBe(lengths[0]! + 2);
  expect(lengths[2]).toBe(lengths[0]);
});

test.each(Object.entries(BAD))('%s is put right by the repair', async (fault, outcome) => {
  await server.next({ fault: fault as OpenAiFault });
  const { calls } = await reply();
  expect(calls!.map((call) => call.outcome)).toEqual([outcome, 'done']);
});

test.each([
  ['server_error', 'server_error'],
  ['rate_limit', 'rate_limited'],
  ['cut', 'connection'],
  ['half_json', 'connection'],
  ['unfinished', 'connection'],
  ['error_event', 'server_error'],
  ['no_json', 'server_error'],
] as const)('%s passes: the next call answers; five of them end it', async (fault, outcome) => {
  await server.next({ fault });
  expect((await reply()).calls!.map((call) => call.outcome)).toEqual([outcome, 'done']);
  await server.script({ cycle: [{ fault }] });
  expect(await givenUp(reply())).toEqual({ reason: outcome, outcomes: Array(5).fill(outcome) });
});

test.each(['hang', 'hang_in_body'] as const)(
  '%s passes: a second, shorter call answers; two of them end it',
  async (fault) => {
    await server.next({ fault });
    expect((await reply(makeTurn(), HANGS)).calls!.map((call) => call.outcome)).toEqual(['timeout', 'done']);
    await server.script({ cycle: [{ fault }] });
    expect(await givenUp(reply(makeTurn(), HANGS))).toEqual({ reason: 'timeout', outcomes: ['timeout', 'timeout'] });
  },
);

test.each([
  ['quota', 'quota'],
  ['unauthorized', 'unauthorized'],
  ['bad_request', 'rejected'],
] as const)('%s lasts: it is asked once', async (fault, reason) => {
  await server.script({ cycle: [{ fault }] });
  expect(await givenUp(reply())).toEqual({ reason, outcomes: [reason] });
});

test('no fault takes longer than the time limit', async () => {
  for (const fault of FAULTS) {
    await server.script({ cycle: [{ fault, retryAfter: '60' }] });
    const startedAt = Date.now();
    await givenUp(reply(makeTurn(), { budgetMs: 600, timeoutMs: 45_000 }));
    expect(Date.now() - startedAt).toBeLessThan(10_000);
  }
});

test('a lost lease ends it immediately and is not a failure of the model', async () => {
  await server.script({ cycle: [{ fault: 'hang' }] });
  const pending = reply(makeTurn(), { signal: AbortSignal.timeout(100), timeoutMs: 45_000 });
  await expect(pending).rejects.not.toBeInstanceOf(ModelGaveUp);
  expect(await server.requests()).toHaveLength(1);
});

test('a server that does not stream has the same outcomes', async () => {
  for (const [fault, outcome] of [
    ...Object.entries(BAD),
    ['half_json', 'connection'],
    ['hang_in_body', 'timeout'],
  ] as const) {
    if (fault === 'half_event') continue;
    await server.next({ fault: fault as OpenAiFault, atOnce: true }, { atOnce: true });
    const { calls } = await reply(makeTurn(), HANGS);
    expect([fault, ...calls!.map((call) => call.outcome)]).toEqual([fault, outcome, 'done']);
  }
});

test('estimates the usage from the texts when a server does not count, also for a truncated answer', async () => {
  await server.next({ fault: 'half_json', withoutUsage: true }, { withoutUsage: true });
  const { calls, call } = await reply();
  for (const { tokenCount, costKES } of calls!) {
    expect(tokenCount).toBeGreaterThan(1_000);
    expect(tokenCount).toBeLessThan(5_000);
    expect(costKES).toBeGreaterThan(0);
  }
  expect(call.tokenCount).toBe(calls![0]!.tokenCount + calls![1]!.tokenCount);
  await server.next({ fault: 'cut' });
  expect((await reply()).calls![0]).toMatchObject({ outcome: 'connection', tokenCount: 0, costKES: 0 });
});
