import { randomUUID } from 'node:crypto';
import { newTraceparent } from '@afya/runtime';
import { SYSTEM_ACTOR } from '@afya/service-contracts';
import { startRedis, type TestRedis } from '@afya/testing';
import { type INestMicroservice } from '@nestjs/common';
import { type Redis } from 'ioredis';
import { Echo } from '../fixtures/contracts';
import { SECRET, startReplica } from '../fixtures/start-replica';
import { RpcClient } from '.';
import { type Envelope, sign } from './envelope';
import { replyKey, streamKey } from './keys';

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

const makeEnvelope = (): Envelope => ({
  client: randomUUID(),
  id: '1',
  pattern: Echo.pattern,
  deadline: Date.now() + 3_000,
  traceparent: newTraceparent(),
  actor: { visitorId: 'v1', userId: null, role: 'visitor' },
  data: { text: 'habari' },
});

/** What the service replies to a message put into its stream by hand. */
async function replyTo(envelope: Envelope, signature: string): Promise<unknown> {
  const message = JSON.stringify(envelope);
  await raw.xadd(streamKey('consultation'), '*', 'message', message, 'signature', signature);
  const [, text] = (await raw.blpop(replyKey(envelope.client), 5)) ?? [];
  return JSON.parse(text ?? 'null');
}

const refused = { id: expect.any(String) as string, error: { code: 'RPC_ACTOR_INVALID' } };

test('a caller with another secret is refused', async () => {
  const stranger = new RpcClient({ redisUrl: redis.url, secret: 'a secret of somebody else' });
  await expect(stranger.call(Echo, { text: '' }, SYSTEM_ACTOR)).rejects.toMatchObject({ code: 'RPC_ACTOR_INVALID' });
  await stranger.close();
});

test('a signed message is taken as it is', async () => {
  const envelope = makeEnvelope();
  const signature = sign('consultation', JSON.stringify(envelope), SECRET);
  expect(await replyTo(envelope, signature)).toEqual({ id: '1', data: { text: 'habari', replica: 'one' } });
});

test.each<[string, Partial<Envelope>]>([
  ['actor', { actor: SYSTEM_ACTOR }],
  ['call', { pattern: 'test.who' }],
  ['id', { id: '2' }],
  ['deadline', { deadline: Date.now() + 60_000 }],
  ['payload', { data: { text: 'kwaheri' } }],
])('a signature does not hold for another %s', async (_, change) => {
  const envelope = makeEnvelope();
  const signature = sign('consultation', JSON.stringify(envelope), SECRET);
  expect(await replyTo({ ...envelope, ...change }, signature)).toMatchObject(refused);
});

test('a signature does not hold for another service, and a missing one not at all', async () => {
  const envelope = makeEnvelope();
  expect(await replyTo(envelope, sign('auth', JSON.stringify(envelope), SECRET))).toMatchObject(refused);
  expect(await replyTo(envelope, '')).toMatchObject(refused);
});

test('an entry that is no call is dropped and does no harm', async () => {
  for (const message of ['', '{', '[]', '{"id":1}'])
    await raw.xadd(streamKey('consultation'), '*', 'message', message, 'signature', '');
  await raw.xadd(streamKey('consultation'), '*', 'other', 'fields');
  const envelope = makeEnvelope();
  expect(await replyTo(envelope, sign('consultation', JSON.stringify(envelope), SECRET))).toMatchObject({ id: '1' });
  expect(await raw.xlen(streamKey('consultation'))).toBe(0);
});

test('a reply that nobody fetches expires', async () => {
  const envelope = makeEnvelope();
  const message = JSON.stringify(envelope);
  const signature = sign('consultation', message, SECRET);
  await raw.xadd(streamKey('consultation'), '*', 'message', message, 'signature', signature);
  await replyTo(...((other) => [other, sign('consultation', JSON.stringify(other), SECRET)] as const)(makeEnvelope()));
  const left = await raw.pttl(replyKey(envelope.client));
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(30_000);
});
