import { eventually, freePort, type Product, startOpenAi, startProduct, type TestOpenAi, Visitor } from '@afya/testing';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MONITORING = join(__dirname, '../../../../deploy/monitoring');
const RULES = join(MONITORING, 'rules/afya.rules.yml');
const SERVICES = ['auth', 'consultation', 'admin-log', 'ai-worker', 'gateway'] as const;
const PLANTED = { text: 'maumivu ya zambarau', image: 'siri-yangu.png', password: 'mwembe-wa-siri-9', username: '' };

let product: Product;
let model: TestOpenAi;
let visitor: Visitor;
const ports = new Map<string, number>();
beforeAll(async () => {
  model = await startOpenAi();
  product = await startProduct({ services: [] });
  for (const service of SERVICES) ports.set(service, await freePort());
  const env = (service: string) => ({ METRICS_PORT: String(ports.get(service)) });
  for (const service of ['auth', 'consultation', 'admin-log', 'gateway'] as const)
    await product.start(service, env(service));
  await product.startWorker(undefined, {
    ENGINE: 'openai',
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: model.url,
    OPENAI_DAILY_BUDGET_KES: '1000',
    ...env('ai-worker'),
  });
  await useTheProduct();
}, 300_000);
afterAll(() => Promise.all([product?.stop(), model?.stop()]));

/** Uses every measured feature once. */
async function useTheProduct(): Promise<void> {
  visitor = await Visitor.arrive(product.url);
  const { accepted } = await visitor.send({ text: PLANTED.text, image: PLANTED.image });
  await visitor.send({ text: 'I cannot breathe, my chest hurts and my left arm is numb' });
  await eventually(
    async () => {
      const reply = (await visitor.messages()).find(({ id }) => id === accepted.replyId);
      expect(reply?.metadata.status).toBe('done');
    },
    { timeoutMs: 60_000 },
  );
  const polled = await visitor.request('GET', `messages/${visitor.sessionId}`);
  await visitor.request('GET', `messages/${visitor.sessionId}`, {
    headers: { 'if-none-match': polled.headers.get('etag')! },
  });
  PLANTED.username = `siri${Date.now()}`;
  const { username, password } = PLANTED;
  const headers = { 'content-type': 'application/json' };
  await visitor.request('POST', 'auth/login', { body: JSON.stringify({ username, password }), headers });
}

async function probe(service: string, path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://127.0.0.1:${ports.get(service)}${path}`).catch((error: unknown) => {
    throw new Error(`${service} does not answer:\n${product.output().split('\n').slice(-20).join('\n')}`, {
      cause: error,
    });
  });
  return { status: response.status, text: await response.text() };
}

async function expositions(): Promise<Map<string, string>> {
  const metrics = SERVICES.map(async (service) => [service, (await probe(service, '/metrics')).text] as const);
  return new Map(await Promise.all(metrics));
}

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Parses Prometheus' text format; an invalid line fails. */
function parse(text: string): Sample[] {
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', , inner = '', value = ''] = /^([a-z_:][a-z0-9_:]*)(\{(.*)\})? (\S+)$/i.exec(line) ?? [];
      expect([line, name, Number.isNaN(Number(value.replace('Inf', 'inity')))]).toEqual([
        line,
        expect.stringMatching(/./),
        false,
      ]);
      const labels = [...inner.matchAll(/([a-z_]+)="([^"]*)"/g)].map(([, label, of]) => [label!, of!] as const);
      return { name, labels: Object.fromEntries(labels), value: Number(value.replace('+Inf', 'Infinity')) };
    });
}

const samplesOf = async (service: string) => parse((await expositions()).get(service)!);
const found = (samples: Sample[], name: string, labels: Record<string, string> = {}) =>
  samples.find(
    (each) => each.name === name && Object.entries(labels).every(([key, value]) => each.labels[key] === value),
  );

test('requests and messages are counted', async () => {
  const gateway = await samplesOf('gateway');
  const http = 'afya_http_request_duration_seconds_count';
  expect(found(gateway, http, { method: 'POST', route: '/api/chat/:id', status: '2xx' })?.value).toBe(2);
  expect(found(gateway, http, { route: '/api/messages/:id', status: '3xx' })?.value).toBe(1);
  expect(found(gateway, 'afya_logins_total', { outcome: 'wrong' })?.value).toBe(1);
  expect(
    found(gateway, 'afya_rpc_client_duration_seconds_count', { pattern: 'messages.send', outcome: 'ok' })?.value,
  ).toBe(2);
  await eventually(async () => {
    const consultation = await samplesOf('consultation');
    expect(found(consultation, 'afya_events_total', { type: 'message_accepted' })?.value).toBe(2);
    expect(found(consultation, 'afya_uploads_total', { outcome: 'accepted' })?.value).toBe(1);
    expect(found(consultation, 'afya_red_flags_total', { level: 'emergency' })?.value).toBe(1);
    expect(found(consultation, 'afya_credits_total', { kind: 'charged' })?.value).toBeGreaterThan(0);
    expect(found(consultation, 'afya_oldest_pending_seconds')?.value).toBe(0);
    expect(found(consultation, 'afya_outbox_rows', { topic: 'hint' })?.value).toBe(0);
    expect(found(consultation, 'afya_queue_jobs', { queue: 'answer-session', state: 'wait' })?.value).toBe(0);
  });
  const worker = await samplesOf('ai-worker');
  expect(found(worker, 'afya_engine_calls_total', { outcome: 'done' })?.value).toBeGreaterThan(0);
  expect(found(worker, 'afya_engine_cost_kes_total')?.value).toBeGreaterThan(0);
  expect(found(worker, 'afya_model_breaker_open')?.value).toBe(0);
  expect(found(worker, 'afya_model_budget_used_ratio')?.value).toBeGreaterThan(0);
  expect(found(worker, 'afya_job_duration_seconds_count', { queue: 'answer-session', outcome: 'done' })?.value).toBe(1);
});

/** The allowed labels and the form of their values. */
const WORD = /^[A-Za-z0-9_.+-]{0,40}$/;
const LABELS: Record<string, RegExp> = {
  method: /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|other)$/,
  status: /^[1-5]xx$/,
  route: /^(unknown|page|\/api(\/[a-z-]+|\/:[a-zA-Z]+)+)$/,
  le: /^(\+Inf|[0-9.]+)$/,
  service: WORD,
  pattern: WORD,
  outcome: WORD,
  queue: WORD,
  state: WORD,
  type: WORD,
  severity: WORD,
  kind: WORD,
  code: WORD,
  level: WORD,
  model: WORD,
  topic: WORD,
  dependency: WORD,
  reason: WORD,
  version: WORD,
  major: WORD,
  minor: WORD,
  patch: WORD,
  space: WORD,
  quantile: WORD,
};
/** A session id, a uuid or a trace id: no label value is as long and has digits or capitals. */
const ID = /[0-9a-f]{8}-[0-9a-f]{4}|(?=[a-z_-]*[A-Z0-9])[A-Za-z0-9_-]{21}/;

test('label values are bounded: no address, no id, no input of a client', async () => {
  const before = new Map([...(await expositions())].map(([service, text]) => [service, parse(text).length]));
  for (let i = 0; i < 20; i++) {
    await visitor.request('GET', `nothing/${crypto.randomUUID()}`);
    await visitor.request('GET', `session/${crypto.randomUUID()}`);
    await visitor.request('PURGE', `messages/${visitor.sessionId.slice(0, 20)}${i % 10}`);
  }
  const after = await expositions();
  for (const [service, text] of after) {
    const samples = parse(text);
    for (const { name, labels } of samples) {
      for (const [label, value] of Object.entries(labels)) {
        expect([name, label, value]).toEqual([name, label, expect.stringMatching(LABELS[label] ?? /^no such label$/)]);
        expect([label, value]).toEqual([label, expect.not.stringMatching(ID)]);
      }
    }
    // sixty different addresses: one series per kind of answer, not per address
    expect(samples.length - before.get(service)!).toBeLessThan(3 * 17 * 3);
  }
});

test('no metric contains a text, a file name or a typed value', async () => {
  for (const text of (await expositions()).values()) {
    for (const word of ['zambarau', 'siri', PLANTED.password, visitor.sessionId]) expect(text).not.toContain(word);
  }
});

test('a service reports every metric used by rules and dashboard', async () => {
  const families = new Set(['up']);
  for (const text of (await expositions()).values()) {
    for (const [, name, kind] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
      const suffixes = kind === 'histogram' ? ['_bucket', '_count', '_sum'] : [''];
      for (const suffix of suffixes) families.add(`${name}${suffix}`);
    }
  }
  const rules = readFileSync(RULES, 'utf8');
  const dashboard = readFileSync(join(MONITORING, 'grafana/dashboards/afya.json'), 'utf8');
  const recorded = new Set([...rules.matchAll(/record: (\S+)/g)].map(([, name]) => name!));
  const named = [
    ...`${rules}\n${dashboard}`.matchAll(/\b(?:afya_[a-z0-9_]+|(?:nodejs|process)_[a-z0-9_]+|afya:[a-z0-9_:]+)/g),
  ];
  expect(named.length).toBeGreaterThan(50);
  const missing = named.map(([name]) => name).filter((name) => !families.has(name) && !recorded.has(name));
  expect(missing).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool)
  console.info(
    'promtool is not on the PATH (Debian: apt-get install prometheus): its check of the metrics is left out',
  );
(hasPromtool ? test : test.skip)('promtool accepts the metrics of each service', async () => {
  // ignores its remarks on the names of prom-client's default metrics
  const ours = (text: string) => text.replace(/^.*nodejs_active_.*\n/gm, '');
  for (const text of (await expositions()).values()) {
    execFileSync('promtool', ['check', 'metrics'], { input: ours(text) });
  }
});

test('each process reports whether it is ready, and its dependencies', async () => {
  const ready = async (service: string) => JSON.parse((await probe(service, '/health/ready')).text) as object;
  const [postgres, bus, queue] = [{ postgres: 'up' }, { redis_bus: 'up' }, { redis_queue: 'up' }];
  expect(await ready('gateway')).toEqual({ status: 'up', dependencies: bus });
  expect(await ready('auth')).toMatchObject({ status: 'up', dependencies: { ...postgres, ...bus } });
  expect(await ready('consultation')).toEqual({ status: 'up', dependencies: { ...postgres, ...bus, ...queue } });
  expect(await ready('admin-log')).toEqual({ status: 'up', dependencies: { ...postgres, ...bus, ...queue } });
  expect(await ready('ai-worker')).toEqual({ status: 'up', dependencies: { ...bus, ...queue } });
});

test('without the queue’s Redis its users stay alive but are not ready until it is back', async () => {
  await product.queue.kill();
  const states = async () => {
    const readiness = SERVICES.map(
      async (service) => [service, (await probe(service, '/health/ready')).status] as const,
    );
    return Object.fromEntries(await Promise.all(readiness));
  };
  await eventually(
    async () =>
      expect(await states()).toMatchObject({ gateway: 200, consultation: 503, 'admin-log': 503, 'ai-worker': 503 }),
    { timeoutMs: 60_000 },
  );
  expect((await probe('ai-worker', '/health/live')).status).toBe(200);
  expect(found(await samplesOf('consultation'), 'afya_dependency_up', { dependency: 'redis_queue' })?.value).toBe(0);
  expect(found(await samplesOf('consultation'), 'afya_queue_jobs')).toBeUndefined();
  await product.queue.restart();
  await eventually(
    async () => expect(await states()).toMatchObject({ consultation: 200, 'admin-log': 200, 'ai-worker': 200 }),
    { timeoutMs: 30_000 },
  );
}, 300_000);
