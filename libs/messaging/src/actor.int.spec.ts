import { randomUUID } from 'node:crypto';
import { newTraceparent } from '@afya/runtime';
import { type ServiceName, SYSTEM_ACTOR } from '@afya/service-contracts';
import { eventually, makeRpcKeys, startRedis, type TestRedis } from '@afya/testing';
import { type INestMicroservice } from '@nestjs/common';
import { type Redis } from 'ioredis';
import { Echo } from '../fixtures/contracts';
import { GATEWAY_KEYS, startReplica } from '../fixtures/start-replica';
import { RpcClient, RpcKeys } from '.';
import { clientKey } from './client-keys';
import { type Body, type Header, sign, type SignedMessage, writeCall } from './envelope';
import { replyKey, streamKey } from './keys';
import { readReply } from './reply';

let redis: TestRedis;
let replica: INestMicroservice;
let raw: Redis;

beforeAll(async () => {
  redis = await startRedis();
  raw = redis.connect();
  replica = await startReplica({ redisUrl: redis.url, name: 'one' });
}, 30_000);

afterAll(async () => {
  await replica.close();
  await redis.stop();
});

const SECRET = GATEWAY_KEYS.toCallee('consultation');

const makeHeader = (): Header => ({
  client: `gateway:${randomUUID()}`,
  id: '1',
  pattern: Echo.pattern,
  deadline: Date.now() + 3_000,
  traceparent: newTraceparent(),
});
const visitor: Body = { actor: { visitorId: 'v1', userId: null, role: 'visitor' }, data: { text: 'habari' } };

/** A call as a client with this secret writes it. */
const write = (header: Header, body = visitor, service: ServiceName = 'consultation') =>
  writeCall(header, body, { service, secret: SECRET, key: clientKey(SECRET, header.client) })!;

async function put({ message, body, signature }: SignedMessage): Promise<void> {
  await raw.xadd(streamKey('consultation'), '*', 'message', message, 'body', body, 'signature', signature);
}

/** Adds a call to the service's stream and returns its reply. */
async function replyTo(call: SignedMessage): Promise<unknown> {
  const { client, id } = JSON.parse(call.message) as Header;
  await put(call);
  const [, frame] = (await raw.blpop(replyKey(client), 5)) ?? [];
  return frame && readReply(frame, { client, id }, clientKey(SECRET, client));
}

const refused = { error: { code: 'RPC_ACTOR_INVALID' } };

test('refuses a caller with other keys', async () => {
  const stranger = new RpcClient({ redisUrl: redis.url, keys: new RpcKeys('gateway', makeRpcKeys().gateway) });
  await expect(stranger.call(Echo, { text: '' }, SYSTEM_ACTOR)).rejects.toMatchObject({ code: 'RPC_ACTOR_INVALID' });
  await stranger.close();
});

test('answers a signed message', async () => {
  expect(await replyTo(write(makeHeader()))).toEqual({ data: { text: 'habari', replica: 'one' } });
});

test.each<[string, Partial<Header>]>([
  ['call', { pattern: 'test.who' }],
  ['id', { id: '2' }],
  ['deadline', { deadline: Date.now() + 60_000 }],
])('refuses a call whose %s was changed after signing or encrypting', async (_, change) => {
  const header = makeHeader();
  const call = write(header);
  const message = JSON.stringify({ ...header, ...change });
  expect(await replyTo({ ...call, message })).toMatchObject(refused);
  // signed again with the secret: the encrypted payload is bound to its header by itself
  const signature = sign('consultation', { ...call, message }, SECRET);
  expect(await replyTo({ ...call, message, signature })).toMatchObject(refused);
});

test('refuses a call with the payload of another call of the same client', async () => {
  const header = makeHeader();
  const other = write(header, { actor: SYSTEM_ACTOR, data: { text: 'kwaheri' } });
  expect(await replyTo({ ...write(header), body: other.body })).toMatchObject(refused);
});

test('refuses a signature for another service and a missing signature', async () => {
  expect(await replyTo(write(makeHeader(), visitor, 'auth'))).toMatchObject(refused);
  expect(await replyTo({ ...write(makeHeader()), signature: '' })).toMatchObject(refused);
});

test('drops an entry that is not a call and answers the next one', async () => {
  for (const message of ['', '{', '[]', '{"id":1}']) await put({ message, body: '', signature: '' });
  await raw.xadd(streamKey('consultation'), '*', 'other', 'fields');
  expect(await replyTo(write(makeHeader()))).toMatchObject({ data: { text: 'habari' } });
  expect(await raw.xlen(streamKey('consultation'))).toBe(0);
});

test('lets a reply expire when no one reads it', async () => {
  const header = makeHeader();
  await put(write(header));
  await replyTo(write(makeHeader()));
  const left = await raw.pttl(replyKey(header.client));
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(30_000);
});

test('does not accept the reply to another call', async () => {
  const [one, other] = [makeHeader(), makeHeader()];
  await put(write(one));
  const [, frame] = (await raw.blpop(replyKey(one.client), 5)) ?? [];
  const key = clientKey(SECRET, one.client);
  expect(readReply(frame!, one, key)).toMatchObject({ data: { text: 'habari' } });
  expect(readReply(frame!, { ...one, id: '2' }, key)).toBeNull();
  expect(readReply(frame!, { ...one, client: other.client }, key)).toBeNull();
});

test('writes neither the caller nor the content of a call to Redis unencrypted', async () => {
  const commands: string[] = [];
  const monitor = await raw.monitor();
  monitor.on('monitor', (_time: string, command: string[]) => commands.push(command.join(' ')));
  const client = new RpcClient({ redisUrl: redis.url, keys: GATEWAY_KEYS });
  const patient = { visitorId: 'mgonjwa-wa-kwanza', userId: null, role: 'visitor' as const };
  const { text } = await client.call(Echo, { text: 'nyangumi' }, patient);
  await eventually(() => expect(commands.join('\n')).toMatch(/^rpush .*\n(.*\n)*xack /m));
  monitor.disconnect();
  await client.close();
  const written = commands.join('\n');
  expect(text).toBe('nyangumi');
  expect(written).toContain(Echo.pattern);
  expect(written).not.toMatch(/nyangumi|mgonjwa/);
  const decoded = (written.match(/[\w+/-]{16,}/g) ?? []).map((part) => Buffer.from(part, 'base64').toString('latin1'));
  expect(decoded.join('\n')).not.toMatch(/nyangumi|mgonjwa/);
});
