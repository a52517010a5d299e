import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDir, makeDir, root } from './paths.mjs';
import { runLong } from './run-long.mjs';
import { say } from './say.mjs';

const stamp = join(localDir, 'build.json');
const sharedFiles = ['package-lock.json', '.swcrc', 'tsconfig.base.json', 'nx.json'];
const outputs = ['auth', 'consultation', 'admin-log', 'ai-worker', 'gateway']
  .map((service) => `services/${service}/dist/main.js`)
  .concat('frontend/dist/index.html');

/** Builds the product unless what is built is of these sources. @param {AbortSignal} [signal] */
export async function ensureBuild(signal) {
  const sources = fingerprint();
  const isBuilt = outputs.every((file) => existsSync(join(root, file)));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return say('built already');
  await runLong({
    what: 'building (about a minute the first time)',
    command: process.execPath,
    args: [realpathSync(join(root, 'node_modules/.bin/nx')), 'run-many', '-t', 'build', '--outputStyle=stream'],
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' },
    signal,
  });
  makeDir(localDir);
  writeFileSync(stamp, sources);
}

/** A digest of the names, sizes and times of everything that a build reads. */
function fingerprint() {
  const hash = createHash('sha256');
  const projects = ['services', 'libs'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  );
  for (const folder of ['frontend', ...projects]) hashFolder(hash, folder);
  for (const file of sharedFiles) hashFile(hash, file);
  return hash.digest('hex');
}

/** @param {import('node:crypto').Hash} hash @param {string} folder */
function hashFolder(hash, folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (['node_modules', 'dist', 'coverage', 'e2e', 'test-results'].includes(entry.name)) continue;
    if (entry.isDirectory()) hashFolder(hash, path);
    else hashFile(hash, path);
  }
}

/** @param {import('node:crypto').Hash} hash @param {string} file */
function hashFile(hash, file) {
  const { size, mtimeMs } = statSync(join(root, file));
  hash.update(`${file}\0${size}\0${mtimeMs}\n`);
}
