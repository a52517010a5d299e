import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { root } from '../../local/setup/paths.mjs';

/** Milliseconds after which every service has written its file. */
const WRITTEN_MS = 3_000;
/** The own code of services and libs, as built. */
const built = /^(services|libs)\/[^/]+\/dist\//;
/** The compiler's accessor of an export: no function of the source. */
const exportAccessor = /^(get \w+|function) ?\(\) ?\{\s*return \w+;\s*\}$/;

/** @param {string} coverageDir */
export const coverageSettings = (coverageDir) => ({
  NODE_V8_COVERAGE: coverageDir,
  NODE_OPTIONS: `--require=${join(import.meta.dirname, 'take-coverage.cjs')}`,
});

/**
 * The functions of the services that were called since the last time, as `source file#position`.
 * @param {import('../product.mjs').Product} product
 * @param {string} coverageDir
 * @returns {Promise<Set<string>>}
 */
export async function callsOfServices({ registry }, coverageDir) {
  for (const { name, pid } of registry.entries)
    if (!['redis', 'postgres'].includes(name)) process.kill(pid, 'SIGWINCH');
  await sleep(WRITTEN_MS);
  /** @type {Set<string>} */
  const calls = new Set();
  for (const name of readdirSync(coverageDir)) {
    const file = join(coverageDir, name);
    /** @type {{ result: import('node:inspector').Profiler.ScriptCoverage[] }} */
    const { result } = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(file);
    for (const { url, functions } of result.filter((script) => script.url.startsWith('file:'))) {
      const path = relative(root, fileURLToPath(url));
      if (!built.test(path)) continue;
      const source = path.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
      const code = readFileSync(join(root, path), 'utf8');
      for (const { ranges } of functions) {
        const [{ startOffset, endOffset, count } = { startOffset: 0, endOffset: 0, count: 0 }] = ranges;
        // At position 0 is the file itself, which runs when it is loaded.
        const isCalled = count > 0 && startOffset > 0;
        if (isCalled && !exportAccessor.test(code.slice(startOffset, endOffset))) calls.add(`${source}#${startOffset}`);
      }
    }
  }
  return calls;
}
