import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ProcessRegistry } from '../processes/registry.mjs';
import { lockCheckout, refuseWhileLocked } from '../setup/checkout-lock.mjs';
import { Lifetime } from '../setup/lifetime.mjs';
import { localDir, makeDir } from '../setup/paths.mjs';
import { PlainError, complain } from '../setup/say.mjs';
import { chromiumPath } from './chromium.mjs';
import { countBrowserTests } from './count-browser-tests.mjs';
import { lookForLeaks } from './leaks/look-for-leaks.mjs';
import { startProductForTests } from './product-for-tests.mjs';
import { runSuite } from './run-suite.mjs';
import { choose, suites } from './suites.mjs';
import { testDatabase } from './test-database.mjs';
import { closingLine, sum } from './tally.mjs';

/**
 * @typedef {{ stateDir: string, lifetime: Lifetime, registry: ProcessRegistry }} TestRun
 * Where a run keeps its throw-away state, and how what it started is stopped.
 */

/**
 * Runs the suites that the arguments ask for and prints the closing line. Ends the process: 0 when nothing failed, else 1.
 * @param {string[]} args
 */
export async function runTests(args) {
  const stateDir = join(localDir, 'test');
  const registry = new ProcessRegistry(makeDir(stateDir));
  const lifetime = new Lifetime({ killAll: () => registry.killAll() });
  /** @type {import('./tally.mjs').Tally[]} */
  const tallies = [];
  let isComplete = false;
  try {
    await runAll({ args, tallies, run: { stateDir, lifetime, registry } });
    isComplete = true;
  } catch (error) {
    if (!lifetime.signal.aborted) complain(error);
    tallies.push({ passed: 0, failed: 1, skipped: 0 });
  }
  await lifetime.end();
  const total = sum(tallies);
  process.stdout.write(`${closingLine(total)}\n`);
  process.exit(isComplete && total.failed === 0 && !lifetime.signal.aborted ? 0 : 1);
}

/** @param {{ args: string[], tallies: import('./tally.mjs').Tally[], run: TestRun }} options */
async function runAll({ args, tallies, run }) {
  const { stateDir, lifetime, registry } = run;
  const choice = choose(args);
  if (choice === undefined) {
    const names = [...suites.map(({ name }) => name), 'thorough'];
    throw new PlainError(`There is no suite "${args[0]}"; there are ${names.join(', ')}.`);
  }
  refuseWhileLocked(stateDir);
  await registry.stopLeftovers();
  // What an earlier run left is of no use to this one.
  rmSync(stateDir, { recursive: true, force: true });
  makeDir(stateDir);
  lifetime.defer(lockCheckout(stateDir, 'npm test'));
  lifetime.defer(() => registry.stopAll());
  const isNeeded = (/** @type {'postgres' | 'product'} */ what) =>
    choice.choices.some(({ suite }) => suite.needs.includes(what));
  const env = isNeeded('postgres') ? await testDatabase(run) : { DATABASE_URL: '' };

  for (const { suite, given } of choice.choices) {
    lifetime.signal.throwIfAborted();
    const options = { given, env, stateDir, signal: lifetime.signal };
    if (!suite.needs.includes('product')) {
      tallies.push(await runSuite(suite, options));
      continue;
    }
    const browser = await chromiumPath(lifetime.signal);
    if (browser === undefined) {
      tallies.push({ passed: 0, failed: 0, skipped: countBrowserTests(suite, given) });
      continue;
    }
    const product = await startProductForTests({ ...run, databaseUrl: env.DATABASE_URL });
    const ofProduct = { BASE_URL: product.url, PRODUCT_DATABASE_URL: product.databaseUrl };
    tallies.push(await runSuite(suite, { ...options, env: { ...env, CHROMIUM_PATH: browser, ...ofProduct } }));
    tallies.push(await lookForLeaks({ stateDir, ...product, whole: choice.whole }));
  }
}
