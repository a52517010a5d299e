import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ProcessRegistry } from '../local/processes/registry.mjs';
import { lockCheckout } from '../local/setup/checkout-lock.mjs';
import { Lifetime } from '../local/setup/lifetime.mjs';
import { localDir, makeDir } from '../local/setup/paths.mjs';
import { PlainError, complain } from '../local/setup/say.mjs';
import { testDatabase } from '../local/testing/test-database.mjs';
import { benchAccept } from './accept.mjs';
import { fillLog } from './admin-log/fill-log.mjs';
import { benchAdminLog } from './admin-log.mjs';
import { benchFirstVisit } from './first-visit.mjs';
import { benchLogOutage } from './log-outage.mjs';
import { benchMemory } from './memory.mjs';
import { benchMessages } from './messages.mjs';
import { benchModelWorkers } from './model-workers.mjs';
import { benchPoison } from './poison.mjs';
import { benchPolls } from './polls.mjs';
import { startProduct } from './product.mjs';
import { benchRedFlagScan } from './red-flag-scan.mjs';
import { benchRpc } from './rpc.mjs';

/** @typedef {{ what: string, value: string, aim: string }} Row */

/** @type {Record<string, (product: import('./product.mjs').Product, options: { minutes: number }) => Promise<Row[]>>} */
const benches = {
  ...{ memory: benchMemory, polls: benchPolls, rpc: benchRpc, accept: benchAccept, messages: benchMessages },
  'model-workers': benchModelWorkers,
  'first-visit': benchFirstVisit,
  'admin-log': benchAdminLog,
  'red-flag-scan': benchRedFlagScan,
  poison: benchPoison,
  'log-outage': benchLogOutage,
};

/** Too long to be run unless it is asked for. */
const onlyByName = new Set(['log-outage', 'poison']);

/** These have workers of their own, or none. */
const withoutWorker = new Set(['accept', 'model-workers', 'admin-log', 'poison']);

/** What has to be there before the product starts. */
const prepared = new Map([['admin-log', fillLog]]);

/**
 * Runs the benches that the arguments name, without arguments all that are short, on throw-away backends, and prints a table.
 * @param {string[]} args names, and after `log-outage` its minutes (10)
 */
export async function runBench(args) {
  const [names, numbers] = [args.filter((arg) => !isNumber(arg)), args.filter(isNumber)];
  const minutes = Number(numbers[0] ?? 10);
  const unknown = names.find((name) => !(name in benches));
  if (unknown) throw new PlainError(`There is no bench "${unknown}"; there are ${Object.keys(benches).join(', ')}.`);
  const stateDir = join(localDir, 'bench');
  const registry = new ProcessRegistry(makeDir(stateDir));
  const lifetime = new Lifetime({ killAll: () => registry.killAll() });
  /** @type {Row[]} */
  const rows = [];
  let failure;
  try {
    await registry.stopLeftovers();
    rmSync(stateDir, { recursive: true, force: true });
    makeDir(stateDir);
    lifetime.defer(lockCheckout(stateDir, 'npm run bench'));
    lifetime.defer(() => registry.stopAll());
    const { DATABASE_URL: databaseUrl } = await testDatabase({ stateDir, lifetime, registry });
    for (const [name, bench] of Object.entries(benches)) {
      if (names.length > 0 ? !names.includes(name) : onlyByName.has(name)) continue;
      const measure = async () => {
        const product = await startProduct({
          ...{ stateDir, lifetime, registry, databaseUrl },
          withWorker: !withoutWorker.has(name),
          prepare: prepared.get(name),
        });
        rows.push(...(await bench(product, { minutes })));
        await product.stop();
      };
      await unlessStopped(lifetime, measure());
    }
  } catch (error) {
    failure = error;
  }
  await lifetime.end();
  if (rows.length > 0) console.table(rows);
  if (failure) complain(failure);
  process.exit(failure ? 1 : 0);
}

/** Throws when a signal asks for the end; what is under way fails by itself then. @param {Lifetime} lifetime @param {Promise<void>} work */
async function unlessStopped(lifetime, work) {
  work.catch(() => undefined);
  await Promise.race([work, lifetime.untilSignal()]);
  if (lifetime.signal.aborted) throw new PlainError('The bench was stopped.');
}

/** @param {string} arg */
const isNumber = (arg) => /^\d+(\.\d+)?$/.test(arg);
