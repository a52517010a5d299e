import { setTimeout as sleep } from 'node:timers/promises';
import { family, memoryMb } from './processes.mjs';

/** The product counts as idle after this many seconds without requests. */
const idleSeconds = 10;

/**
 * Measures the memory of the idle product. Rss counts pages that Postgres' processes share once per process, Pss once in all.
 * @param {import('./product.mjs').Product} product
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchMemory({ registry }) {
  await sleep(idleSeconds * 1_000);
  const parts = registry.entries.map(({ name, pid }) => {
    const all = family(pid).map(memoryMb);
    return { name, rss: all.reduce((sum, { rss }) => sum + rss, 0), pss: all.reduce((sum, { pss }) => sum + pss, 0) };
  });
  const total = (/** @type {'rss' | 'pss'} */ kind) => Math.round(parts.reduce((sum, part) => sum + part[kind], 0));
  const list = parts.map(({ name, rss }) => `${name} ${Math.round(rss)}`).join(', ');
  return [
    { what: 'idle product, MB resident (Rss, summed)', value: `${total('rss')} (${list})`, aim: '≤ 900' },
    { what: 'idle product, MB, shared pages once (Pss)', value: String(total('pss')), aim: '' },
  ];
}
