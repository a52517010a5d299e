import express from 'express';
import { type AddressInfo } from 'node:net';
import { parseTrustProxy } from './trust-proxy.env';

/** The caller's address and scheme in an application behind these proxies. */
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
  'ignores forwarded headers of callers with TRUST_PROXY=%j',
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
])('uses the address reported by the last trusted proxy with TRUST_PROXY=%j', async (setting, ip) => {
  expect(await callerOf(setting, FORGED)).toEqual([ip, 'https']);
});

test('ignores entries that the caller put before the proxy’s own one', async () => {
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
])('refuses TRUST_PROXY=%j with the reason', (setting) => {
  expect(() => parseTrustProxy(setting)).toThrow(/^must be [^\n]+$/);
});
