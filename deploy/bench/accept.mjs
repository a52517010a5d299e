import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { inParallel, percentile } from './percentile.mjs';
import { newSessionId } from './visitor.mjs';

const { RpcClient } = createRequire(import.meta.url)('@afya/messaging');
const { OpenSession, SendMessage } = createRequire(import.meta.url)('@afya/service-contracts');

const visitors = 100;
const sends = 5_000;
const width = 20;

/**
 * Accept transactions (message, charge, outbox and all) of one consultation process, with no worker running.
 * @param {import('./product.mjs').Product} product
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchAccept({ env }) {
  const rpc = new RpcClient({ redisUrl: env.BUS_REDIS_URL, secret: env.RPC_SECRET, caller: 'bench' });
  try {
    const sessions = Array.from({ length: visitors }, () => ({
      sessionId: newSessionId(),
      actor: { visitorId: newSessionId(), userId: null, role: 'visitor' },
    }));
    for (const { sessionId, actor } of sessions) await rpc.call(OpenSession, { sessionId }, actor);
    const one = (/** @type {number} */ index) => {
      const session = sessions.at(index % visitors);
      const rest = { commandId: randomUUID(), text: 'Nina homa', language: 'sw', files: [], purchases: [] };
      return rpc.call(SendMessage, { sessionId: session?.sessionId, ...rest }, session?.actor);
    };
    await inParallel({ total: 500, width }, one);
    const { seconds, times } = await inParallel({ total: sends, width }, one);
    return [
      { what: `accept transactions a second, ${width} at once`, value: (sends / seconds).toFixed(0), aim: '' },
      { what: 'accept p99, ms', value: percentile(times, 0.99).toFixed(1), aim: '' },
    ];
  } finally {
    await rpc.close();
  }
}
