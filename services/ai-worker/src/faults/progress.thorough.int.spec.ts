import {
  eventually,
  type OpenAiAnswer,
  type Product,
  startOpenAi,
  startProduct,
  type TestOpenAi,
  Visitor,
} from '@afya/testing';

/** The model's text; none of it may be visible before it is a reply. */
const SAID = 'zambarau nyangumi';
const REPLY = { content: { en: `How old are you? ${SAID}`, sw: `Una umri gani? ${SAID}` } };

let product: Product;
let model: TestOpenAi;

beforeAll(async () => {
  // In sequence: the started part is stopped when the other fails.
  model = await startOpenAi();
  product = await startProduct();
  const server = { ENGINE: 'openai', OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.url, OPENAI_RETRY_MS: '200' };
  await product.startWorker(undefined, server);
}, 300_000);
afterAll(() => Promise.all([product?.stop(), model?.stop()]));

interface Change {
  version: string;
  status: string;
  step: string | undefined;
  content: string;
  at: number;
}

/** Sends a message and reads every state of the pending answer, by ETag like a browser. */
async function watch(...answers: OpenAiAnswer[]): Promise<Change[]> {
  await model.next(...answers);
  const visitor = await Visitor.arrive(product.url);
  const { accepted } = await visitor.send({ text: 'I have a headache' });
  const changes: Change[] = [];
  await eventually(
    async () => {
      const headers = { 'if-none-match': changes.at(-1)?.version ?? '' };
      const response = await visitor.request('GET', `messages/${visitor.sessionId}`, { headers });
      const at = performance.now();
      if (response.status === 200) {
        const messages = (await response.json()) as { id: string; content: string; metadata: Record<string, string> }[];
        const { content, metadata } = messages.find(({ id }) => id === accepted.replyId)!;
        const version = response.headers.get('etag')!;
        changes.push({ version, status: metadata['status']!, step: metadata['step'], content, at });
      } else expect(response.status).toBe(304);
      expect(changes.at(-1)).toMatchObject({ status: 'done' });
    },
    { timeoutMs: 30_000, everyMs: 40 },
  );
  return changes;
}

/** Counted by versions, because a poll may miss some. The last one is the reply's. */
function expectNoMoreThanOneASecond(changes: Change[]): void {
  const [first, last] = [changes[0]!, changes.at(-1)!];
  const versionOf = ({ version }: Change) => Number(version.replaceAll('"', ''));
  expect(versionOf(last) - versionOf(first)).toBeLessThanOrEqual(Math.ceil((last.at - first.at) / 1_000) + 1);
}

test('polling shows the engine’s steps one by one and then the reply; no text of a model is visible before', async () => {
  const changes = await watch({ delayMs: 2_000, paceMs: 250, reply: REPLY });
  const pending = changes.filter(({ status }) => status === 'pending');
  expect(pending.map(({ step }) => step)).toEqual([undefined, 'thinking', 'writing']);
  expect(pending.map(({ content }) => content)).toEqual([
    'Analyzing your message…',
    'Thinking about your answer.',
    'Writing your answer.',
  ]);
  expect(changes.at(-1)).toMatchObject({ status: 'done', step: undefined });
  expect(changes.at(-1)!.content).toContain(SAID);
  expect(JSON.stringify(pending)).not.toContain('zambarau');
  expectNoMoreThanOneASecond(changes);
}, 300_000);

test('a server that asks to wait is shown as a step', async () => {
  const changes = await watch({ fault: 'rate_limit', retryAfter: '2' }, { paceMs: 250, reply: REPLY });
  const steps = changes.map(({ step }) => step);
  expect(steps.slice(0, 2)).toEqual([undefined, 'trying_again']);
  expect(steps.at(-1)).toBeUndefined();
  expectNoMoreThanOneASecond(changes);
}, 300_000);

test('many steps in a moment change the version once a second', async () => {
  const faults = Array<OpenAiAnswer>(4).fill({ fault: 'server_error' });
  const changes = await watch(...faults, { delayMs: 1_500, paceMs: 100, reply: REPLY });
  expect(changes.at(-1)!.content).toContain(SAID);
  expectNoMoreThanOneASecond(changes);
}, 300_000);

test('a quick reply shows no step and changes the version once', async () => {
  const changes = await watch({ reply: REPLY });
  expect(changes.filter(({ step }) => step !== undefined)).toEqual([]);
  expect(changes.length).toBeLessThanOrEqual(2);
}, 300_000);
