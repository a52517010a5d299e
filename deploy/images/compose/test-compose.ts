import { join } from 'node:path';
import { localDir, makeDir } from '../../local/setup/paths.mjs';
import { printError, printLine } from '../../local/setup/terminal.mjs';
import { ampleLimits } from '../../testing/ample-limits.ts';
import { chromiumPath } from '../../testing/chromium.ts';
import { composeProblem, ComposeProject } from './project.ts';
import { runSuite, skippedBrowserTests } from '../../testing/run-suite.ts';
import { choose, composeSuite, type Choice } from '../../testing/suites.ts';
import { printTally } from '../../testing/tally.ts';

const stateDir = join(localDir, 'test-compose');
const { signal } = new AbortController();

/**
 * `npm run test:compose`: builds the images, starts the product of docker-compose.yml under a random name, sends a message with a picture,
 * scales the workers, stops and starts all containers, expects the same data, and removes them. `-- e2e [files]` runs the browser suite
 * against it instead.
 */
export default async function testCompose(args: string[]) {
  const problem = composeProblem();
  if (problem !== undefined) {
    printLine(`nothing is started in containers: ${problem}`);
    return printTally({ passed: 0, failed: 0, skipped: 1 });
  }
  makeDir(stateDir);
  const [e2e] = args[0] === 'e2e' ? (choose(args) ?? []) : [];
  const steps = () => runSuite({ suite: composeSuite, given: [] }, { env: {}, stateDir, signal });
  const tally = await (e2e ? runBrowserSuite(e2e) : steps()).catch((error) => {
    printError(error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  return printTally(tally);
}

/** Without a browser all its tests count as skipped. */
async function runBrowserSuite(e2e: Choice) {
  const browser = await chromiumPath(signal);
  if (browser === undefined) return skippedBrowserTests(e2e);
  const project = await ComposeProject.create(ampleLimits);
  try {
    project.run('build');
    await project.up();
    const admin = [...project.command, 'exec', '-T', 'auth', 'node', 'services/auth/dist/admin.main.js'].join(' ');
    const env = { BASE_URL: project.url, CHROMIUM_PATH: browser, PRODUCT_ADMIN_COMMAND: admin };
    return await runSuite(e2e, { env, stateDir, signal });
  } finally {
    project.remove();
  }
}
