/** Bytes of JSON a call, well below what one may be. */
const MAX_BYTES = 200 * 1024;

/** As many of the first items as fit a call; one at least, or nothing would follow. */
export function fittingItems<Item>(items: readonly Item[]): Item[] {
  let bytes = 0;
  const end = items.findIndex((item) => (bytes += Buffer.byteLength(JSON.stringify(item)) + 1) > MAX_BYTES);
  return end < 0 ? [...items] : items.slice(0, Math.max(1, end));
}
