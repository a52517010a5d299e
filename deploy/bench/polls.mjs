import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Visitor } from './visitor.mjs';

const rounds = 3;
const seconds = 5;
const connections = 20;
/** The gateway closes a connection after 1,000 requests, so the client reconnects before that. */
const reconnectRate = 900;

/**
 * Measures unchanged polls relative to a minimal Express handler that checks the same cookie and makes the same look-up. The
 * measurements alternate, so that other load on the machine affects both.
 * @param {import('./product.mjs').Product} product
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchPolls({ url, env }) {
  const visitor = new Visitor(url);
  const id = await visitor.openSession();
  await visitor.send(id, 'Nina homa na baridi');
  await sleep(1_000);
  const { etag } = await visitor.messages(id);
  const headers = { cookie: visitor.cookie, 'if-none-match': etag };
  const bare = fork(join(import.meta.dirname, 'bare-poll-server.cjs'), { env: { ...env, SESSION_ID: id } });
  const [{ port }] = /** @type {[{ port: number }]} */ (await once(bare, 'message'));
  const targets = { product: `${url}/api/messages/${id}`, bare: `http://127.0.0.1:${port}/api/messages/${id}` };
  const rates = { product: 0, bare: 0 };
  try {
    for (const target of Object.values(targets)) await rate(target, headers, 2);
    for (let round = 0; round < rounds; round++) {
      rates.bare += (await rate(targets.bare, headers, seconds)) / rounds;
      // The version key expires after a minute; reading the messages renews it.
      await visitor.messages(id);
      rates.product += (await rate(targets.product, headers, seconds)) / rounds;
    }
  } finally {
    bare.kill();
  }
  return [
    {
      what: 'unchanged polls, relative to a bare Express handler with the same cookie and look-up',
      value: `${(rates.product / rates.bare).toFixed(2)} (${rates.product.toFixed(0)}/s of ${rates.bare.toFixed(0)}/s)`,
      aim: '≥ 0.70',
    },
  ];
}

/** @param {string} url @param {Record<string, string>} headers @param {number} duration @returns {Promise<number>} 304 responses per second */
async function rate(url, headers, duration) {
  const result = await autocannon({ url, headers, connections, duration, reconnectRate });
  const unchanged = result.statusCodeStats?.['304']?.count ?? 0;
  if (unchanged === 0 || unchanged < result.requests.total * 0.99) {
    throw new Error(`some polls were not answered with 304: ${JSON.stringify(result.statusCodeStats)}`);
  }
  return unchanged / result.duration;
}
