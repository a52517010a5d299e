import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { root } from '../../local/setup/paths.mjs';

const own = /^(frontend|libs)\/.*src\//;

/** Counts the calls of the page's functions. @param {import('@playwright/test').CDPSession} devtools */
export async function countPageCalls(devtools) {
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
}

/**
 * The functions of the page that were called since the last time, as `source file#position`.
 * @param {import('@playwright/test').CDPSession} devtools
 * @param {string} frontendDir the build, with its source maps
 * @returns {Promise<Set<string>>}
 */
export async function callsOfPage(devtools, frontendDir) {
  const { result } = await devtools.send('Profiler.takePreciseCoverage');
  /** @type {Set<string>} */
  const calls = new Set();
  for (const { url, functions } of result) {
    const { pathname } = URL.parse(url) ?? { pathname: '' };
    const script = join(frontendDir, pathname);
    // The bundler's own code has no source map.
    if (!existsSync(`${script}.map`)) continue;
    const sourceOf = sourceFinder(script);
    for (const { ranges } of functions) {
      const [{ startOffset, count } = { startOffset: 0, count: 0 }] = ranges;
      const source = count > 0 && startOffset > 0 ? sourceOf(startOffset) : undefined;
      if (source !== undefined && own.test(source)) calls.add(`${source}#${pathname}:${startOffset}`);
    }
  }
  return calls;
}

/** @param {string} script @returns {(offset: number) => string | undefined} the source file at a position of the script */
function sourceFinder(script) {
  const code = readFileSync(script, 'utf8');
  const map = new SourceMap(JSON.parse(readFileSync(`${script}.map`, 'utf8')));
  return (offset) => {
    const before = code.slice(0, offset);
    const line = before.split('\n').length - 1;
    const entry = map.findEntry(line, offset - (before.lastIndexOf('\n') + 1));
    return 'originalSource' in entry ? relative(root, join(dirname(script), entry.originalSource)) : undefined;
  };
}
