import { setTimeout as sleep } from 'node:timers/promises';
import { family, memoryMb } from './processes.mjs';

/** Seconds of rest before the product counts as idle. */
const restSeconds = 10;

/**
 * What the idle product holds in memory. Shared pages of Postgres' processes count once (Pss), as everywhere in the sum.
 * @param {import('./product.mjs').Product} product
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchMemory({ registry }) {
  await sleep(restSeconds * 1_000);
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
