import { startRedis, type TestRedis } from '@afya/testing';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';

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

const OLD = 'siri sana';
const NEW = 'maji ya moto';
type Browser = ReturnType<typeof request.agent>;

async function registerWithCode() {
  const username = `Mtu ${randomUUID()}`;
  const browser = request.agent(gateway.server);
  await browser.post('/api/auth/register').send({ username, password: OLD, preferredLanguage: 'sw' }).expect(201);
  const { body } = await newCode(browser).expect(200);
  return { username, browser, recoveryCode: body.recoveryCode as string };
}
const newCode = (browser: Browser, password = OLD) => browser.post('/api/auth/recovery-code').send({ password });
const recover = (browser: Browser, form: { username: string; recoveryCode: string; newPassword?: string }) =>
  browser.post('/api/auth/recover').send({ newPassword: NEW, ...form });
const whoIs = async (browser: Browser) => (await browser.get('/api/auth/me')).status;

test('a recovery code has 120 bits, needs the password and replaces an earlier code', async () => {
  const { username, browser, recoveryCode } = await registerWithCode();
  expect(recoveryCode).toMatch(/^([A-Z2-7]{6}-){3}[A-Z2-7]{6}$/);
  const { body } = await newCode(browser, 'not it').expect(400);
  expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: { password: 'The current password is wrong' } });
  const later = (await newCode(browser).expect(200)).body.recoveryCode as string;
  expect(later).not.toBe(recoveryCode);
  await recover(request.agent(gateway.server), { username, recoveryCode }).expect(401);
  await newCode(request.agent(gateway.server)).expect(401);
});

test('recovering ends all logins of the account, signs this browser in and uses the code up', async () => {
  const { username, browser, recoveryCode } = await registerWithCode();
  const phone = request.agent(gateway.server);
  const { body, headers } = await recover(phone, { username, recoveryCode }).expect(200);
  expect(body).toMatchObject({ username, role: 'user' });
  expect(String(headers['set-cookie'])).toContain('login=');
  expect(await Promise.all([phone, browser].map(whoIs))).toEqual([200, 401]);
  await recover(request.agent(gateway.server), { username, recoveryCode }).expect(401);
  await browser.post('/api/auth/login').send({ username, password: OLD }).expect(401);
  await browser.post('/api/auth/login').send({ username, password: NEW }).expect(200);
});

test('wrong codes count like wrong passwords, also for an unused name', async () => {
  const { username, recoveryCode } = await registerWithCode();
  for (const name of [username, `Hakuna ${randomUUID()}`]) {
    const stranger = request.agent(gateway.server);
    for (let guess = 0; guess < 10; guess += 1) {
      const { body } = await recover(stranger, { username: name, recoveryCode: `WRONG${guess}` }).expect(401);
      expect(body.code).toBe('CREDENTIALS_INVALID');
    }
    const { body } = await recover(stranger, { username: name, recoveryCode }).expect(429);
    expect(body.code).toBe('LOGIN_THROTTLED');
    await stranger.post('/api/auth/login').send({ username: name, password: OLD }).expect(429);
  }
});

test('missing and short fields are named', async () => {
  const { body } = await recover(request.agent(gateway.server), {
    username: '',
    recoveryCode: '',
    newPassword: 'abc',
  }).expect(400);
  expect(Object.keys(body.errors as object).sort()).toEqual(['newPassword', 'recoveryCode', 'username']);
});
