/** `npm start`: from a fresh clone to the running product. The first import refuses a Node that is too old for the rest. */
import './setup/check-node.mjs';
import { inOwnNode } from './setup/own-node.mjs';
import { complain } from './setup/say.mjs';

try {
  if (await inOwnNode(import.meta.filename)) {
    const { launch } = await import('./launch.mjs');
    await launch();
  }
} catch (error) {
  complain(error);
  process.exitCode = 1;
}
