import { eventually, startRedis, type TestRedis } from '@afya/testing';
import { setTimeout as pause } from 'node:timers/promises';
import request from 'supertest';
import { RIGHT_CODE } from '../../test/fake-auth';
import { newSessionId } from '../../test/session-ids';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';

let redis: TestRedis;
let gateway: TestGateway;
type Server = TestGateway['server'];
/** https behind a proxy that terminates TLS */
let https: Server;
/** step-up is required 1.5 seconds after the last password entry */
let strict: Server;
/** an admin's login ends after a second */
let brief: Server;
beforeAll(async () => {
  redis = await startRedis();
  gateway = await startTestGateway(redis.url);
  https = await gateway.another({ PUBLIC_URL: 'https://afya.example', TRUST_PROXY: '1' });
  strict = await gateway.another({ STEP_UP_MS: 1_500 });
  brief = await gateway.another({ ADMIN_IDLE_MS: 1_000 });
});
afterAll(async () => {
  await gateway.stop();
  await redis.stop();
});

const PASSWORD = 'siri sana';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';
let people = 0;

class Person {
  private cookies = new Map<string, string>();

  constructor(
    private readonly server: Server,
    readonly username = `Mtu ${(people += 1)}`,
  ) {}

  /** An attacker who has copied the cookies. */
  copy(): Person {
    const other = new Person(this.server, this.username);
    other.cookies = new Map(this.cookies);
    return other;
  }

  async send(method: 'get' | 'post' | 'delete', path: string, body?: object) {
    const sent = request(this.server)[method](`/api${path}`).set('User-Agent', ANDROID);
    if (this.server === https) sent.set('Host', 'afya.example');
    sent.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await (body ? sent.send(body) : sent);
    for (const cookie of response.get('set-cookie') ?? []) {
      const [pair = ''] = cookie.split(';');
      this.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  }

  async outcome(method: 'get' | 'post' | 'delete', path: string, body?: object) {
    const { status, body: answer } = await this.send(method, path, body);
    return status === 200 ? 200 : (answer as { code: string }).code;
  }

  register = () =>
    this.send('post', '/auth/register', { username: this.username, password: PASSWORD, preferredLanguage: 'sw' });
  login = (password = PASSWORD) => this.outcome('post', '/auth/login', { username: this.username, password });
  logs = () => this.outcome('get', '/admin/logs');
  enter = (code: string) => this.outcome('post', '/auth/second-factor', { code });
  stepUp = (password = PASSWORD) => this.outcome('post', '/auth/step-up', { password });
}

async function newAdmin(server: Server) {
  const admin = new Person(server);
  await admin.register();
  gateway.auth.setRole(admin.username, 'admin');
  return admin;
}

/** An admin with a second factor whose code was entered in this login. */
async function enrolled(server: Server) {
  const admin = await newAdmin(server);
  expect((await admin.send('post', '/auth/second-factor/setup')).body).toMatchObject({ secret: 'SECRET' });
  expect(await admin.outcome('post', '/auth/second-factor/confirmation', { code: RIGHT_CODE })).toBe(200);
  return admin;
}

const OUR_SESSION = newSessionId();
const reveal = (admin: Person) =>
  admin.outcome('post', `/admin/sessions/${OUR_SESSION}/reveal`, { reason: 'a complaint of the patient' });

describe('the second factor', () => {
  test('over https an admin without one can only set it up', async () => {
    const admin = await newAdmin(https);
    for (const path of ['/admin/logs', '/admin/counts', '/admin/overview', '/admin/export', '/admin/queues'])
      expect([path, await admin.outcome('get', path)]).toEqual([path, 'SECOND_FACTOR_SETUP_REQUIRED']);
    expect(await reveal(admin)).toBe('SECOND_FACTOR_SETUP_REQUIRED');
    expect((await admin.send('get', '/auth/second-factor')).body).toEqual({
      required: true,
      enrolled: false,
      recoveryCodesLeft: 0,
    });
    await admin.send('post', '/auth/second-factor/setup');
    const wrong = await admin.send('post', '/auth/second-factor/confirmation', { code: '111111' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'SECOND_FACTOR_INVALID']);
    expect(await admin.logs()).toBe('SECOND_FACTOR_SETUP_REQUIRED');
    const { body } = await admin.send('post', '/auth/second-factor/confirmation', { code: RIGHT_CODE });
    expect(new Set(body.recoveryCodes).size).toBe(10);
    for (const code of body.recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{6}-){3}[A-Z2-7]{6}$/);
    expect(await admin.logs()).toBe(200);
  });

  test('is optional over http', async () => {
    const admin = await newAdmin(gateway.server);
    expect(await admin.logs()).toBe(200);
    expect((await admin.send('get', '/auth/second-factor')).body).toMatchObject({ required: false });
  });

  test('must be entered before admin routes, over http too, and gives the login a new id', async () => {
    const admin = await enrolled(gateway.server);
    const later = new Person(gateway.server, admin.username);
    expect(await later.login()).toBe(200);
    expect(await later.outcome('get', '/auth/me')).toBe(200);
    expect(await later.logs()).toBe('SECOND_FACTOR_REQUIRED');
    for (const path of ['/auth/second-factor/setup', '/auth/second-factor/confirmation'])
      expect(await later.outcome('post', path, { code: RIGHT_CODE })).toBe('SECOND_FACTOR_REQUIRED');
    const before = later.copy();
    expect(await later.enter('111111')).toBe('SECOND_FACTOR_INVALID');
    expect(await later.enter(RIGHT_CODE)).toBe(200);
    expect(await later.logs()).toBe(200);
    expect(await before.logs()).toBe('ADMIN_LOGIN_REQUIRED');
  });

  test('must be entered again in a new login', async () => {
    const admin = await enrolled(gateway.server);
    expect(await admin.login()).toBe(200);
    expect(await admin.logs()).toBe('SECOND_FACTOR_REQUIRED');
  });

  test('must be entered again after it was replaced', async () => {
    const admin = await enrolled(gateway.server);
    const laptop = new Person(gateway.server, admin.username);
    await laptop.login();
    await laptop.enter(RIGHT_CODE);
    await admin.send('post', '/auth/second-factor/setup');
    await admin.send('post', '/auth/second-factor/confirmation', { code: RIGHT_CODE });
    expect(await admin.logs()).toBe(200);
    expect(await laptop.logs()).toBe('SECOND_FACTOR_REQUIRED');
  });

  test('throttles the eleventh guess and keeps verified logins working', async () => {
    const admin = await enrolled(gateway.server);
    const thief = new Person(gateway.server, admin.username);
    await thief.login();
    for (let i = 0; i < 10; i += 1) expect(await thief.enter('111111')).toBe('SECOND_FACTOR_INVALID');
    const refused = await thief.send('post', '/auth/second-factor', { code: RIGHT_CODE });
    expect([refused.status, refused.body.code]).toEqual([429, 'LOGIN_THROTTLED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect(await admin.logs()).toBe(200);
    expect(await new Person(gateway.server, admin.username).login()).toBe(200);
  });

  test('is refused to callers who are not admins', async () => {
    const user = new Person(gateway.server);
    expect(await user.enter(RIGHT_CODE)).toBe('ADMIN_LOGIN_REQUIRED');
    await user.register();
    expect(await user.enter(RIGHT_CODE)).toBe('ACCESS_DENIED');
    expect(await user.outcome('post', '/auth/second-factor/setup')).toBe('ACCESS_DENIED');
  });
});

describe('an unused login', () => {
  test('ends for an admin and with it all access', async () => {
    const admin = await newAdmin(brief);
    expect(await admin.login()).toBe(200);
    for (let i = 0; i < 4; i += 1) {
      await pause(500);
      expect(await admin.outcome('get', '/auth/me')).toBe(200);
    }
    await pause(1_300);
    expect(await admin.logs()).toBe('ADMIN_LOGIN_REQUIRED');
    expect(await admin.outcome('get', '/auth/me')).toBe('LOGIN_REQUIRED');
  });

  test('ends for a user who became an admin during it', async () => {
    const admin = await newAdmin(brief);
    expect(await admin.logs()).toBe(200);
    await pause(1_300);
    expect(await admin.logs()).toBe('ADMIN_LOGIN_REQUIRED');
  });

  test('ends although its page polls the counts', async () => {
    const admin = await newAdmin(brief);
    expect(await admin.login()).toBe(200);
    const counts = [];
    for (let i = 0; i < 6; i += 1) {
      counts.push(await admin.outcome('get', '/admin/counts'));
      await pause(300);
    }
    expect([counts[0], counts.at(-1)]).toEqual([200, 'ADMIN_LOGIN_REQUIRED']);
  });

  test('continues for a user', async () => {
    const user = new Person(brief);
    await user.register();
    await pause(1_300);
    expect(await user.outcome('get', '/auth/me')).toBe(200);
  });
});

describe('step-up authentication', () => {
  const guarded: [method: 'get' | 'post' | 'delete', path: string, body: object | undefined][] = [
    ['get', '/admin/export', undefined],
    ['post', `/admin/sessions/${OUR_SESSION}/reveal`, { reason: 'a complaint of the patient' }],
    ['get', '/me/export', undefined],
    ['delete', '/me', undefined],
    ['post', '/auth/second-factor/setup', undefined],
    ['delete', '/auth/logins', undefined],
  ];

  test.each(guarded)('is required before %s %s', async (method, path, body) => {
    const admin = await newAdmin(strict);
    await pause(1_600);
    const refused = await admin.send(method, path, body);
    expect([refused.status, refused.body.code]).toEqual([401, 'PASSWORD_REQUIRED']);
    expect((await admin.send('get', '/auth/step-up')).body).toEqual({ required: true });
    expect(await admin.stepUp('not it')).toBe('CREDENTIALS_INVALID');
    expect(await admin.outcome(method, path, body)).toBe('PASSWORD_REQUIRED');
    expect(await admin.stepUp()).toBe(200);
    expect((await admin.send('get', '/auth/step-up')).body).toEqual({ required: false });
    expect(await admin.outcome(method, path, body)).not.toBe('PASSWORD_REQUIRED');
  });

  test('counts for one login only and gives it a new id', async () => {
    const user = new Person(strict);
    await user.register();
    const laptop = new Person(strict, user.username);
    await laptop.login();
    await pause(1_600);
    const stolen = user.copy();
    expect(await user.stepUp()).toBe(200);
    expect(await laptop.outcome('get', '/me/export')).toBe('PASSWORD_REQUIRED');
    expect(await stolen.outcome('get', '/auth/me')).toBe('LOGIN_REQUIRED');
  });

  test('is not required from visitors', async () => {
    const visitor = new Person(strict);
    await visitor.send('post', `/session/${newSessionId()}`);
    await pause(1_600);
    expect((await visitor.send('get', '/auth/step-up')).body).toEqual({ required: false });
    expect(await visitor.stepUp()).toBe('LOGIN_REQUIRED');
    expect(await visitor.outcome('delete', '/me')).toBe(200);
  });

  test('throttles the eleventh guess without affecting logins', async () => {
    const user = new Person(gateway.server);
    await user.register();
    for (let i = 0; i < 10; i += 1) expect(await user.stepUp('not it')).toBe('CREDENTIALS_INVALID');
    expect(await user.stepUp()).toBe('LOGIN_THROTTLED');
    const owner = new Person(gateway.server, user.username);
    expect(await owner.login()).toBe(200);
    expect(await owner.stepUp()).toBe(200);
  });
});

describe('the list of logins', () => {
  const list = async (user: Person) => (await user.send('get', '/auth/logins')).body;

  test('contains device, start and last use of the user’s logins and marks the current one', async () => {
    const phone = new Person(gateway.server);
    await phone.register();
    const laptop = new Person(gateway.server, phone.username);
    await laptop.login();
    await new Person(gateway.server).register();
    await eventually(async () =>
      expect(await list(laptop)).toEqual([
        expect.objectContaining({ isCurrent: true, device: 'Chrome, Android', lastUsedAt: expect.any(String) }),
        expect.objectContaining({ isCurrent: false, createdAt: expect.any(String) }),
      ]),
    );
    const keys = (await redis.connect().keys('login:*')).map((key) => key.slice('login:'.length));
    for (const { id } of await list(laptop)) expect(keys).not.toContain(id);
  });

  test('ends one login or all others, and none of another user', async () => {
    const phone = new Person(gateway.server);
    await phone.register();
    const others = [1, 2, 3].map(() => new Person(gateway.server, phone.username));
    for (const other of others) await other.login();
    const stranger = new Person(gateway.server);
    await stranger.register();
    const [{ id }] = (await list(phone)) as [{ id: string }];
    expect(await stranger.outcome('delete', `/auth/logins/${id}`)).toBe(200);
    expect(await list(phone)).toHaveLength(4);
    expect(await phone.outcome('delete', `/auth/logins/${id}`)).toBe(200);
    expect(await others[2]!.outcome('get', '/auth/me')).toBe('LOGIN_REQUIRED');
    expect(await others[0]!.outcome('get', '/auth/me')).toBe(200);
    expect(await phone.outcome('delete', '/auth/logins')).toBe(200);
    expect(await list(phone)).toEqual([expect.objectContaining({ isCurrent: true })]);
    expect(await others[0]!.outcome('get', '/auth/me')).toBe('LOGIN_REQUIRED');
    expect(await stranger.outcome('get', '/auth/me')).toBe(200);
  });

  test('is refused to visitors', async () => {
    const nobody = new Person(gateway.server);
    for (const method of ['get', 'delete'] as const)
      expect(await nobody.outcome(method, '/auth/logins')).toBe('LOGIN_REQUIRED');
  });
});
