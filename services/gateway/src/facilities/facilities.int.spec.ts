import { startRedis, type TestRedis } from '@afya/testing';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';

let redis: TestRedis;
let gateway: TestGateway;
const folder = mkdtempSync(join(tmpdir(), 'facilities-'));
beforeAll(async () => {
  redis = await startRedis();
  gateway = await startTestGateway(redis.url);
});
afterAll(async () => {
  await gateway.stop();
  await redis.stop();
  rmSync(folder, { recursive: true });
});

describe('GET /api/facilities', () => {
  test('lists the counties and facilities of the sample and says that it is one', async () => {
    const { body } = await request(gateway.server).get('/api/facilities/counties').expect(200);
    expect(body.isSample).toBe(true);
    expect(body.counties).toContainEqual({
      name: 'Nairobi',
      facilities: 3,
      latitude: expect.closeTo(-1.29, 1),
      longitude: expect.closeTo(36.84, 1),
    });
    const nairobi = await request(gateway.server).get('/api/facilities?county=Nairobi').expect(200);
    expect(nairobi.body.facilities[0]).toMatchObject({ name: 'Kenyatta National Hospital', level: 6 });
    expect(nairobi.headers['cache-control']).toBe('public, max-age=3600');
  });

  test('returns no facilities for an unknown county and refuses a request without one', async () => {
    const { body } = await request(gateway.server).get('/api/facilities?county=Atlantis').expect(200);
    expect(body).toEqual({ county: 'Atlantis', facilities: [] });
    await request(gateway.server).get('/api/facilities').expect(400);
  });

  test('serves the operator’s list', async () => {
    const FACILITIES_FILE = join(folder, 'list.csv');
    writeFileSync(FACILITIES_FILE, 'Code,Name,County,Keph level\n1,Lamu Hospital,LAMU,Level 4\n');
    const server = await gateway.another({ FACILITIES_FILE });
    const { body } = await request(server).get('/api/facilities/counties').expect(200);
    expect(body).toEqual({ isSample: false, counties: [{ name: 'Lamu', facilities: 1 }] });
  });

  test('does not start with a list that cannot be read', async () => {
    await expect(gateway.another({ FACILITIES_FILE: join(folder, 'missing.csv') })).rejects.toThrow(
      /FACILITIES_FILE .*missing/,
    );
  });
});
