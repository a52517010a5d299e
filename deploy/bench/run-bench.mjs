import { join } from 'node:path';
import { withRun } from '../local/processes/run.ts';
import { localDir } from '../local/setup/paths.mjs';
import { PlainError } from '../local/setup/terminal.mjs';
import { testDatabase } from '../testing/environments.ts';
import { benchAccept } from './accept.mjs';
import { fillLog } from './admin-log/fill-log.mjs';
import { benchAdminLog } from './admin-log.mjs';
import { benchDataUsage } from './data-usage.mjs';
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
import { benchTouchedFiles, prepareTouchedFiles, touchedFilesSettings } from './touched-files.mjs';
import { benchTyping } from './typing.mjs';

/** @typedef {{ what: string, value: string, aim: string }} Row */

/** @type {Record<string, (product: import('./product.mjs').Product, options: { minutes: number }) => Promise<Row[]>>} */
const benches = {
  memory: benchMemory,
  polls: benchPolls,
  rpc: benchRpc,
  accept: benchAccept,
  messages: benchMessages,
  'model-workers': benchModelWorkers,
  'first-visit': benchFirstVisit,
  typing: benchTyping,
  'data-usage': benchDataUsage,
  'admin-log': benchAdminLog,
  'red-flag-scan': benchRedFlagScan,
  poison: benchPoison,
  'log-outage': benchLogOutage,
  'touched-files': benchTouchedFiles,
};

/** These take long and run only when they are named. */
const onlyByName = new Set(['log-outage', 'poison', 'data-usage', 'touched-files']);

/** These start their own workers or need none. */
const withoutWorker = new Set(['accept', 'model-workers', 'admin-log', 'poison']);

/** These consult the embedded engine instead of one that answers at once. */
const withRealEngine = new Set(['data-usage', 'touched-files']);

/** Prepares the database, or the files, before the product starts. @type {Map<string, (url: string, env: NodeJS.ProcessEnv) => Promise<void>>} */
const prepared = new Map();
prepared.set('admin-log', fillLog).set('touched-files', prepareTouchedFiles);

/** @type {Map<string, NodeJS.ProcessEnv>} */
const settings = new Map([['touched-files', touchedFilesSettings]]);

/**
 * Runs the named benches, or all short ones, on temporary backends and prints a table.
 * @param {string[]} args names, and after `log-outage` its minutes (10)
 */
export async function runBench(args) {
  const [names, numbers] = [args.filter((arg) => !isNumber(arg)), args.filter(isNumber)];
  const minutes = Number(numbers[0] ?? 10);
  const unknown = names.find((name) => !(name in benches));
  if (unknown) throw new PlainError(`There is no bench "${unknown}"; there are ${Object.keys(benches).join(', ')}.`);
  /** @type {Row[]} */
  const rows = [];
  const options = { stateDir: join(localDir, 'bench'), doing: 'npm run bench', isFresh: true };
  try {
    const wasStopped = await withRun(options, async (run) => {
      const { DATABASE_URL: databaseUrl } = await testDatabase(run);
      for (const [name, bench] of Object.entries(benches)) {
        if (names.length > 0 ? !names.includes(name) : onlyByName.has(name)) continue;
        const measure = async () => {
          const withWorker = !withoutWorker.has(name);
          const product = await startProduct({
            ...run,
            databaseUrl,
            withWorker,
            withRealEngine: withRealEngine.has(name),
            prepare: prepared.get(name),
            settings: settings.get(name),
          });
          rows.push(...(await bench(product, { minutes })));
          await product.stop();
        };
        await unlessStopped(run.lifetime, measure());
      }
    });
    if (wasStopped) throw new PlainError('The bench was stopped.');
  } finally {
    if (rows.length > 0) console.table(rows);
  }
}

/**
 * Returns when a signal ends the bench; the running work then fails by itself.
 * @param {import('../local/processes/lifetime.ts').Lifetime} lifetime
 * @param {Promise<void>} work
 */
async function unlessStopped(lifetime, work) {
  work.catch(() => undefined);
  await Promise.race([work, lifetime.untilSignal()]);
  if (lifetime.signal.aborted) throw new PlainError('The bench was stopped.');
}

/** @param {string} arg */
const isNumber = (arg) => /^\d+(\.\d+)?$/.test(arg);
