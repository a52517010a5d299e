import { EnvironmentError, newTraceparent } from '@afya/runtime';
import {
  type Actor,
  type Caller,
  GetSession,
  mayCall,
  type RpcContract,
  SYSTEM_ACTOR,
  LeaseReply,
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
  // The gateway may call the test contract on behalf of people; all others follow the access table.
  const allowed: typeof mayCall = (caller, contract, actor) =>
    contract.pattern === Echo.pattern
      ? caller === 'gateway' && actor.role !== 'system'
      : mayCall(caller, contract, actor);
  const options = { redisUrl: redis.url, name: 'one', mayCall: allowed };
  for (const service of ['consultation', 'auth'] as const)
    services.push(await startReplica({ ...options, service, keys: keysOf(service) }));
}, 30_000);
afterAll(async () => {
  for (const client of clients) await client.close();
  for (const service of services) await service.close();
  await redis.stop();
});

function as(service: Caller, keys = keysOf(service)): RpcClient {
  const client = new RpcClient({ redisUrl: redis.url, keys });
  clients.push(client);
  return client;
}
const call = (client: RpcClient, contract: RpcContract, request: unknown, actor: Actor) =>
  (client.call as (...call: unknown[]) => Promise<unknown>).call(client, contract, request, actor);
const refused = { code: 'RPC_ACTOR_INVALID' };
const leaseRequest = { sessionId: 'S'.repeat(21), workerId: 'w' };

test('the gateway calls on behalf of a person and gets the reply of the callee', async () => {
  expect(await as('gateway').call(Echo, { text: 'habari' }, user)).toEqual({ text: 'habari', replica: 'one' });
});

test('refuses a worker that calls auth with a valid signature', async () => {
  const request = { username: 'amina', password: 'siri' };
  await expect(call(as('ai-worker'), VerifyCredentials, request, SYSTEM_ACTOR)).rejects.toMatchObject(refused);
});

test('a worker may call the contracts of replies as itself, not on behalf of people', async () => {
  const worker = as('ai-worker');
  // The test replica has no handler for it, so the call passed the access table.
  await expect(call(worker, LeaseReply, leaseRequest, SYSTEM_ACTOR)).rejects.toMatchObject({
    code: 'RPC_PATTERN_UNKNOWN',
  });
  for (const person of [user, visitor, { ...user, role: 'admin' as const }])
    await expect(call(worker, LeaseReply, leaseRequest, person)).rejects.toMatchObject(refused);
  await expect(call(worker, GetSession, { sessionId: leaseRequest.sessionId }, visitor)).rejects.toMatchObject(refused);
  await expect(call(worker, Echo, { text: '' }, user)).rejects.toMatchObject(refused);
});

/** The reply to a call that names `claimed` as its caller and is signed with the keys of `signer`. */
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

test('refuses a call that is signed with the key of another service', async () => {
  expect(await forge('gateway', 'gateway', user)).toMatchObject({ data: { text: '' } });
  for (const signer of ['ai-worker', 'auth', 'admin-log'] as const)
    expect(await forge(signer, 'gateway', user)).toEqual({ error: expect.objectContaining(refused) });
});

test('refuses a client that belongs to no service', async () => {
  expect(await forge('gateway', 'unknown' as Caller, user)).toEqual({ error: expect.objectContaining(refused) });
});

test('two services share one secret per direction, which a third service cannot derive', () => {
  const [gateway, auth, worker] = [keysOf('gateway'), keysOf('auth'), keysOf('ai-worker')];
  const secret = gateway.toCallee('auth');
  expect(secret.equals(auth.fromCaller('gateway'))).toBe(true);
  const others = [
    gateway.fromCaller('auth'),
    worker.toCallee('auth'),
    worker.toCallee('gateway'),
    worker.fromCaller('auth'),
  ];
  expect(others.some((other) => other.equals(secret))).toBe(false);
});

test('refuses keys that the callee does not know', async () => {
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

test('an invalid key or the key of another service is an environment error that does not contain the key', () => {
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
