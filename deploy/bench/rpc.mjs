import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inParallel, percentile } from './percentile.mjs';

const { RpcClient, RpcKeys } = createRequire(import.meta.url)('@afya/messaging');
const { SYSTEM_ACTOR } = createRequire(import.meta.url)('@afya/service-contracts');
const { Echo } = createRequire(import.meta.url)('./echo-service.cjs');

const calls = 20_000;
const width = 64;

/**
 * Measures calls to a service that returns its request, over the product's Redis.
 * @param {import('./product.mjs').Product} product
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchRpc({ env, own }) {
  // admin-log reads the same stream, so the echo service uses another Redis database number.
  const redisUrl = `${env.BUS_REDIS_URL}/5`;
  const echo = fork(join(import.meta.dirname, 'echo-service.cjs'), ['serve'], {
    env: { ...env, ...own['admin-log'], BUS_REDIS_URL: redisUrl },
  });
  const rpc = new RpcClient({ redisUrl, keys: new RpcKeys('gateway', own.gateway) });
  try {
    await once(echo, 'message');
    const one = (/** @type {number} */ index) => rpc.call(Echo, { text: `call ${index}` }, SYSTEM_ACTOR);
    await inParallel({ total: 2_000, width }, one);
    const { seconds, times } = await inParallel({ total: calls, width }, one);
    return [
      { what: `RPC calls per second, ${width} at a time`, value: (calls / seconds).toFixed(0), aim: '' },
      { what: 'RPC p99, ms', value: percentile(times, 0.99).toFixed(1), aim: '' },
    ];
  } finally {
    await rpc.close();
    echo.kill();
  }
}
