/** `npm run test:containers`: the specs of what stores and carries, against Postgres, Redis and an S3 server in containers. */
import './setup/check-node.mjs';
import { inOwnNode } from './setup/own-node.mjs';
import { complain } from './setup/say.mjs';

try {
  if (await inOwnNode(import.meta.filename)) {
    const { runContainerTests } = await import('./testing/container-tests.mjs');
    await runContainerTests(process.argv.slice(2));
  }
} catch (error) {
  complain(error);
  process.exitCode = 1;
}
