import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { pageRequests } from './admin-log/page-requests.mjs';
import { exportLog } from './admin-log/export-log.mjs';
import { days } from './admin-log/event-mix.mjs';
import { inParallel, percentile } from './percentile.mjs';
import { watchCpu } from './processes.mjs';

const { RpcClient, RpcKeys } = createRequire(import.meta.url)('@afya/messaging');
const { CountLogs, ListDiagnoses, ListLogs, ReadOverview } = createRequire(import.meta.url)('@afya/service-contracts');

/** Requests of each kind, one after the other; the first ones warm up and are not counted. */
const measured = 200;
const warming = 20;
const admin = { visitorId: null, userId: randomUUID(), role: 'admin' };
const dayMs = 86_400_000;

/** @typedef {(nth: number) => Promise<unknown>} SendRequest */
/** @typedef {import('./product.mjs').Product} Product */

/**
 * Measures a log of a million events: pages by filter, counts, the overview, and the export of the whole log.
 * @param {Product} product
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchAdminLog(product) {
  const { env, own } = product;
  const url = String(env.DATABASE_URL);
  const rpc = new RpcClient({ redisUrl: env.BUS_REDIS_URL, keys: new RpcKeys('gateway', own.gateway) });
  try {
    const rows = [load()];
    for (const pageRequest of await pageRequests(url))
      rows.push(await measure(product, `page, ${pageRequest.kind}`, pages(rpc, pageRequest)));
    const counts = (/** @type {number} */ nth) => rpc.call(CountLogs, nth % 2 ? { eventType: 'reply' } : {}, admin);
    rows.push(await measure(product, 'counts', counts));
    for (const [by, age] of Object.entries({ hour: 31, day: days, week: days }))
      rows.push({ ...(await measure(product, `overview of ${age} days by ${by}`, overview(rpc, by, age))), aim: '' });
    rows.push(load());
    for (const format of /** @type {const} */ (['csv', 'json'])) rows.push(await exported(product, format));
    return rows;
  } finally {
    await rpc.close();
  }
}

/** @param {InstanceType<typeof RpcClient>} rpc @param {import('./admin-log/page-requests.mjs').PageRequests} requests @returns {SendRequest} */
function pages(rpc, { filters, list }) {
  const contract = list === 'diagnoses' ? ListDiagnoses : ListLogs;
  // The stride visits filters from the whole list, not only the first ones.
  return (nth) => rpc.call(contract, { limit: 100, ...filters[(nth * 7_919) % filters.length] }, admin);
}

/** @param {InstanceType<typeof RpcClient>} rpc @param {string} by @param {number} age in days @returns {SendRequest} */
function overview(rpc, by, age) {
  const to = new Date().toISOString();
  const from = new Date(Date.now() - age * dayMs).toISOString();
  return () => rpc.call(ReadOverview, { from, to, by }, admin);
}

/**
 * A request that times out counts with the time of the timeout. CPU time is reported too, because other load on the machine affects
 * it less than the duration.
 * @param {Product} product @param {string} kind @param {SendRequest} send
 */
async function measure({ registry }, kind, send) {
  const one = (/** @type {number} */ nth) =>
    send(nth).catch((/** @type {{ code?: string }} */ error) => {
      if (error.code !== 'RPC_TIMEOUT') throw error;
    });
  await inParallel({ total: warming, width: 1 }, one);
  const servers = registry.entries.filter(({ name }) => name === 'admin-log' || name === 'postgres');
  const cpuSince = watchCpu(servers);
  const { times } = await inParallel({ total: measured, width: 1 }, one);
  const cpu = cpuSince() / measured;
  const value = `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.99).toFixed(1)}, ${cpu.toFixed(1)}`;
  console.log(`  ${kind}: ${value}`);
  return { what: `log, ${kind}: p50 / p99 ms, CPU ms each`, value, aim: 'p99 ≤ 50' };
}

/** @param {Product} product @param {'csv' | 'json'} format */
async function exported(product, format) {
  const { rows, seconds, megabytes } = await exportLog(product, format);
  const memory = Object.entries(megabytes).map(
    ([name, { before, peak }]) => `${name} ${before.toFixed(0)} → ${peak.toFixed(0)}`,
  );
  const value = `${rows}, ${seconds.toFixed(0)}, ${memory.join(', ')}`;
  console.log(`  export, ${format}: ${value}`);
  return {
    what: `whole log as ${format.toUpperCase()}: rows, seconds, MB resident before → peak`,
    value,
    aim: 'flat',
  };
}

/** The machine's other load affects every figure, so it is reported with them. */
function load() {
  const [minute = NaN, , quarter = NaN] = loadavg();
  const value = `${minute.toFixed(1)}, ${quarter.toFixed(1)}`;
  console.log(`  load of the machine over 1 and 15 minutes: ${value}`);
  return { what: 'load of the machine over 1 and 15 minutes', value, aim: '' };
}
