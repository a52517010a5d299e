import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../setup/build.mjs';
import { localDir, root } from '../setup/paths.mjs';
import { PlainError, say } from '../setup/say.mjs';
import { readDotEnv } from '../setup/settings.mjs';
import { serviceEnv } from '../services/service-env.mjs';
import { withBackends } from './backends-for-backup.mjs';
import { makeBackup } from './make-backup.mjs';
import { restoreBackup } from './restore-backup.mjs';
import { objectStoreOf } from './services.mjs';
import { missingKeys } from './verify-backup.mjs';

/** @typedef {{ databaseUrl: string, env: NodeJS.ProcessEnv, folder: string }} Place where the data is, and where its backup */

/** `npm run databases -- backup <folder>`: beside the running product, or without it. */
export async function backupCommand() {
  readDotEnv();
  const { folder } = argumentsOf('backup <folder>');
  // Not built here: the product may be running from what is built.
  if (!existsSync(join(root, 'libs/storage/dist/index.js')))
    throw new PlainError('The product is not built yet: run npm start first.');
  await withBackends({ beside: true }, async ({ databaseUrl, redisUrl }) => {
    await backup({ databaseUrl, env: serviceEnv({ stateDir: localDir, databaseUrl, redisUrl }), folder });
  });
}

/** `npm run databases -- restore <folder> [--replace]`: while the product does not run. */
export async function restoreCommand() {
  readDotEnv();
  const { folder, replaces } = argumentsOf('restore <folder> [--replace]', { replace: { type: 'boolean' } });
  await withBackends({ beside: false }, async ({ databaseUrl, redisUrl, forgetRedis, signal }) => {
    await ensureBuild(signal);
    await restore({ databaseUrl, env: serviceEnv({ stateDir: localDir, databaseUrl, redisUrl }), folder, replaces });
    await forgetRedis();
  });
}

/** @param {Place} place */
export async function backup({ databaseUrl, env, folder }) {
  const since = Date.now();
  const dataKeys = env.DATA_KEYS ?? '';
  const manifest = await makeBackup({ databaseUrl, store: objectStoreOf(env), dataKeys, folder });
  const { tables, objects } = manifest;
  const bytes = sum(tables.map((table) => table.bytes)) + objects.bytes + objects.bytesOfFiles;
  const rows = sum(tables.map((table) => table.rows));
  say(`backup of ${manifest.at} in ${folder}: ${rows} rows in ${tables.length} tables, ${objects.rows} files,`);
  say(`${(bytes / 1e6).toFixed(1)} MB in ${seconds(since)} s. It does not hold DATA_KEYS: keep them elsewhere.`);
  if (objects.missing > 0) say(`${objects.missing} files that the database names are not in the object store`);
}

/** @param {Place & { replaces: boolean }} place */
export async function restore({ databaseUrl, env, folder, replaces }) {
  const since = Date.now();
  const dataKeys = env.DATA_KEYS ?? '';
  const options = { databaseUrl, store: objectStoreOf(env), dataKeys, folder, replaces };
  const { manifest, erasures } = await restoreBackup(options);
  const rows = sum(manifest.tables.map((table) => table.rows));
  say(
    `restored what was there at ${manifest.at}: ${rows} rows, ${manifest.objects.rows} files, in ${seconds(since)} s`,
  );
  if (erasures > 0) say(`${erasures} erasures that were accepted since are carried out when the product starts`);
  const keys = missingKeys(manifest, dataKeys);
  if (keys.length > 0)
    say(`DATA_KEYS lack ${keys.join(', ')}: what was written under them cannot be read until they are there`);
}

/**
 * @param {string} usage
 * @param {import('node:util').ParseArgsOptionsConfig} [options]
 * @returns {{ folder: string, replaces: boolean }}
 * @throws {PlainError} when something is missing or not known
 */
function argumentsOf(usage, options = {}) {
  try {
    const { values, positionals } = parseArgs({ args: process.argv.slice(3), options, allowPositionals: true });
    const [folder] = positionals;
    if (folder !== undefined && positionals.length === 1) return { folder, replaces: values.replace === true };
  } catch {
    // told below
  }
  throw new PlainError(`Usage: npm run databases -- ${usage}`);
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
/** @param {number} since */
const seconds = (since) => ((Date.now() - since) / 1_000).toFixed(1);
