import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../local/backends/database.mjs';
import { ToldEvents } from './log-outage/told-events.mjs';
import { inParallel, percentile } from './percentile.mjs';
import { newSessionId } from './visitor.mjs';

const { RpcClient, RpcKeys } = createRequire(import.meta.url)('@afya/messaging');
const { OpenSession, SendMessage } = createRequire(import.meta.url)('@afya/service-contracts');

const visitors = 100;
const sends = 5_000;
const width = 20;

/**
 * Accept transactions (message, charge, outbox and all) of one consultation process, with no worker running.
 * @param {import('./product.mjs').Product} product
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchAccept({ env, own }) {
  const rpc = new RpcClient({ redisUrl: env.BUS_REDIS_URL, secret: new RpcKeys('gateway', own.gateway) });
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
    await emptied(String(env.DATABASE_URL));
    const { seconds, times } = await inParallel({ total: sends, width }, one);
    const { rows, afterS } = await emptied(String(env.DATABASE_URL));
    return [
      { what: `accept transactions a second, ${width} at once`, value: (sends / seconds).toFixed(0), aim: '' },
      { what: 'accept p99, ms', value: percentile(times, 0.99).toFixed(1), aim: '' },
      {
        what: 'rows that waited for the log then; seconds until none did',
        value: `${rows}; ${afterS.toFixed(1)}`,
        aim: '',
      },
    ];
  } finally {
    await rpc.close();
  }
}

/**
 * Waits until the log has every event, so that what went before is not a part of what is measured next.
 * @param {string} databaseUrl @returns {Promise<{ rows: number, afterS: number }>} rows that waited, and for how many seconds
 */
async function emptied(databaseUrl) {
  const startedAt = performance.now();
  let rows = 0;
  await withClient(databaseUrl, async (client) => {
    const events = new ToldEvents(client);
    rows = await events.waiting();
    while ((await events.waiting()) > 0) await sleep(100);
  });
  return { rows, afterS: (performance.now() - startedAt) / 1_000 };
}
