import { eventually, startRedis, type TestRedis } from '@afya/testing';
import request from 'supertest';
import { expectPlainError } from '../../test/expect-plain-error';
import { nestedDrawings } from '../../test/hostile-pdfs';
import { SAMPLES } from '../../test/sample-files';
import { newSessionId } from '../../test/session-ids';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';
import { LIMIT_KINDS } from './limit-kinds';

let redis: TestRedis;
let gateway: TestGateway;
beforeAll(async () => {
  redis = await startRedis();
  gateway = await startTestGateway(redis.url);
});
beforeEach(() => redis.connect().flushall());
afterAll(async () => {
  await gateway.stop();
  await redis.stop();
});

type Server = TestGateway['server'];
type Browser = ReturnType<typeof request.agent>;
const only = (caller: number, network: number) => ({ caller, network });

/** A browser with a session on a server with the given limits. */
async function arrive(server: Server, from?: string) {
  const browser = request.agent(server);
  if (from) browser.set('X-Forwarded-For', from);
  const sessionId = newSessionId();
  const opened = await browser.post(`/api/session/${sessionId}`).expect(201);
  const cookie = opened.get('set-cookie')?.[0]?.split(';')[0] ?? '';
  return { browser, sessionId, cookie, read: () => browser.get(`/api/session/${sessionId}`) };
}
const register = (browser: Browser, username: string) =>
  browser.post('/api/auth/register').send({ username, password: 'siri sana', preferredLanguage: 'en' });
const statuses = async (calls: request.Test[]) => (await Promise.all(calls)).map(({ status }) => status).sort();
const times = <Item>(count: number, make: (nth: number) => Item) =>
  Array.from({ length: count }, (_, nth) => make(nth));

test('answers a caller over its limit with the seconds to wait and does not affect another visitor', async () => {
  const server = await gateway.another({ LIMIT_READ: only(5, 0) });
  const [amina, baraka] = [await arrive(server), await arrive(server)];
  for (let i = 0; i < 5; i++) await amina.read().expect(200);
  const { body, headers } = await amina.read().expect(429);
  expect(body).toMatchObject({ code: 'RATE_LIMITED', message: 'Too many requests. Please try again later' });
  expectPlainError(body);
  expect(Number(headers['retry-after'])).toBeGreaterThan(50);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  await baraka.read().expect(200);
});

test('admits exactly the limit of a hundred concurrent requests over several gateways', async () => {
  const servers = [
    await gateway.another({ LIMIT_READ: only(30, 0) }),
    await gateway.another({ LIMIT_READ: only(30, 0) }),
  ];
  const { sessionId, cookie } = await arrive(servers[0]!);
  const read = (nth: number) =>
    request(servers[nth % 2]!)
      .get(`/api/session/${sessionId}`)
      .set('Cookie', cookie);
  expect(await statuses(times(100, read))).toEqual([...Array(30).fill(200), ...Array(70).fill(429)]);
});

test('counts all browsers of a user together', async () => {
  const server = await gateway.another({ LIMIT_READ: only(4, 0) });
  const [phone, laptop] = [request.agent(server), request.agent(server)];
  await register(phone, 'Wanjiru').expect(201);
  await laptop.post('/api/auth/login').send({ username: 'Wanjiru', password: 'siri sana' }).expect(200);
  for (const browser of [phone, laptop, phone, laptop]) await browser.get('/api/auth/sessions').expect(200);
  for (const browser of [phone, laptop]) await browser.get('/api/auth/sessions').expect(429);
});

describe('a network', () => {
  const read = (server: Server, from: string) => request(server).get('/api/health/live').set('X-Forwarded-For', from);

  test('is an IPv4 address or an IPv6 /64 in any notation, and is counted without cookies too', async () => {
    const server = await gateway.another({ LIMIT_READ: only(0, 2), TRUST_PROXY: '1' });
    for (const [first, second, third, other] of [
      ['41.90.1.1', '::ffff:41.90.1.1', '41.90.1.1', '41.90.1.2'],
      ['2c0f:fe38:1:2::1', '2c0f:fe38:1:2:ffff:ffff:ffff:ffff', '2c0f:fe38:1:2::9', '2c0f:fe38:1:3::1'],
    ] as const) {
      await read(server, first).expect(200);
      await read(server, second).expect(200);
      await read(server, third).expect(429);
      await read(server, other).expect(200);
    }
  });

  test('is not taken from X-Forwarded-For without a trusted proxy', async () => {
    const server = await gateway.another({ LIMIT_READ: only(0, 2) });
    const [a, b, c] = times(3, (nth) => read(server, `41.90.2.${nth}`));
    expect(await statuses([a!, b!, c!])).toEqual([200, 200, 429]);
  });

  test('is limited even with new cookies', async () => {
    const server = await gateway.another({ LIMIT_WRITE: only(1, 3) });
    for (let i = 0; i < 3; i++) await arrive(server);
    await request(server).post(`/api/session/${newSessionId()}`).expect(429);
  });
});

describe('a stranger', () => {
  const NOT_OWNED = 'A'.repeat(21);
  const stranger = (server: Server) => request(server).post(`/api/chat/${NOT_OWNED}`);
  const send = ({ browser, sessionId }: Awaited<ReturnType<typeof arrive>>) =>
    browser.post(`/api/chat/${sessionId}`).field('message', 'siwezi kupumua').field('language', 'sw');

  test('without a cookie cannot use up the network’s window for its visitors', async () => {
    const server = await gateway.another({ LIMIT_SEND: only(60, 1_200) });
    const amina = await arrive(server);
    for (let batch = 0; batch < 12; batch++) await statuses(times(100, () => stranger(server)));
    await stranger(server).expect(429);
    await send(amina).expect(202);
    await send(await arrive(server)).expect(202);
  });

  test('with a cookie but no session cannot use up the owners’ window, and refused requests have a separate limit', async () => {
    const server = await gateway.another({ LIMIT_SEND: only(20, 20) });
    const [amina, baraka, thief] = [await arrive(server), await arrive(server), await arrive(server)];
    for (let i = 0; i < 20; i++) await thief.browser.post(`/api/chat/${NOT_OWNED}`).expect(404);
    for (let i = 0; i < 15; i++) await send(amina).expect(202);
    await baraka.browser.post(`/api/chat/${NOT_OWNED}`).expect(404);
    // Above it the network's callers use the reserve: a tenth of their own limit each.
    await eventually(async () => expect(await redis.connect().keys('*send-refused}:blocked')).toHaveLength(1));
    expect(await statuses(times(4, () => send(baraka)))).toEqual([202, 202, 429, 429]);
  });

  test('does not block reads and logins of known browsers', async () => {
    const server = await gateway.another({ LIMIT_READ: only(0, 5), LIMIT_LOGIN: only(0, 5) });
    const amina = await arrive(server);
    const guess = (browser: Pick<Browser, 'post'>) =>
      browser.post('/api/auth/login').send({ username: 'Hakuna', password: 'siri sana' });
    const guesses = await statuses(times(8, () => guess(request(server))));
    expect(guesses.filter((status) => status === 429)).toHaveLength(3);
    await statuses(times(8, () => request(server).get('/api/health/live')));
    await request(server).get('/api/health/live').expect(429);
    await amina.read().expect(200);
    await guess(amina.browser).expect(401);
  });
});

test('lets a known visitor use a tenth of its limit while its network’s window is full, up to a hard cap', async () => {
  const server = await gateway.another({ LIMIT_READ: only(20, 20) });
  const [greedy, amina] = [await arrive(server), await arrive(server)];
  expect(await statuses(times(20, greedy.read))).toEqual(Array(20).fill(200));
  expect(await statuses(times(4, amina.read))).toEqual([200, 200, 429, 429]);
  // forty in total for any number of visitors
  const others = await Promise.all(times(30, () => arrive(server)));
  const reads = await statuses(others.flatMap(({ read }) => [read(), read()]));
  expect(reads.filter((status) => status === 200)).toHaveLength(38);
});

describe('a limit refuses', () => {
  test('a message before its body is read', async () => {
    const server = await gateway.another({ LIMIT_SEND: only(2, 0) });
    const { browser, sessionId } = await arrive(server);
    const send = () =>
      browser.post(`/api/chat/${sessionId}`).field('language', 'en').attach('files', SAMPLES.png, 'x.png');
    const before = [gateway.consultation.sends.length, (await gateway.storedFiles()).length];
    const refusals = await statuses(times(6, send));
    expect(refusals.filter((status) => status === 429)).toHaveLength(4);
    expect(gateway.consultation.sends.length - before[0]!).toBe(2);
    expect((await gateway.storedFiles()).length - before[1]!).toBe(2);
  });

  test('an upload and still accepts texts', async () => {
    const server = await gateway.another({ LIMIT_UPLOAD: only(1, 0) });
    const { browser, sessionId } = await arrive(server);
    const photo = Buffer.concat([SAMPLES.png, Buffer.alloc(200_000)]);
    const send = () => browser.post(`/api/chat/${sessionId}`).field('language', 'en');
    await send().attach('files', photo, 'x.png');
    await send().attach('files', photo, 'x.png').expect(429);
    await send().field('message', 'homa').expect(202);
  });

  test('small files after as many refused ones as an hour allows uploads, and still accepts texts', async () => {
    const server = await gateway.another({ LIMIT_UPLOAD: only(2, 0) });
    const { browser, sessionId } = await arrive(server);
    const send = (bytes: Buffer) =>
      browser.post(`/api/chat/${sessionId}`).field('language', 'en').attach('files', bytes, 'x.png');
    await send(SAMPLES.png).expect(202);
    await send(SAMPLES.html).expect(415);
    await send(SAMPLES.png).expect(202);
    await send(SAMPLES.html).expect(415);
    const { body, headers } = await send(SAMPLES.png).expect(429);
    expect(body).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_000);
    await send(Buffer.concat([SAMPLES.png, Buffer.alloc(200_000)])).expect(429);
    await browser.post(`/api/chat/${sessionId}`).field('language', 'en').field('message', 'homa').expect(202);
  });

  test('small files of a network after as many refused ones of its other callers', async () => {
    const server = await gateway.another({ LIMIT_UPLOAD: only(0, 2), TRUST_PROXY: '1' });
    const send = async (from: string, bytes: Buffer) => {
      const { browser, sessionId } = await arrive(server, from);
      return browser.post(`/api/chat/${sessionId}`).field('language', 'en').attach('files', bytes, 'x.png');
    };
    for (let i = 0; i < 2; i++) expect((await send('41.90.7.1', SAMPLES.html)).status).toBe(415);
    expect((await send('41.90.7.1', SAMPLES.png)).status).toBe(429);
    expect((await send('41.90.7.2', SAMPLES.png)).status).toBe(202);
  });

  test('small files after as many clients disconnected during the check', async () => {
    const server = await gateway.another({ LIMIT_UPLOAD: only(2, 0) });
    const { browser, sessionId } = await arrive(server);
    const chat = () => browser.post(`/api/chat/${sessionId}`).field('language', 'en');
    const before = gateway.consultation.sends.length;
    for (let i = 0; i < 2; i++) {
      const pdf = nestedDrawings(4, 40, '0 0 m 9 9 l S '.repeat(2_000));
      const send = chat().attach('files', pdf, 'x.pdf');
      const ended = send.then(
        () => 'answered',
        () => 'disconnected',
      );
      setTimeout(() => send.abort(), 400);
      expect(await ended).toBe('disconnected');
    }
    await eventually(() => chat().attach('files', SAMPLES.png, 'x.png').expect(429));
    const accepted = gateway.consultation.sends.slice(before).flatMap(({ files }) => files);
    expect(accepted.filter(({ type }) => type === 'pdf')).toEqual([]);
  });

  test('registrations and logins', async () => {
    const server = await gateway.another({ LIMIT_REGISTER: only(0, 2), LIMIT_LOGIN: only(0, 3) });
    const accounts = gateway.auth.accounts.size;
    await statuses(times(8, (nth) => register(request.agent(server), `Mtu wa ${nth}`)));
    expect(gateway.auth.accounts.size - accounts).toBe(2);
    const verified = gateway.auth.verified;
    const guess = (nth: number) =>
      request(server)
        .post('/api/auth/login')
        .send({ username: `x${nth}`, password: 'y' });
    expect(await statuses(times(8, guess))).toEqual([401, 401, 401, 429, 429, 429, 429, 429]);
    expect(gateway.auth.verified - verified).toBe(3);
  });
});

test('does not count unchanged polls', async () => {
  const server = await gateway.another({ LIMIT_READ: only(2, 2) });
  const { browser, sessionId } = await arrive(server);
  const { version } = gateway.consultation.sessions.get(sessionId)!;
  await redis.connect().set(`ver:${sessionId}`, version);
  const poll = () => browser.get(`/api/messages/${sessionId}`).set('If-None-Match', `"${version}"`);
  for (let i = 0; i < 20; i++) await poll().expect(304);
});

/** Makes the existing counters unusable for INCR; everything else in Redis works. */
async function makeUncountable() {
  const keys = await redis.connect().keys('*limit*:hits');
  const windows = Object.keys(LIMIT_KINDS).flatMap((kind) =>
    ['caller', 'network', 'strangers'].map((who) => `:${kind}-${who}`),
  );
  const broken = keys.flatMap((key) => windows.map((window) => key.replace(/:\w+-(caller|network|strangers)/, window)));
  for (const key of broken) await redis.connect().multi().del(key).lpush(key, 'x').exec();
}

test('allows reads and refuses requests that could be abused while counting fails', async () => {
  const server = await gateway.another({});
  const { browser, sessionId, read } = await arrive(server);
  await makeUncountable();
  for (let i = 0; i < 3; i++) await read().expect(200);
  const accounts = gateway.auth.accounts.size;
  const refused = [
    register(request.agent(server), 'Hakuna'),
    request(server).post('/api/auth/login').send({ username: 'Hakuna', password: 'siri sana' }),
    browser.post('/api/auth/password').send({}),
    browser.post(`/api/chat/${sessionId}`).field('message', 'homa').field('language', 'sw'),
    browser.post(`/api/chat/${sessionId}`).field('language', 'sw').attach('files', SAMPLES.png, 'x.png'),
  ];
  for (const call of refused) {
    const { body, headers } = await call.expect(503);
    expect(body.code).toBe('RPC_UNAVAILABLE');
    expect(headers['retry-after']).toBe('2');
  }
  expect(gateway.auth.accounts.size).toBe(accounts);
  await redis.connect().flushall();
  await browser.post(`/api/chat/${sessionId}`).field('message', 'homa').field('language', 'sw').expect(202);
});

test('counts HEAD as GET in the limits of exports and reads', async () => {
  const server = await gateway.another({ LIMIT_EXPORT: only(3, 0), LIMIT_READ: only(2, 0) });
  const { browser, sessionId } = await arrive(server);
  for (const call of [browser.head('/api/me/export'), browser.get('/api/me/export'), browser.head('/api/me/export')])
    await call.expect(200);
  await browser.head('/api/me/export').expect(429);
  await browser.get('/api/me/export').expect(429);
  await browser.head(`/api/session/${sessionId}`).expect(200);
  await browser.get(`/api/session/${sessionId}`).expect(200);
  await browser.head(`/api/session/${sessionId}`).expect(429);
});

test('applies no limit with a setting of 0', async () => {
  const server = await gateway.another({ LIMIT_READ: only(0, 0) });
  const { read } = await arrive(server);
  for (let i = 0; i < 20; i++) await read().expect(200);
  expect((await redis.connect().keys('*limit*')).join()).not.toContain('read');
});

test('stores neither addresses nor ids of visitors and users in the counters', async () => {
  const server = await gateway.another({ TRUST_PROXY: '1' });
  const { browser, read } = await arrive(server, '41.90.64.7');
  await read().expect(200);
  const { body } = await register(browser, 'Faragha').expect(201);
  await browser.get('/api/auth/sessions').expect(200);
  const keys = (await redis.connect().keys('*limit*')).join(' ');
  expect(keys.split(' ').length).toBeGreaterThan(3);
  const visitors = [...gateway.consultation.sessions.values()].map(({ owner }) => owner!.slice(2));
  for (const plain of ['41.90', '41_90', body.id, ...visitors]) expect(keys).not.toContain(plain);
});
