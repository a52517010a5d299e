import { eventually, type Product, startOpenAi, startProduct, type TestOpenAi, Visitor } from '@afya/testing';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}
interface Export {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

/** Collects OTLP over HTTP in JSON. */
async function startCollector() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    spans: () =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Export).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    stop: () => void server.close().closeAllConnections(),
  };
}

let collector: Awaited<ReturnType<typeof startCollector>>;
let model: TestOpenAi;
let product: Product;
beforeAll(async () => {
  collector = await startCollector();
  model = await startOpenAi();
  product = await startProduct({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
  await product.startWorker(undefined, { ENGINE: 'openai', OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.url });
}, 300_000);
afterAll(async () => {
  await Promise.all([product?.stop(), model?.stop()]);
  collector?.stop();
});

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CLICK = '00f067aa0ba902b7';
const WORDS = 'maumivu ya zambarau';

/** Each span is a child of the previous one; the others are children of the worker's span. */
const WAY = [
  'POST /api/chat/:id',
  'call messages.send',
  'answer messages.send',
  'accept message',
  'relay wake-up job',
  'answer session',
  'answer turn',
  'call turns.commit',
  'answer turns.commit',
  'commit reply',
];
const THINKING = ['answer turn', 'ask engine', 'call model'];

test('a message is one trace, from the click in the browser to the stored reply', async () => {
  const visitor = await Visitor.arrive(product.url);
  const { accepted } = await visitor.send({ text: WORDS, traceparent: `00-${TRACE}-${CLICK}-01` });
  const ours = await eventually(
    async () => {
      const reply = (await visitor.messages()).find(({ id }) => id === accepted.replyId);
      expect(reply?.metadata.status).toBe('done');
      const found = collector.spans().filter(({ traceId }) => traceId === TRACE);
      expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining([...WAY, ...THINKING]));
      return found;
    },
    { timeoutMs: 60_000 },
  );
  const idOf = (name: string) => ours.find((span) => span.name === name)!.spanId;
  const parentOf = (name: string) => ours.find((span) => span.name === name)!.parentSpanId;
  expect(parentOf(WAY[0]!)).toBe(CLICK);
  for (const way of [WAY, THINKING]) {
    for (const [i, name] of way.slice(1).entries()) expect([name, parentOf(name)]).toEqual([name, idOf(way[i]!)]);
  }
  expect(new Set(ours.map(({ spanId }) => spanId)).size).toBe(ours.length);
});

test('no span contains a text or the id of its author', async () => {
  const visitor = await Visitor.arrive(product.url);
  await visitor.send({ text: WORDS, image: 'siri-yangu.png' });
  const before = collector.text().length;
  await eventually(async () => expect(collector.text().length).toBeGreaterThan(before), { timeoutMs: 30_000 });
  for (const word of ['zambarau', 'siri-yangu', visitor.sessionId, visitor.cookie.split('=')[1]!]) {
    expect(collector.text()).not.toContain(word);
  }
});
