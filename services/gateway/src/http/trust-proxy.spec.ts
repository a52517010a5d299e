import express from 'express';
import { type AddressInfo } from 'node:net';
import { parseTrustProxy } from './trust-proxy';

/** Who an application behind these proxies takes the caller for. */
async function callerOf(setting: string | undefined, headers: Record<string, string>) {
  const app = express().set('trust proxy', parseTrustProxy(setting));
  app.get('/', ({ ip, protocol }, response) => void response.json([ip, protocol]));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers });
  server.close();
  return (await response.json()) as [string, string];
}

const FORGED = { 'x-forwarded-for': '203.0.113.7, 198.51.100.9', 'x-forwarded-proto': 'https' };

test.each([undefined, '', '0', ' ', '10.0.0.0/8', '192.0.2.1, 2001:db8::/32'])(
  'with TRUST_PROXY=%j what a caller says of itself counts for nothing',
  async (setting) => {
    expect(await callerOf(setting, FORGED)).toEqual(['127.0.0.1', 'http']);
  },
);

test.each([
  ['1', '198.51.100.9'],
  ['2', '203.0.113.7'],
  ['loopback', '198.51.100.9'],
  ['127.0.0.1', '198.51.100.9'],
  ['127.0.0.0/8, 198.51.100.0/24', '203.0.113.7'],
])('with TRUST_PROXY=%j the caller is whom the last believed proxy names', async (setting, ip) => {
  expect(await callerOf(setting, FORGED)).toEqual([ip, 'https']);
});

test('what the caller put before the proxy’s own entry is not believed', async () => {
  const spoofed = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 198.51.100.9' };
  expect(await callerOf('1', spoofed)).toEqual(['198.51.100.9', 'http']);
});

test.each([
  'true',
  'all',
  '-1',
  '1.5',
  '11',
  '999',
  '10.0.0.0/33',
  '10.0.0',
  '0.0.0.0/0',
  '::/0',
  '1,2',
  'loopback,',
  'example.com',
])('TRUST_PROXY=%j is refused with the reason', (setting) => {
  expect(() => parseTrustProxy(setting)).toThrow(/^must be [^\n]+$/);
});
