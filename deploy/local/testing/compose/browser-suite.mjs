import { join } from 'node:path';
import { localDir, makeDir } from '../../setup/paths.mjs';
import { chromiumPath } from '../chromium.mjs';
import { countBrowserTests } from '../count-browser-tests.mjs';
import { runSuite } from '../run-suite.mjs';
import { suites } from '../suites.mjs';
import { nothing } from '../tally.mjs';

/**
 * Runs the browser suite against a composed product, or what of it Playwright is given. Without a browser all of it counts as skipped.
 * @param {import('./compose-project.mjs').ComposeProject} project
 * @param {string[]} given
 * @returns {Promise<import('../tally.mjs').Tally>}
 */
export async function runBrowserSuite(project, given) {
  const suite = suites.find(({ name }) => name === 'e2e');
  if (suite === undefined) throw new Error('there is no suite of the browser');
  const { signal } = new AbortController();
  const browser = await chromiumPath(signal);
  if (browser === undefined) return { ...nothing, skipped: countBrowserTests(suite, given) };
  const admin = project.command('exec', '-T', 'auth', 'node', 'services/auth/dist/admin.main.js');
  const env = { BASE_URL: project.url, CHROMIUM_PATH: browser, PRODUCT_ADMIN_COMMAND: admin.join(' ') };
  return runSuite(suite, { given, env, stateDir: makeDir(join(localDir, 'test-compose')), signal });
}
