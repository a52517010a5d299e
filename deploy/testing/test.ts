import { join } from 'node:path';
import { withRun, type Run } from '../local/processes/run.ts';
import { localDir } from '../local/setup/paths.mjs';
import { PlainError, printError } from '../local/setup/terminal.mjs';
import { chromiumPath } from './chromium.ts';
import { startContainersForTests, startProductForTests, testDatabase } from './environments.ts';
import { runSuite, skippedBrowserTests } from './run-suite.ts';
import { choose, leaksSuite, suites, type Choice } from './suites.ts';
import { printTally, sum, type Tally } from './tally.ts';

/** `npm test`: from a fresh clone to the result of every test, or of the suite that the arguments name. */
export default async function test(args: string[]) {
  const tallies: Tally[] = [];
  const failure = { passed: 0, failed: 1, skipped: 0 };
  try {
    if (await runChosen(args, tallies)) tallies.push(failure);
  } catch (error) {
    printError(error);
    tallies.push(failure);
  }
  return printTally(sum(tallies));
}

/** @returns whether a signal ended it */
function runChosen(args: string[], tallies: Tally[]) {
  const choices = choose(args);
  if (choices === undefined) {
    const names = [...suites.map(({ name }) => name), 'quick', 'thorough'].join(', ');
    throw new PlainError(`There is no suite "${args[0]}"; there are ${names}.`);
  }
  return withRun({ stateDir: join(localDir, 'test'), doing: 'npm test', isFresh: true }, async (run) => {
    const needsDatabase = choices.some(({ suite }) => suite.needs === 'postgres' || suite.needs === 'product');
    const env = needsDatabase ? await testDatabase(run) : { DATABASE_URL: '' };
    const options = { env, stateDir: run.stateDir, signal: run.lifetime.signal };
    for (const choice of choices) {
      if (choice.suite.needs === 'product') await runOnProduct(run, choice, env, tallies);
      else if (choice.suite.needs === 'containers') tallies.push(await runOnContainers(run, choice));
      else tallies.push(await runSuite(choice, options));
    }
  });
}

/** The browser suite, then the search for private text of its visitors. */
async function runOnProduct(run: Run, choice: Choice, database: { DATABASE_URL: string }, tallies: Tally[]) {
  const { stateDir, lifetime } = run;
  const CHROMIUM_PATH = await chromiumPath(lifetime.signal);
  if (CHROMIUM_PATH === undefined) return void tallies.push(skippedBrowserTests(choice));
  const product = await startProductForTests(run, database.DATABASE_URL);
  const urls = { BASE_URL: product.url, PRODUCT_DATABASE_URL: product.databaseUrl };
  const options = { stateDir, signal: lifetime.signal };
  tallies.push(await runSuite(choice, { ...options, env: { ...database, CHROMIUM_PATH, ...urls } }));
  // A run of chosen files may write nothing.
  const isWhole = choice.given.length === 0 || choice.given === choice.suite.quick;
  const env = { ...product.env, STATE_DIR: stateDir, MUST_HAVE_WRITTEN: String(isWhole) };
  tallies.push(await runSuite({ suite: leaksSuite, given: [] }, { ...options, env }));
}

/** Without a container engine nothing runs, which counts as one skipped test. */
async function runOnContainers({ stateDir, lifetime }: Run, choice: Choice): Promise<Tally> {
  const env = await startContainersForTests(lifetime);
  if (env === undefined) return { passed: 0, failed: 0, skipped: 1 };
  return runSuite(choice, { env, stateDir, signal: lifetime.signal });
}
