import { startRedis, type TestRedis } from '@afya/testing';
import request from 'supertest';
import { expectPlainError } from '../../../test/expect-plain-error';
import { startTestGateway, type TestGateway } from '../../../test/start-test-gateway';
import { makeVisitor } from '../../../test/visitor';

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

const { consultation, adminLog } = { consultation: () => gateway.consultation, adminLog: () => gateway.adminLog };
const stored = async () => [
  await gateway.storedFiles(),
  consultation().sends.length,
  adminLog().filters.length,
  gateway.auth.accounts.size,
  (await redis.connect().keys('login:*')).length,
];
const prototypes = () => JSON.stringify([Object.keys(Object.prototype), ({} as { polluted?: unknown }).polluted]);

/** Checks for status 400, an error of the contract, and that nothing was stored, changed or charged. */
async function expectRefused(ask: () => request.Test): Promise<void> {
  const before = [await stored(), prototypes()];
  const { status, body } = await ask();
  expect(status).toBe(400);
  expectPlainError(body);
  expect([await stored(), prototypes()]).toEqual(before);
  await request(gateway.server).get('/api/health/live').expect(200);
}

describe('a JSON body', () => {
  const account = (more: string) => `{"username":"mgeni","password":"siri sana","preferredLanguage":"en"${more}}`;
  const field = (name: string, json: string) =>
    JSON.stringify({ username: 'mgeni', password: 'siri sana', preferredLanguage: 'en' }).replace(
      new RegExp(`"${name}":"[^"]*"`),
      `"${name}":${json}`,
    );
  const bodies: [string, string][] = [
    ['with __proto__', account(',"__proto__":{"polluted":true,"role":"admin"}')],
    ['with __proto__ in escapes', account(',"\\u005f_proto__":{"polluted":true}')],
    ['with __proto__ deep inside', account(',"a":[{"b":{"__proto__":{"polluted":true}}}]')],
    ['with constructor.prototype', account(',"constructor":{"prototype":{"polluted":true}}')],
    ['with prototype', account(',"prototype":{"polluted":true}')],
    ['with a name twice', account(',"username":"msimamizi"')],
    ['with a name twice, once in escapes', account(',"\\u0075sername":"msimamizi"')],
    ['with a name twice deep inside', account(',"a":{"b":1,"b":2}')],
    ['with a list for a string', field('username', '["mgeni"]')],
    ['with a list for the password', field('password', '["s","i","r","i","x","y"]')],
    ['with an object for a string', field('username', '{"length":5,"trim":1}')],
    ['with an object that is called', field('password', '{"toString":"x"}')],
    ['with a huge number for a string', field('username', `1${'0'.repeat(400)}`)],
    ['with a number for a string', field('password', '12345678')],
    ['with true for a string', field('password', 'true')],
    ['with null for a string', field('username', 'null')],
    ['with NUL in the name', field('username', '"mgeni\\u0000admin"')],
    ['with NUL in the password', field('password', '"siri\\u0000 sana"')],
    ['with half a surrogate pair', field('username', '"mgeni\\ud83e"')],
    ['with the other half', field('password', '"\\udd12siri sana"')],
    ['of a list of accounts', `[${account('')}]`],
    ['of a string that holds JSON', JSON.stringify(account(''))],
    ['with a NUL byte', account('').replace('mgeni', 'mge\0ni')],
    ['that is followed by another', account('') + account('')],
  ];
  test.each(bodies)('%s is refused', async (_, body) => {
    for (const route of ['register', 'login'])
      await expectRefused(() => request(gateway.server).post(`/api/auth/${route}`).type('json').send(body));
  });

  test.each(['"constructor"', '"__proto__"', '["en"]', '{"en":1}', '0', 'null'])(
    'with %s for the language is refused',
    async (language) => {
      const body = field('preferredLanguage', language);
      await expectRefused(() => request(gateway.server).post('/api/auth/register').type('json').send(body));
    },
  );

  test.each(['utf-16le', 'utf-16', 'utf-32'])('in %s is refused', async (charset) => {
    const body = Buffer.from(account(',"__proto__":{"polluted":true}'), 'utf16le');
    const type = `application/json; charset=${charset}`;
    await expectRefused(() => request(gateway.server).post('/api/auth/register').set('Content-Type', type).send(body));
  });

  test('is refused quickly for any placement of quotes', async () => {
    const started = performance.now();
    for (const body of [
      `"${'\\"'.repeat(8_000)}`,
      `{"a":"${'\\'.repeat(16_000)}`,
      '"'.repeat(16_001),
      '{"a":'.repeat(3_000),
    ])
      await expectRefused(() => request(gateway.server).post('/api/auth/login').type('json').send(body));
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test('of an ordinary account is accepted with any letters, and additional fields have no effect', async () => {
    const username = 'Wanjikũ "wa" {Kamau}: 🤒 \\ [ñ]';
    const body = {
      username,
      password: '"}{,:\\ 🩺',
      preferredLanguage: 'sw',
      role: 'admin',
      id: '1',
      a: [{ x: 1 }, { x: 1 }],
    };
    const answer = await request(gateway.server).post('/api/auth/register').send(body).expect(201);
    expect(answer.body).toMatchObject({ username, role: 'user' });
    expect(answer.body.id).not.toBe('1');
  });
});

describe('a form', () => {
  const part = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const form = (...parts: string[]) => `${part('message', 'homa')}${part('language', 'sw')}${parts.join('')}--b--\r\n`;
  const bare = (...parts: string[]) => `${parts.join('')}--b--\r\n`;
  const purchase = (json: string) => form(part('purchases', json));
  const bodies: [string, string][] = [
    ['with __proto__', form(part('__proto__', 'x'))],
    ['with __proto__[polluted]', form(part('__proto__[polluted]', 'true'))],
    ['with constructor[prototype][polluted]', form(part('constructor[prototype][polluted]', 'true'))],
    ['with a nested name', form(part('message[a]', 'x'))],
    ['with a dotted name of a list', form(part('message[]', 'x'))],
    ['with the text twice', form(part('message', 'maumivu'))],
    ['with the language twice', form(part('language', 'en'))],
    ['with the purchases twice', form(part('purchases', '[]'), part('purchases', '[]'))],
    ['with a language that is inherited', bare(part('message', 'homa'), part('language', 'toString'))],
    ['with a language of an object', bare(part('message', 'homa'), part('language[sw]', '1'))],
    ['without a language', bare(part('message', 'homa'))],
    ['with a kind of file that is inherited', form(part('fileTypes', '__proto__'))],
    ['with purchases that are an object', purchase('{"length":1}')],
    ['with purchases of huge numbers', purchase('[{"id":"purchase-1","credits":1e308,"method":"card"}]')],
    ['with purchases of fractions', purchase('[{"id":"purchase-1","credits":0.5,"method":"card"}]')],
    ['with purchases of strings for numbers', purchase('[{"id":"purchase-1","credits":"50","method":"card"}]')],
    ['with purchases of lists for strings', purchase('[{"id":["purchase-1"],"credits":50,"method":"card"}]')],
    ['with a purchase whose id has a NUL', purchase('[{"id":"purchase\\u00001","credits":50,"method":"card"}]')],
    ['with a purchase whose id has half a pair', purchase('[{"id":"purchase\\ud83e","credits":50,"method":"card"}]')],
    ['with a purchase by an inherited method', purchase('[{"id":"purchase-1","credits":50,"method":"constructor"}]')],
  ];
  test.each(bodies)('%s is refused', async (_, body) => {
    const { chat } = await makeVisitor(gateway);
    await expectRefused(() => chat().set('Content-Type', 'multipart/form-data; boundary=b').send(body));
  });

  test('with NUL and unpaired surrogates in the text is accepted without them', async () => {
    const { chat } = await makeVisitor(gateway);
    const text = Buffer.concat([Buffer.from('ho\0ma '), Buffer.from([0xed, 0xa0, 0xbd]), Buffer.from(' kali')]);
    const body = Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="message"\r\n\r\n'),
      text,
      Buffer.from(`\r\n${part('language', 'sw')}--b--\r\n`),
    ]);
    await chat().set('Content-Type', 'multipart/form-data; boundary=b').send(body).expect(202);
    const sent = consultation().sends.at(-1)!.text;
    expect(sent).toMatch(/^homa .* kali$/);
    expect(sent).not.toMatch(/\0|\p{Surrogate}/u);
  });
});

describe('an address', () => {
  let admin: ReturnType<typeof request.agent>;
  beforeAll(async () => {
    admin = request.agent(gateway.server);
    const account = { username: 'Mkaguzi', password: 'siri sana', preferredLanguage: 'sw' };
    await admin.post('/api/auth/register').send(account).expect(201);
    gateway.auth.setRole('Mkaguzi', 'admin');
    await admin.get('/api/admin/logs').expect(200);
  });

  test.each([
    ['a parameter twice', 'limit=1&limit=2'],
    ['a number with a suffix', 'limit=10%00'],
    ['a huge number', `limit=${'9'.repeat(400)}`],
    ['a number in exponential notation', 'limit=1e2'],
    ['less than one', 'limit=-1'],
    ['the text twice', 'q=homa&q=kali'],
    ['NUL', 'q=ho%00ma'],
    ['a severity twice', 'severity=info&severity=error'],
    ['an inherited severity', 'severity=constructor'],
    ['an inherited kind', 'eventType=__proto__'],
    ['an invalid session id', 'sessionId=__proto__'],
    ['an invalid time', 'from=NaN'],
  ])('of the log with %s is refused', async (_, query) => {
    await expectRefused(() => admin.get(`/api/admin/logs?${query}`));
  });

  test.each([
    '__proto__[limit]=1',
    'constructor[prototype][limit]=1',
    'q[__proto__]=x',
    'limit[]=1',
    '%5F%5Fproto__=x',
  ])('of the log with %s does not change prototypes', async (query) => {
    const before = prototypes();
    expect([200, 400]).toContain((await admin.get(`/api/admin/logs?${query}`)).status);
    expect(prototypes()).toBe(before);
  });
});
