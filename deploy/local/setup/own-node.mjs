import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensurePackages, nodeBinary } from './packages.mjs';
import { root } from './paths.mjs';

/**
 * Installs the packages when they are missing, and goes on in the Node that comes with them.
 * @param {string} script the file to run there
 * @returns {Promise<boolean>} true when this process is that Node already; false when another process did the work and ended
 */
export async function inOwnNode(script) {
  await ensurePackages();
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8'));
  if (process.versions.node === version) return true;
  // First on the PATH, as under npm: what the build starts by name runs on it too.
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` };
  const child = spawn(nodeBinary, [script, ...process.argv.slice(2)], { stdio: 'inherit', env });
  // The terminal sends Ctrl-C to the child as well; it takes two within a second for one.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  process.exitCode = /** @type {number} */ (code);
  return false;
}
