import { ensureBuild } from '../local/setup/build.ts';

/**
 * `npm run bench`: measures the most important code paths on this machine, as ratios and rates of one run.
 * @param {string[]} args
 */
export default async function bench(args) {
  // The benches load the built files.
  await ensureBuild();
  const { runBench } = await import('./run-bench.mjs');
  await runBench(args);
}
