import { type OpenAiAnswer, startOpenAi, type TestOpenAi } from '@afya/testing';
import { shortestSilenceMs, silenceLimits } from './call-times';
import { OpenAiEngine } from './openai.engine';
import { makeEnv, makeTurn } from '../../../test/make-turn';

let server: TestOpenAi;
beforeAll(async () => {
  server = await startOpenAi();
  // The first reply also loads the lexicon.
  await ask();
});
beforeEach(() => server.clear());
afterAll(() => server.stop());

const LIMIT_MS = 2_000;

interface Answered {
  outcomes: string[];
  ms: number;
}

/** The outcome of each call for one reply, and the total time. */
async function ask(engine = engineAt()): Promise<Answered> {
  const startedAt = performance.now();
  const given = await engine
    .reply(makeTurn(), new AbortController().signal)
    .catch((error: unknown) => error as { calls: { outcome: string }[] });
  return { outcomes: given.calls!.map(({ outcome }) => outcome), ms: performance.now() - startedAt };
}

function engineAt(over: Parameters<typeof makeEnv>[0] = {}): OpenAiEngine {
  const limits = { OPENAI_TIMEOUT_MS: 20_000, OPENAI_FIRST_TOKEN_MS: LIMIT_MS, OPENAI_IDLE_MS: LIMIT_MS };
  const env = makeEnv({ OPENAI_BASE_URL: server.url, ...limits, ...over });
  return new OpenAiEngine({ env, country: 'KE', budgetMs: 60_000 });
}

test.each<[string, OpenAiAnswer]>([
  ['before it answers', { fault: 'hang' }],
  ['in the middle of a stream', { fault: 'hang_in_body' }],
  ['in the middle of an answer in one piece', { fault: 'hang_in_body', atOnce: true }],
])('a model that hangs %s is given up after one limit and a part of it', async (_when, answer) => {
  const limitMs = 3_000;
  await server.script({ cycle: [answer] });
  // A loaded machine only adds time: the fastest of a few attempts counts.
  let fastest = Infinity;
  for (let attempt = 0; attempt < 4 && fastest > 1.75 * limitMs; attempt += 1) {
    const { outcomes, ms } = await ask(engineAt({ OPENAI_FIRST_TOKEN_MS: limitMs, OPENAI_IDLE_MS: limitMs }));
    expect(outcomes).toEqual(['timeout', 'timeout']);
    expect(ms).toBeGreaterThan(limitMs);
    fastest = Math.min(fastest, ms);
  }
  // Two full waits would take twice the limit.
  expect(fastest).toBeLessThan(1.75 * limitMs);
});

test('an answer whose chunks come within the limit is read to its end, however long that takes', async () => {
  // A generous limit, because a loaded machine may add a second to a pause.
  const limitMs = 2 * LIMIT_MS;
  await server.script({ cycle: [{ paceMs: 1_000 }] });
  const engine = engineAt({ OPENAI_FIRST_TOKEN_MS: limitMs, OPENAI_IDLE_MS: limitMs });
  const { outcomes, ms } = await ask(engine);
  expect(outcomes).toEqual(['done']);
  expect(ms).toBeGreaterThan(1.5 * limitMs);
});

test('remembers a server that does not stream, which then has the time of a whole call', async () => {
  const engine = engineAt({ OPENAI_FIRST_TOKEN_MS: 1_500, OPENAI_IDLE_MS: 1_500 });
  await server.script({ cycle: [{ atOnce: true }] });
  expect((await ask(engine)).outcomes).toEqual(['done']);
  await server.script({ cycle: [{ atOnce: true, delayMs: 4_000 }] });
  expect((await ask(engine)).outcomes).toEqual(['done']);
  // It streams again: the limit applies again.
  await server.next({});
  expect((await ask(engine)).outcomes).toEqual(['done']);
  await server.script({ cycle: [{ delayMs: 4_000 }] });
  expect((await ask(engine)).outcomes).toEqual(['timeout', 'timeout']);
});

test('silenceLimits: by default a silent server costs 12 s, and short calls are silent before they end', () => {
  const defaults = { OPENAI_TIMEOUT_MS: 45_000, OPENAI_FIRST_TOKEN_MS: 10_000, OPENAI_IDLE_MS: 10_000 };
  expect(silenceLimits(defaults)).toEqual({ firstTokenMs: 10_000, idleMs: 10_000 });
  expect(silenceLimits(defaults, true)).toEqual({ firstTokenMs: 2_000, idleMs: 2_000 });
  expect(silenceLimits({ ...defaults, OPENAI_TIMEOUT_MS: 1_000 }, true)).toEqual({ firstTokenMs: 500, idleMs: 500 });
  expect(shortestSilenceMs({ ...defaults, OPENAI_IDLE_MS: 4_000 })).toBe(4_000);
});
