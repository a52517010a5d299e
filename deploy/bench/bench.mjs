/** `npm run bench`: what the product's load-bearing paths do on this machine, as ratios and rates of one run. */
import '../local/setup/check-node.mjs';
import { ensureBuild } from '../local/setup/build.mjs';
import { inOwnNode } from '../local/setup/own-node.mjs';
import { complain } from '../local/setup/say.mjs';

try {
  if (await inOwnNode(import.meta.filename)) {
    // The benches load what was built.
    await ensureBuild();
    const { runBench } = await import('./run-bench.mjs');
    await runBench(process.argv.slice(2));
  }
} catch (error) {
  complain(error);
  process.exitCode = 1;
}
