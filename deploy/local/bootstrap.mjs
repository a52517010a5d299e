/**
 * `node deploy/local/bootstrap.mjs COMMAND [ARGUMENTS]`: installs the packages when they are missing and runs deploy/local/COMMAND.ts, or
 * the file that COMMAND names, in the Node 24 among them. Itself it needs Node 20.19 and no package. A command is the file's default
 * export: it is given the arguments and returns the exit code.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import module from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const refusal =
  major < 20 || (major === 20 && minor < 19)
    ? `Node 20.19 or newer is needed; this is ${process.versions.node}.`
    : !['linux', 'darwin'].includes(process.platform)
      ? `Linux or macOS is needed; this is ${process.platform}. On Windows, use WSL.`
      : undefined;
if (refusal !== undefined) {
  process.stderr.write(`afya  ${refusal}\n`);
  process.exit(1);
}

// Loaded only now: an older Node lacks what they use.
const { root } = await import('./setup/paths.mjs');
const { printError } = await import('./setup/terminal.mjs');
const { ensurePackages, nodeBinary } = await import('./setup/packages.mjs');
const [command = 'start', ...args] = process.argv.slice(2);

try {
  await ensurePackages();
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8'));
  process.exitCode = process.versions.node === version ? await run() : await runInPackagedNode();
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
// Connections and timers that a command leaves open do not keep the terminal waiting.
process.exit();

/** @returns {Promise<number>} */
async function run() {
  // Of the files without their types: the compiler that strips them takes 20 MB.
  module.enableCompileCache(join(root, 'node_modules/.cache/launcher'));
  const file = command.includes('/') ? join(root, command) : join(import.meta.dirname, `${command}.ts`);
  const { default: runCommand } = await import(pathToFileURL(file).href);
  return (await runCommand(args)) ?? 0;
}

/** @returns {Promise<number>} */
async function runInPackagedNode() {
  // First on the PATH, as under npm: programs that the build starts by name run on this Node too.
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` };
  const child = spawn(nodeBinary, [import.meta.filename, command, ...args], { stdio: 'inherit', env });
  // The terminal sends Ctrl-C to the child as well, which counts two signals within a second as one.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
