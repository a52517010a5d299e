/** Bytes of JSON per call, well below the maximum. */
const MAX_BYTES = 200 * 1024;

/** The first items that fit into a call; at least one, so that the export continues. */
export function fittingItems<Item>(items: readonly Item[]): Item[] {
  let bytes = 0;
  const end = items.findIndex((item) => (bytes += Buffer.byteLength(JSON.stringify(item)) + 1) > MAX_BYTES);
  return end < 0 ? [...items] : items.slice(0, Math.max(1, end));
}
