import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { askedPages } from './admin-log/asked-pages.mjs';
import { exportLog } from './admin-log/export-log.mjs';
import { inParallel, percentile } from './percentile.mjs';

const { RpcClient } = createRequire(import.meta.url)('@afya/messaging');
const { CountLogs, ListDiagnoses, ListLogs } = createRequire(import.meta.url)('@afya/service-contracts');

/** Pages of each kind: one at a time, and by so many admins at once. */
const alone = 200;
const together = 400;
const atOnce = 4;
const admin = { visitorId: null, userId: randomUUID(), role: 'admin' };

/**
 * A log of a million events: pages by filter, and all of it as a file.
 * @param {import('./product.mjs').Product} product
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchAdminLog(product) {
  const { env } = product;
  const url = String(env.DATABASE_URL);
  const rpc = new RpcClient({ redisUrl: env.BUS_REDIS_URL, secret: env.RPC_SECRET, caller: 'bench' });
  try {
    const rows = [];
    for (const asked of await askedPages(url)) rows.push(await measure(rpc, asked));
    const counts = (/** @type {number} */ nth) => rpc.call(CountLogs, nth % 2 ? { eventType: 'reply' } : {}, admin);
    rows.push(row('counts', ...(await bothWays(counts))));
    const { lines, seconds, megabytes } = await exportLog(product, url);
    const most = megabytes.map(Math.round).join(' ');
    const what = 'whole log as CSV: lines, seconds';
    rows.push({ what, value: `${lines}, ${seconds.toFixed(0)}`, aim: '' });
    rows.push({ what: 'gateway while exporting, MB every 100,000 lines', value: most, aim: 'flat' });
    return rows;
  } finally {
    await rpc.close();
  }
}

/** @param {InstanceType<RpcClient>} rpc @param {import('./admin-log/asked-pages.mjs').Asked} asked */
async function measure(rpc, { kind, filters, list }) {
  const contract = list === 'diagnoses' ? ListDiagnoses : ListLogs;
  // a stride that meets them all, so that no kind is measured by its first few
  const one = (/** @type {number} */ nth) =>
    rpc.call(contract, { limit: 100, ...filters[(nth * 7_919) % filters.length] }, admin);
  return row(kind, ...(await bothWays(one)));
}

/** An answer that does not come in time counts with the time that was waited. @param {(nth: number) => Promise<unknown>} asked @returns {Promise<[number[], number[]]>} */
async function bothWays(asked) {
  const one = (/** @type {number} */ nth) =>
    asked(nth).catch((/** @type {{ code?: string }} */ error) => {
      if (error.code !== 'RPC_TIMEOUT') throw error;
    });
  await inParallel({ total: 20, width: 1 }, one);
  const { times } = await inParallel({ total: alone, width: 1 }, one);
  const { times: shared } = await inParallel({ total: together, width: atOnce }, one);
  return [times, shared];
}

/** @param {string} kind @param {number[]} times @param {number[]} shared */
function row(kind, times, shared) {
  const told = (/** @type {number[]} */ of) => `${percentile(of, 0.5).toFixed(1)} / ${percentile(of, 0.99).toFixed(1)}`;
  const value = `${told(times)}, ${atOnce} at once ${told(shared)}`;
  console.log(`  ${kind}: ${value}`);
  return { what: `log page, ${kind}: p50 / p99 ms`, value, aim: 'p99 ≤ 50' };
}
