import { join } from 'node:path';
import { root } from '../local/setup/paths.mjs';

const LENGTH = 8_000;
const RUNS = 10;
const PROSE = 'My sister visited us in the village and we cooked together. ';
/** The texts that cost the reader most, found by a search over random texts. */
const WORST = ['a;b;', '3a?', '(;', '(years?'];

/**
 * Measures the CPU time that a red-flag scan of 8,000 characters uses on the event loop that accepts messages: the median of ten runs,
 * for the most costly texts and for prose.
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchRedFlagScan() {
  const built = join(root, 'services/consultation/dist/messages/scan/red-flag-scanner.js');
  const { RedFlagScanner } = await import(built).then((module) => module.default ?? module);
  const scanner = new RedFlagScanner();
  try {
    const prose = await medianCost(scanner, PROSE);
    const rows = [{ what: '8,000 characters of prose, event loop, ms', value: prose.toFixed(2), aim: '< 15' }];
    for (const part of WORST) {
      const cost = await medianCost(scanner, part);
      const value = `${cost.toFixed(2)} (${(cost / prose).toFixed(1)} times prose)`;
      rows.push({ what: `8,000 characters of "${part}", event loop, ms`, value, aim: '< 15' });
    }
    return rows;
  } finally {
    await scanner.onModuleDestroy();
  }
}

/**
 * @param {{ scan(input: object, owner: string): Promise<unknown> }} scanner @param {string} part @returns {Promise<number>} ms
 */
async function medianCost(scanner, part) {
  const costs = [];
  for (let run = 0; run <= RUNS; run++) {
    // The reader in the scanner's thread caches texts, so each run uses a different one.
    const text = `${run} ${part.repeat(LENGTH)}`.slice(0, LENGTH);
    const input = { text, language: 'en', country: 'KE', collectedInfo: {}, memory: null, others: [] };
    const before = process.threadCpuUsage();
    await scanner.scan(input, 'v:bench');
    const { user, system } = process.threadCpuUsage(before);
    // The first run starts the thread.
    if (run > 0) costs.push((user + system) / 1_000);
  }
  return costs.sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
}
