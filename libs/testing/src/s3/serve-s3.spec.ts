import { once } from 'node:events';
import type { Server } from 'node:http';
import { Client } from 'minio';
import { freePort } from '../free-port';
import { Buckets } from './buckets';
import { serveS3 } from './serve-s3';

const account = { accessKey: 'specs', secretKey: 'a secret of the specs' };
let port: number;
let server: Server;
beforeAll(async () => {
  port = await freePort();
  server = await serveS3(port, account, new Buckets());
  await client().makeBucket('bucket', 'us-east-1');
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});
const client = (over: Partial<typeof account> = {}) =>
  new Client({ endPoint: '127.0.0.1', port, useSSL: false, region: 'us-east-1', ...account, ...over });

test.each([
  ['secret', { secretKey: 'another secret' }, 'SignatureDoesNotMatch'],
  ['account', { accessKey: 'another' }, 'InvalidAccessKeyId'],
])('refuses another %s', async (_what, over, code) => {
  await expect(client(over).putObject('bucket', 'one', Buffer.from('x'))).rejects.toMatchObject({ code });
  await expect(client().statObject('bucket', 'one')).rejects.toMatchObject({ code: 'NotFound' });
});

test('rejects an unsigned request, and one whose body was changed in transit', async () => {
  const at = `http://127.0.0.1:${port}/bucket/two`;
  expect((await fetch(at, { method: 'PUT', body: 'x' })).status).toBe(403);
  const headers: Record<string, string> = {};
  const proxied = client();
  Object.assign(proxied, {
    transport: {
      request: (options: { headers: Record<string, string> }) => {
        Object.assign(headers, options.headers);
        throw new Error('not sent');
      },
    },
  });
  await proxied.putObject('bucket', 'two', Buffer.from('x')).catch(() => undefined);
  expect(headers['authorization']).toContain('AWS4-HMAC-SHA256');
  delete headers['content-length'];
  delete headers['host'];
  const put = (body: string) => fetch(at, { method: 'PUT', headers, body });
  const changed = await put('y');
  expect([changed.status, await changed.text()]).toEqual([403, expect.stringContaining('XAmzContentSHA256Mismatch')]);
  expect((await put('x')).status).toBe(200);
});

test('lists more than a thousand objects in pages', async () => {
  const s3 = client();
  const keys = Array.from({ length: 1_003 }, (_, i) => `many/${String(i).padStart(4, '0')}`);
  await s3.makeBucket('many', 'us-east-1');
  for (const key of keys) await s3.putObject('many', key, Buffer.from('x'));
  const listed: string[] = [];
  for await (const { name } of s3.listObjectsV2('many', 'many/', true)) listed.push(String(name));
  expect(listed).toEqual(keys);
});

test('responds with an error to missing objects and unsupported requests', async () => {
  await expect(client().statObject('nowhere', 'one')).rejects.toMatchObject({ code: 'NotFound' });
  await expect(client().makeBucket('bucket', 'us-east-1')).rejects.toMatchObject({ code: 'BucketAlreadyOwnedByYou' });
  await expect(client().getBucketVersioning('bucket')).rejects.toMatchObject({ code: 'NotImplemented' });
});
