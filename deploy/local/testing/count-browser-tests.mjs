import { spawnSync } from 'node:child_process';
import { devNull } from 'node:os';

/**
 * How many tests the browser suite has, for the count of what was skipped.
 * @param {import('./suites.mjs').Suite} suite @param {string[]} given
 */
export function countBrowserTests(suite, given) {
  const { stdout } = spawnSync(process.execPath, suite.args(['--list', ...given], devNull), {
    cwd: suite.cwd,
    encoding: 'utf8',
    env: { ...process.env, ...suite.env(devNull) },
  });
  return Number(stdout.match(/Total: (\d+) test/)?.[1] ?? 1);
}
