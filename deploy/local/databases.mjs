/**
 * `npm run databases`: a throw-away Postgres for working on one spec, until Ctrl-C. Prints the variables that the specs read.
 * `npm run databases -- urls`: where the backends of the running product are, for `eval`.
 * `npm run databases -- reseal`: see services/reseal.mjs. `-- backup <folder>`, `-- restore <folder>`: see backup/command.mjs.
 */
import './setup/check-node.mjs';
import { join } from 'node:path';
import { ProcessRegistry } from './processes/registry.mjs';
import { lockCheckout } from './setup/checkout-lock.mjs';
import { Lifetime } from './setup/lifetime.mjs';
import { inOwnNode } from './setup/own-node.mjs';
import { localDir, makeDir } from './setup/paths.mjs';
import { PlainError, complain, say } from './setup/say.mjs';
import { readDotEnv } from './setup/settings.mjs';

try {
  if (await inOwnNode(import.meta.filename)) await commandOf(process.argv[2])();
} catch (error) {
  complain(error);
  process.exitCode = 1;
}

/** @param {string} [name] @returns {() => Promise<void>} */
function commandOf(name) {
  const commands = { reseal: resealDatabase, backup: backUpDatabase, restore: restoreDatabase, urls: printUrls };
  if (name === undefined) return serveDatabases;
  if (!Object.hasOwn(commands, name))
    throw new PlainError(`There is no "${name}"; there are ${Object.keys(commands).join(', ')}.`);
  return commands[/** @type {keyof typeof commands} */ (name)];
}

async function printUrls() {
  const { exportLines, runningDatabase, runningRedis } = await import('./backends/running-backends.mjs');
  readDotEnv();
  const lines = exportLines(process.env, { database: runningDatabase, redis: runningRedis });
  for (const line of lines) process.stdout.write(`${line}\n`);
}

async function backUpDatabase() {
  const { backupCommand } = await import('./backup/command.mjs');
  await backupCommand();
}

async function restoreDatabase() {
  const { restoreCommand } = await import('./backup/command.mjs');
  await restoreCommand();
}

async function resealDatabase() {
  const { reseal } = await import('./services/reseal.mjs');
  await reseal();
}

async function serveDatabases() {
  const { testDatabase } = await import('./testing/test-database.mjs');
  const stateDir = makeDir(join(localDir, 'databases'));
  const registry = new ProcessRegistry(stateDir);
  const lifetime = new Lifetime({ killAll: () => registry.killAll() });
  try {
    lifetime.defer(lockCheckout(stateDir, 'npm run databases'));
    await registry.stopLeftovers();
    lifetime.defer(() => registry.stopAll());
    const env = await testDatabase({ stateDir, lifetime, registry });
    for (const [name, value] of Object.entries(env)) process.stdout.write(`export ${name}='${value}'\n`);
    say('ready (Ctrl-C stops it)');
    await lifetime.untilSignal();
  } finally {
    await lifetime.end();
  }
}
