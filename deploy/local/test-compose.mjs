/**
 * `npm run test:compose`: builds the images, starts the whole product by docker-compose.yml under a name of its own, sends a message
 * with a picture, scales the workers, stops and starts all of it, looks whether everything is still there, and removes it again.
 * Prints how long each took and the closing line.
 */
import './setup/check-node.mjs';
import { complain, say } from './setup/say.mjs';
import { closingLine, nothing } from './testing/tally.mjs';
import { ComposeProject } from './testing/compose/compose-project.mjs';
import { Walk } from './testing/compose/walk.mjs';

const reason = ComposeProject.missing();
if (reason !== undefined) {
  say(`nothing is started in containers: ${reason}`);
  process.stdout.write(`${closingLine({ ...nothing, skipped: 1 })}\n`);
} else {
  await run();
}

async function run() {
  const project = await ComposeProject.create();
  const walk = new Walk(project.url);
  const tally = { ...nothing };
  /** @param {string} what @param {() => Promise<unknown>} work */
  const step = async (what, work) => {
    if (tally.failed > 0) return;
    const began = Date.now();
    try {
      await work();
      tally.passed += 1;
      say(`${what}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
    } catch (error) {
      tally.failed += 1;
      complain(new Error(`${what}: ${error instanceof Error ? error.message : error}`));
      project.printLogs();
    }
  };
  try {
    await step('the images are built', async () => project.run('build'));
    await step('the product starts and is ready', () => project.up());
    await step('a message with a picture is answered', () => walk.send());
    await step('three workers answer', async () => {
      await project.up('--scale', 'ai-worker=3');
      await walk.send();
    });
    await step('what was said is there after a stop and a start', async () => {
      project.run('down');
      await project.up();
      await walk.rereads();
    });
  } finally {
    project.run('down', '--volumes');
  }
  process.stdout.write(`${closingLine(tally)}\n`);
  process.exitCode = tally.failed > 0 ? 1 : 0;
}
