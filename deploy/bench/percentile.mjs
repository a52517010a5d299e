/** The value below which `share` (0–1) of the values lie. @param {number[]} values @param {number} share @returns {number} */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/**
 * Runs `work` `total` times, `width` at a time. @param {{ total: number, width: number }} size
 * @param {(index: number) => Promise<unknown>} work
 * @returns {Promise<{ seconds: number, times: number[] }>} the total time, and the milliseconds of each run
 */
export async function inParallel({ total, width }, work) {
  /** @type {number[]} */
  const times = [];
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < total; index = next++) {
      const startedAt = performance.now();
      await work(index);
      times.push(performance.now() - startedAt);
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: width }, lane));
  return { seconds: (performance.now() - startedAt) / 1_000, times };
}
