import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '../../secrets/secrets.mjs';
import { localDir, makeDir, root } from './paths.mjs';
import { PlainError, printLine, runLong } from './terminal.mjs';

const stamp = join(localDir, 'build.json');
const inputs = ['{frontend,services/*,libs/*}/**', 'package-lock.json', '.swcrc', 'tsconfig.base.json', 'nx.json'];
const notInputs = ['node_modules', 'dist', 'compiled', 'coverage', 'e2e', 'test-results'];
const outputs = [
  ...services.map((service) => `services/${service}/dist/main.js`),
  'frontend/dist/index.html',
  'libs/clinical/compiled/knowledge.json',
];

/** Builds the product unless the last build was of the present sources. */
export async function ensureBuild(signal?: AbortSignal) {
  const sources = fingerprint();
  const isBuilt = outputs.every((file) => existsSync(join(root, file)));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return printLine('built already');
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

/** A digest of the names, sizes and times of every file that the build reads: faster than asking Nx for its cache. */
function fingerprint() {
  const hash = createHash('sha256');
  const files = globSync(inputs, { cwd: root, exclude: (path) => notInputs.includes(path.split('/').at(-1) ?? '') });
  for (const file of files.sort()) {
    const stats = statSync(join(root, file));
    if (stats.isFile()) hash.update(`${file}\0${stats.size}\0${stats.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** @throws {PlainError} when the product is not built, for commands that must not build below a running product */
export function requireBuilt(file: string) {
  const path = join(root, file);
  if (!existsSync(path)) throw new PlainError('The product is not built yet: run npm start first.');
  return path;
}
