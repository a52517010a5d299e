/**
 * `npm run test:compose`: builds the images, starts the whole product by docker-compose.yml under a name of its own, sends a message
 * with a picture, scales the workers, stops and starts all of it, looks whether everything is still there, and removes it again.
 * `npm run test:compose -- e2e [files]` runs the browser suite against it instead, for as long as that takes.
 * Prints how long each took and the closing line.
 */
import './setup/check-node.mjs';
import { inOwnNode } from './setup/own-node.mjs';
import { complain, say } from './setup/say.mjs';
import { closingLine, nothing, sum } from './testing/tally.mjs';
import { ComposeProject } from './testing/compose/compose-project.mjs';

const reason = ComposeProject.missing();
if (reason !== undefined) {
  say(`nothing is started in containers: ${reason}`);
  process.stdout.write(`${closingLine({ ...nothing, skipped: 1 })}\n`);
} else if (await inOwnNode(import.meta.filename)) {
  const [suite, ...given] = process.argv.slice(2);
  const tally = await (suite === 'e2e' ? browse(given) : walk()).catch((error) => {
    complain(error);
    return { ...nothing, failed: 1 };
  });
  process.stdout.write(`${closingLine(tally)}\n`);
  process.exitCode = tally.failed > 0 ? 1 : 0;
}

async function walk() {
  const { Walk } = await import('./testing/compose/walk.mjs');
  const project = await ComposeProject.create();
  const visitor = new Walk(project.url);
  return inSteps(project, {
    'the images are built': async () => project.run('build'),
    'the product starts and is ready': () => project.up(),
    'a message with a picture is answered': () => visitor.send(),
    'three workers answer': async () => {
      await project.up('--scale', 'ai-worker=3');
      await visitor.send();
    },
    'what was said is there after a stop and a start': async () => {
      project.run('down');
      await project.up();
      await visitor.rereads();
    },
  });
}

/** @param {string[]} given */
async function browse(given) {
  const { runBrowserSuite } = await import('./testing/compose/browser-suite.mjs');
  const { ampleLimits } = await import('./testing/ample-limits.mjs');
  const project = await ComposeProject.create(ampleLimits);
  let ofBrowser = nothing;
  const ofSteps = await inSteps(project, {
    'the images are built': async () => project.run('build'),
    'the product starts and is ready': () => project.up(),
    'the browser suite ran': async () => void (ofBrowser = await runBrowserSuite(project, given)),
  });
  return sum([ofSteps, ofBrowser]);
}

/**
 * One after the other, up to the first that fails; then removes the project.
 * @param {ComposeProject} project @param {Record<string, () => Promise<unknown>>} steps
 */
async function inSteps(project, steps) {
  const tally = { ...nothing };
  let current = '';
  try {
    for (const [what, work] of Object.entries(steps)) {
      current = what;
      const began = Date.now();
      await work();
      tally.passed += 1;
      say(`${what}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
    }
  } catch (error) {
    tally.failed += 1;
    complain(new Error(`${current}: ${error instanceof Error ? error.message : error}`));
    project.printLogs();
  } finally {
    project.remove();
  }
  return tally;
}
