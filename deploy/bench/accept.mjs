import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../local/backends/database.ts';
import { PublishedEvents } from './log-outage/published-events.mjs';
import { inParallel, percentile } from './percentile.mjs';
import { newSessionId } from './visitor.mjs';

const { RpcClient, RpcKeys } = createRequire(import.meta.url)('@afya/messaging');
const { OpenSession, SendMessage } = createRequire(import.meta.url)('@afya/service-contracts');

const visitors = 100;
const sends = 5_000;
const width = 20;

/**
 * Measures accept transactions (message, charge and outbox row) of one consultation process, without a worker.
 * @param {import('./product.mjs').Product} product
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchAccept({ env, own }) {
  const rpc = new RpcClient({ redisUrl: env.BUS_REDIS_URL, keys: new RpcKeys('gateway', own.gateway) });
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
    await untilOutboxEmpty(String(env.DATABASE_URL));
    const { seconds, times } = await inParallel({ total: sends, width }, one);
    const { rows, afterS } = await untilOutboxEmpty(String(env.DATABASE_URL));
    return [
      { what: `accept transactions per second, ${width} at a time`, value: (sends / seconds).toFixed(0), aim: '' },
      { what: 'accept p99, ms', value: percentile(times, 0.99).toFixed(1), aim: '' },
      {
        what: 'outbox rows for the log afterwards; seconds until the log has them',
        value: `${rows}; ${afterS.toFixed(1)}`,
        aim: '',
      },
    ];
  } finally {
    await rpc.close();
  }
}

/**
 * Waits until the log has every event, so that earlier work does not affect the next measurement.
 * @param {string} databaseUrl @returns {Promise<{ rows: number, afterS: number }>} `rows` at the start of the wait
 */
async function untilOutboxEmpty(databaseUrl) {
  const startedAt = performance.now();
  let rows = 0;
  await withClient(databaseUrl, async (client) => {
    const events = new PublishedEvents(client);
    rows = await events.waiting();
    while ((await events.waiting()) > 0) await sleep(100);
  });
  return { rows, afterS: (performance.now() - startedAt) / 1_000 };
}
