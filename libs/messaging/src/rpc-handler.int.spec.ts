import { AppError } from '@afya/runtime';
import { type Actor, type RpcRequest } from '@afya/service-contracts';
import { startRedis, type TestRedis } from '@afya/testing';
import { Controller, type INestMicroservice } from '@nestjs/common';
import { Echo, WhoAmI, Work } from '../fixtures/contracts';
import { GATEWAY_KEYS, startReplica } from '../fixtures/start-replica';
import { Runs } from '../fixtures/test.controller';
import { RpcClient, type RpcContext, RpcHandler } from '.';

@Controller()
class EchoHandler {
  constructor(private readonly runs: Runs) {}

  @RpcHandler(Echo)
  async execute({ text }: RpcRequest<typeof Echo>) {
    return { text, replica: this.runs.replica };
  }
}

@Controller()
class WhoAmIHandler {
  @RpcHandler(WhoAmI)
  async execute(_request: RpcRequest<typeof WhoAmI>, { actor, deadline }: RpcContext) {
    return { actor, traceparent: '', millisecondsLeft: deadline - Date.now() };
  }
}

@Controller()
class WorkHandler {
  @RpcHandler(Work)
  async execute(): Promise<never> {
    throw new AppError('CHAT_EMPTY');
  }
}

const actor: Actor = { visitorId: 'v1', userId: null, role: 'visitor' };
let redis: TestRedis;
let replica: INestMicroservice;
let client: RpcClient;

beforeAll(async () => {
  redis = await startRedis();
  const controllers = [EchoHandler, WhoAmIHandler, WorkHandler];
  replica = await startReplica({ redisUrl: redis.url, name: 'one', controllers });
  client = new RpcClient({ redisUrl: redis.url, keys: GATEWAY_KEYS });
}, 30_000);

afterAll(async () => {
  await client.close();
  await replica.close();
  await redis.stop();
});

test('a use case answers its contract and has its dependencies injected', async () => {
  expect(await client.call(Echo, { text: 'habari' }, actor)).toEqual({ text: 'habari', replica: 'one' });
});

test('a use case receives the actor and the deadline', async () => {
  const answer = await client.call(WhoAmI, {}, actor);
  expect(answer.actor).toEqual(actor);
  expect(answer.millisecondsLeft).toBeGreaterThan(0);
});

test('an AppError of one of several use cases reaches the caller', async () => {
  await expect(client.call(Work, { id: 'w', ms: 0 }, actor)).rejects.toMatchObject({ code: 'CHAT_EMPTY' });
});
