import { type AdminLog } from '@afya/contracts';
import { eventually, startRedis, type TestRedis } from '@afya/testing';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Browser, PASSWORD } from '../../../test/browser';
import { expectPlainError } from '../../../test/expect-plain-error';
import { startTestGateway, type TestGateway } from '../../../test/start-test-gateway';

let redis: TestRedis;
let gateway: TestGateway;
beforeAll(async () => {
  redis = await startRedis();
  gateway = await startTestGateway(redis.url);
});
afterAll(async () => {
  await gateway.stop();
  await redis.stop();
});
beforeEach(() => {
  gateway.adminLog.exports.length = 0;
  gateway.adminLog.exportFailsAt = Infinity;
  setExport(3);
});

let signedUp = 0;
async function makeAdmin(server = gateway.server): Promise<Browser> {
  const browser = new Browser(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const username = `Msimamizi ${++signedUp}`;
  await browser.json('POST', '/api/auth/register', { username, password: PASSWORD, preferredLanguage: 'sw' });
  gateway.auth.setRole(username, 'admin');
  return browser;
}
function setExport(logs: number, fieldsOf: (nth: number) => Partial<AdminLog> = (nth) => ({ id: String(nth) })) {
  gateway.adminLog.exported = { logs, fieldsOf };
}
const ask = (browser: Browser, query = '', init: RequestInit = {}) =>
  browser.request('GET', `/api/admin/export?${query}`, init);
const ids = (count: number) => Array.from({ length: count }, (_, nth) => String(nth));

/** The cells of a text by RFC 4180, line by line. */
function parseCsv(text: string): string[][] {
  return text
    .replace(/\r\n$/, '')
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((line) =>
      line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"')),
    );
}

test('exports 20,000 logs in order without gaps or duplicates, as CSV and as JSON', async () => {
  setExport(20_000);
  const admin = await makeAdmin();
  const json = await ask(admin, 'format=json');
  expect(((await json.json()) as AdminLog[]).map(({ id }) => id)).toEqual(ids(20_000));
  const csv = await (await ask(admin)).text();
  const lines = csv.split('\r\n');
  expect(lines.slice(1, -1).map((line) => line.split(',')[0])).toEqual(ids(20_000));
  expect(lines.at(-1)).toBe('');
}, 60_000);

test('names the file, forbids caching, and begins it with a byte order mark and a header', async () => {
  const admin = await makeAdmin();
  const response = await ask(admin, 'list=diagnoses');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="afya-diagnoses-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(parseCsv(bytes.toString('utf8', 3))[0]).toEqual(
    expect.arrayContaining(['id', 'timestamp', 'details', 'verdict']),
  );
  const json = await ask(admin, 'format=json');
  expect(json.headers.get('content-disposition')).toMatch(/afya-logs-.*\.json"$/);
  setExport(0);
  expect(await (await ask(admin, 'format=json')).json()).toEqual([]);
  expect((await (await ask(admin)).text()).split('\r\n')).toHaveLength(2);
});

test('escapes formulas and preserves quotes, commas, line breaks and letters of any language', async () => {
  const texts = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', 'a,"b"\r\nc', 'Ugonjwa wa mapafu — “ĝ” 🤒'];
  setExport(texts.length, (nth) => ({ modelUsed: texts[nth]! }));
  const csv = await (await ask(await makeAdmin())).text();
  const [header, ...rows] = parseCsv(csv);
  const cells = rows.map((row) => row[header!.indexOf('model')]);
  expect(cells.slice(0, 6)).toEqual(texts.slice(0, 6).map((text) => `'${text}`));
  expect(cells.slice(6)).toEqual(texts.slice(6));
});

test('passes the filters with every call, and the cursor with every call after the first', async () => {
  setExport(450);
  const query = 'list=diagnoses&format=json&severity=error&stage=follow_up&model=gpt-x&q=homa&from=2026-01-01&userId=';
  await (await ask(await makeAdmin(), query)).arrayBuffer();
  const filter = { severity: 'error', stage: 'follow_up', model: 'gpt-x', q: 'homa', from: '2026-01-01T00:00:00.000Z' };
  const expected = { list: 'diagnoses', format: 'json', ...filter };
  expect(gateway.adminLog.exports).toEqual([expected, { ...expected, before: '200' }, { ...expected, before: '400' }]);
});

test.each(['format=xml', 'list=all', 'severity=loud', 'stage=x', 'q=%00', 'from=never', 'format=csv&format=json'])(
  'refuses ?%s before it sends any data',
  async (query) => {
    const response = await ask(await makeAdmin(), query);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-disposition')).toBeNull();
    expectPlainError(await response.json());
    expect(gateway.adminLog.exports).toEqual([]);
  },
);

test('answers with an error when the first page fails, and closes the connection when a later page fails', async () => {
  setExport(2_000);
  const admin = await makeAdmin();
  gateway.adminLog.exportFailsAt = 1;
  const refused = await ask(admin);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([500, 'INTERNAL']);
  gateway.adminLog.exportFailsAt = 5;
  for (const format of ['csv', 'json']) {
    const begun = await ask(admin, `format=${format}`);
    expect(begun.status).toBe(200);
    await expect(begun.text()).rejects.toThrow();
  }
});

/** A client whose connection receives only as much as the test reads. */
async function openRaw(admin: Browser, server = gateway.server): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const cookie = ['vid', 'login'].map((name) => `${name}=${admin.cookie(name)}`).join('; ');
  const request = get({ port, path: '/api/admin/export?format=json', agent: false, headers: { cookie } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.on('error', () => undefined);
  expect(response.statusCode).toBe(200);
  return response;
}
/** The number of pages read from the log once it no longer grows. */
async function pagesAtRest(): Promise<number> {
  let parts = -1;
  while (parts !== gateway.adminLog.exports.length) {
    parts = gateway.adminLog.exports.length;
    await pause(1_000);
  }
  return parts;
}
const endless = () => setExport(1_000_000, (nth) => ({ id: String(nth), modelUsed: 'x'.repeat(800) }));

test('reads only as many pages as the client takes, and stops when the client disconnects', async () => {
  endless();
  const response = await openRaw(await makeAdmin());
  const parts = await pagesAtRest();
  // the size of the buffers at both ends of the connection
  expect(parts).toBeLessThan(200);
  // Reading must make the server read more pages, else this would wait forever.
  while (gateway.adminLog.exports.length < parts + 3) await once(response, 'data');
  response.destroy();
  expect(await pagesAtRest()).toBeLessThan(parts + 200);
});

test('allows two concurrent exports per admin and frees a slot when an export ends or is cancelled', async () => {
  endless();
  const [admin, other] = [await makeAdmin(), await makeAdmin()];
  const begun = [await openRaw(admin), await openRaw(admin)];
  const third = await ask(admin);
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '30']);
  setExport(3);
  expect(await (await ask(other, 'format=json')).json()).toHaveLength(3);
  for (const response of begun) response.destroy();
  await eventually(async () => expect((await ask(admin)).status).toBe(200));
  for (let nth = 0; nth < 3; nth++) expect(await (await ask(admin, 'format=json')).json()).toHaveLength(3);
});

test('allows an export to exceed the request timeout, and disconnects a client that stops reading', async () => {
  const server = await gateway.another({ REQUEST_MS: 1_000, HEADERS_MS: 1_000, BODY_MS: 1_500 });
  const admin = await makeAdmin(server);
  setExport(20_000, (nth) => ({ id: String(nth), modelUsed: 'x'.repeat(800) }));
  const slow = await openRaw(admin, server);
  let text = '';
  const startedAt = performance.now();
  for await (const chunk of slow.setEncoding('utf8')) {
    text += chunk as string;
    if (performance.now() - startedAt < 4_000) await pause(50);
  }
  expect((JSON.parse(text) as AdminLog[]).map(({ id }) => id)).toEqual(ids(20_000));
  endless();
  const stalled = await openRaw(admin, server);
  await pagesAtRest();
  await pause(5_000);
  await expect(toBuffer(stalled)).rejects.toThrow();
}, 60_000);

async function toBuffer(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
