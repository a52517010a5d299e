import { startRedis, type TestRedis } from '@afya/testing';
import request from 'supertest';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

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

describe('a request that another site makes a browser send', () => {
  const post = (headers: Record<string, string>) => request(gateway.server).post('/api/auth/logout').set(headers);

  test.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'http://127.0.0.1' }],
  ])('is refused by %j', async (headers) => {
    expect((await post(headers).expect(403)).body.code).toBe('ORIGIN_REJECTED');
  });

  test.each([[{ 'Sec-Fetch-Site': 'same-origin', Origin: 'http://elsewhere' }], [{ 'Sec-Fetch-Site': 'none' }], [{}]])(
    'is not seen in %j',
    async (headers) => {
      await post(headers).expect(200);
    },
  );

  test('the host that was asked is the origin, or PUBLIC_URL where it is set', async () => {
    const { port } = gateway.server.address() as { port: number };
    await post({ Origin: `http://127.0.0.1:${port}` }).expect(200);
    const published = await gateway.another({ PUBLIC_URL: 'https://afya.example/' });
    const at = (origin: string) => request(published).post('/api/auth/logout').set('Origin', origin);
    await at('https://afya.example').expect(200);
    await at('https://afya.example.evil').expect(403);
  });
});
