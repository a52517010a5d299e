/** `npm test`: from a fresh clone to the result of every test. The first import refuses a Node that is too old for the rest. */
import './setup/check-node.mjs';
import { inOwnNode } from './setup/own-node.mjs';
import { complain } from './setup/say.mjs';

try {
  if (await inOwnNode(import.meta.filename)) {
    const { runTests } = await import('./testing/run-tests.mjs');
    await runTests(process.argv.slice(2));
  }
} catch (error) {
  complain(error);
  process.exitCode = 1;
}
