import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Redis } from 'ioredis';
import { parse } from 'yaml';
import { ProcessRegistry } from '../processes/registry.ts';
import { localDir, makeDir, root } from '../setup/paths.mjs';
import { services, type ServiceName } from '../../secrets/secrets.mjs';
import { redisUrlsOf, redisUser, rulesOf } from './redis-users.ts';
import { redisProgram, startRedis } from './redis.ts';

const stateDir = makeDir(join(localDir, `redis-users-spec-${process.pid}`));
const registry = new ProcessRegistry(stateDir);
const users: Record<string, Redis> = {};
let admin: Redis;

before(async () => {
  const { url } = await startRedis({ program: await redisProgram(), stateDir, registry });
  admin = new Redis(url);
  for (const [service, own] of Object.entries(redisUrlsOf(stateDir, url))) users[service] = new Redis(own);
});
after(async () => {
  for (const redis of [admin, ...Object.values(users)]) redis.disconnect();
  await registry.stopAll();
  rmSync(stateDir, { recursive: true, force: true });
});

/** Whether Redis allows a service the command. */
async function may(service: ServiceName, line: string) {
  const [command = '', ...rest] = line.split(' ');
  const answer = users[service]?.call(command, ...rest) ?? assert.fail(service);
  return answer.then(
    () => true,
    (error) => {
      assert.match(error.message, /^NOPERM/, `${service}: ${line}`);
      return false;
    },
  );
}

test('a worker cannot read, write or list login sessions and limits', async () => {
  await admin.set('login:abc', '{"userId":"u1"}');
  for (const line of [
    'GET login:abc',
    'MGET login:abc',
    'SET login:new {}',
    'DEL login:abc',
    'UNLINK login:abc',
    'EXPIRE login:abc 1',
    'RENAME login:abc {q}:answer-session:abc',
    'COPY login:abc {q}:answer-session:abc',
    'ZRANGE logins-of:u1 0 -1',
    'SET {limit:x:send-caller}:hits 0',
    'DEL login-failures:x',
    'SET ver:abc 1',
    'SCAN 0',
    'RANDOMKEY',
    'KEYS *',
  ])
    assert.equal(await may('ai-worker', line), false, line);
  const script = `return redis.call('GET', KEYS[1])`;
  await assert.rejects(users['ai-worker']?.eval(script, 1, 'login:abc') ?? Promise.resolve(), /NOPERM|can't access/);
  await assert.rejects(
    users['ai-worker']?.eval(`return redis.call('GET', 'login:abc')`, 0) ?? Promise.resolve(),
    /NOPERM|can't access/,
  );
  assert.equal(await admin.get('login:abc'), '{"userId":"u1"}');
});

test('no service can empty Redis, list keys, or read and change its settings and users', async () => {
  for (const service of services)
    for (const line of [
      'FLUSHALL',
      'FLUSHDB',
      'SWAPDB 0 1',
      'CONFIG GET requirepass',
      'CONFIG SET maxmemory-policy allkeys-lru',
      'KEYS *',
      'ACL LIST',
      'SHUTDOWN NOSAVE',
      'MONITOR',
      'CLIENT LIST',
      'CLIENT KILL TYPE normal',
      'SCRIPT FLUSH',
      'FUNCTION FLUSH',
      'SAVE',
      'REPLICAOF NO ONE',
    ])
      assert.equal(await may(service, line), false, `${service}: ${line}`);
  for (const service of services.filter((name) => name !== 'consultation'))
    assert.equal(await may(service, 'SCAN 0'), false, service);
});

test('a service can send calls only to the services that it calls, and read only its own calls', async () => {
  const callees: Record<ServiceName, string[]> = {
    gateway: ['auth', 'consultation', 'admin-log'],
    auth: ['admin-log'],
    consultation: ['auth', 'admin-log'],
    'admin-log': [],
    'ai-worker': ['consultation'],
  };
  for (const service of services)
    for (const other of ['auth', 'consultation', 'admin-log']) {
      const isOwn = other === service;
      assert.equal(await may(service, `XADD rpc:${other} * message x`), isOwn || callees[service].includes(other));
      assert.equal(await may(service, `XRANGE rpc:${other} - +`), isOwn, `${service} reads the calls to ${other}`);
      assert.equal(await may(service, `DEL rpc:${other}`), isOwn, `${service} removes the calls to ${other}`);
    }
  assert.equal(await may('ai-worker', 'LPOP rpc:reply:ai-worker:1'), true);
  assert.equal(await may('ai-worker', 'LPOP rpc:reply:gateway:1'), false);
  assert.equal(await may('ai-worker', 'RPUSH rpc:reply:gateway:1 x'), false);
  assert.equal(await may('auth', 'LPOP rpc:reply:gateway:1'), false);
});

test('only the producers and consumers of a queue can reach it', async () => {
  const reaches = async (queue: string) => {
    const answers = await Promise.all(services.map((service) => may(service, `LLEN {q}:${queue}:wait`)));
    return services.filter((_, i) => answers[i]).sort();
  };
  assert.deepEqual(await reaches('answer-session'), ['ai-worker', 'consultation', 'gateway']);
  assert.deepEqual(await reaches('quarantine'), ['ai-worker', 'consultation', 'gateway']);
  assert.deepEqual(await reaches('append-events'), ['admin-log', 'ai-worker', 'auth', 'consultation', 'gateway']);
});

test('these tests know every queue of the contracts', () => {
  const source = readFileSync(join(root, 'libs/service-contracts/src/jobs.ts'), 'utf8');
  const names = [...source.matchAll(/queue: '([^']+)'/g)].map(([, name]) => name);
  assert.deepEqual(names.sort(), ['answer-session', 'append-events', 'quarantine']);
});

test('docker-compose.yml gives Redis the same users, and each service its user', () => {
  const { services: composed } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
  const given = composed.redis.command.join(' ').split(' --user ').slice(1);
  const expected = services.map((service) => {
    const password = `REDIS_${service.toUpperCase().replaceAll('-', '_')}_PASSWORD`;
    return `${redisUser(service)} on >\${${password}:?make it with npm run secrets} ${rulesOf(service)}`;
  });
  assert.deepEqual(given, expected);
  for (const service of services)
    for (const name of ['BUS_REDIS_URL', 'QUEUE_REDIS_URL'])
      assert.match(
        composed[service].environment[name],
        new RegExp(`^redis://${redisUser(service)}:`),
        `${service} ${name}`,
      );
});
