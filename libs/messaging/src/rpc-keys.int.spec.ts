import { EnvironmentError, newTraceparent } from '@afya/runtime';
import {
  type Actor,
  type Caller,
  GetSession,
  mayCall,
  type RpcContract,
  SYSTEM_ACTOR,
  TakeTurn,
  VerifyCredentials,
} from '@afya/service-contracts';
import { makeRpcKeys, startRedis, type TestRedis } from '@afya/testing';
import { type INestMicroservice } from '@nestjs/common';
import { Echo } from '../fixtures/contracts';
import { startReplica } from '../fixtures/start-replica';
import { RpcClient, RpcKeys } from '.';
import { clientKey } from './client-keys';
import { type Header, writeCall } from './envelope';
import { replyKey, streamKey } from './keys';
import { readReply } from './reply';

const env = makeRpcKeys();
const keysOf = (service: Caller) => new RpcKeys(service, env[service]);
const user: Actor = { visitorId: null, userId: 'u1', role: 'user' };
const visitor: Actor = { visitorId: 'v1', userId: null, role: 'visitor' };

let redis: TestRedis;
const services: INestMicroservice[] = [];
const clients: RpcClient[] = [];
beforeAll(async () => {
  redis = await startRedis();
  // The contract of the specs is one of the gateway's for people; all others are as the table says.
  const allowed: typeof mayCall = (caller, contract, actor) =>
    contract.pattern === Echo.pattern
      ? caller === 'gateway' && actor.role !== 'system'
      : mayCall(caller, contract, actor);
  const options = { redisUrl: redis.url, name: 'one', mayCall: allowed };
  for (const service of ['consultation', 'auth'] as const)
    services.push(await startReplica({ ...options, service, secret: keysOf(service) }));
}, 30_000);
afterAll(async () => {
  for (const client of clients) await client.close();
  for (const service of services) await service.close();
  await redis.stop();
});

function as(service: Caller, keys = keysOf(service)): RpcClient {
  const client = new RpcClient({ redisUrl: redis.url, secret: keys });
  clients.push(client);
  return client;
}
const call = (client: RpcClient, contract: RpcContract, request: unknown, actor: Actor) =>
  (client.call as (...call: unknown[]) => Promise<unknown>).call(client, contract, request, actor);
const refused = { code: 'RPC_ACTOR_INVALID' };
const turn = { sessionId: 'S'.repeat(21), workerId: 'w' };

test('the gateway speaks for a person, and the reply comes from the callee', async () => {
  expect(await as('gateway').call(Echo, { text: 'habari' }, user)).toEqual({ text: 'habari', replica: 'one' });
});

test('a worker that calls auth is refused, also where it signs rightly', async () => {
  const request = { username: 'amina', password: 'siri' };
  await expect(call(as('ai-worker'), VerifyCredentials, request, SYSTEM_ACTOR)).rejects.toMatchObject(refused);
});

test('a worker may call the contracts of turns as itself, and for no person', async () => {
  const worker = as('ai-worker');
  // The replica of the specs has no handler of it: the call passed the table.
  await expect(call(worker, TakeTurn, turn, SYSTEM_ACTOR)).rejects.toMatchObject({ code: 'RPC_PATTERN_UNKNOWN' });
  for (const person of [user, visitor, { ...user, role: 'admin' as const }])
    await expect(call(worker, TakeTurn, turn, person)).rejects.toMatchObject(refused);
  await expect(call(worker, GetSession, { sessionId: turn.sessionId }, visitor)).rejects.toMatchObject(refused);
  await expect(call(worker, Echo, { text: '' }, user)).rejects.toMatchObject(refused);
});

/** What the service replies to a call that names `claimed` as its caller and is signed with the keys of `signer`. */
async function forge(signer: Caller, claimed: Caller, actor: Actor): Promise<unknown> {
  const header: Header = {
    client: `${claimed}:forged-by-${signer}`,
    id: '1',
    pattern: Echo.pattern,
    deadline: Date.now() + 3_000,
    traceparent: newTraceparent(),
  };
  const secret = keysOf(signer).toCallee('consultation');
  const key = clientKey(secret, header.client);
  const written = writeCall(header, { actor, data: { text: '' } }, { service: 'consultation', secret, key })!;
  const raw = redis.connect();
  const { message, body, signature } = written;
  await raw.xadd(streamKey('consultation'), '*', 'message', message, 'body', body, 'signature', signature);
  const [, frame] = (await raw.blpop(replyKey(header.client), 5)) ?? [];
  return frame && readReply(frame, { client: header.client, id: '1' }, key);
}

test('a call that is signed with another service’s key is refused', async () => {
  expect(await forge('gateway', 'gateway', user)).toMatchObject({ data: { text: '' } });
  for (const signer of ['ai-worker', 'auth', 'admin-log'] as const)
    expect(await forge(signer, 'gateway', user)).toEqual({ error: expect.objectContaining(refused) });
});

test('a client that belongs to no service is refused', async () => {
  expect(await forge('gateway', 'nobody' as Caller, user)).toEqual({ error: expect.objectContaining(refused) });
});

test('two services share a secret that a third one cannot derive, another one for each direction', () => {
  const [gateway, auth, worker] = [keysOf('gateway'), keysOf('auth'), keysOf('ai-worker')];
  expect(gateway.toCallee('auth')).toEqual(auth.fromCaller('gateway'));
  expect(gateway.toCallee('auth')).not.toEqual(gateway.fromCaller('auth'));
  const others = [worker.toCallee('auth'), worker.toCallee('gateway'), worker.fromCaller('auth')];
  expect(others).not.toContainEqual(gateway.toCallee('auth'));
});

test('a shared secret does not pass for keys, nor new keys for those that are known', async () => {
  const shared = new RpcClient({ redisUrl: redis.url, secret: 'one secret for all services', caller: 'gateway' });
  clients.push(shared);
  await expect(shared.call(Echo, { text: '' }, user)).rejects.toMatchObject(refused);
  const unknown = makeRpcKeys();
  const mixed = {
    RPC_KEY: unknown.gateway.RPC_KEY,
    RPC_PUBLIC_KEYS: env.gateway.RPC_PUBLIC_KEYS.replace(
      /gateway:[^,]+/,
      /gateway:[^,]+/.exec(unknown.gateway.RPC_PUBLIC_KEYS)![0],
    ),
  };
  await expect(as('gateway', new RpcKeys('gateway', mixed)).call(Echo, { text: '' }, user)).rejects.toMatchObject(
    refused,
  );
});

test('a key that is none, or is another service’s, is an error of the environment that does not show it', () => {
  for (const wrong of [
    { ...env.auth, RPC_KEY: 'c2VjcmV0' },
    { ...env.auth, RPC_KEY: env.gateway.RPC_KEY },
    { ...env.auth, RPC_PUBLIC_KEYS: '' },
    { ...env.auth, RPC_PUBLIC_KEYS: 'auth:c2VjcmV0' },
  ]) {
    const open = () => new RpcKeys('auth', wrong);
    expect(open).toThrow(EnvironmentError);
    expect(open).toThrow(/^RPC_(KEY|PUBLIC_KEYS): [a-zA-Z0-9 _.]+$/);
  }
});
