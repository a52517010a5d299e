/** What crosses between services is 256 KB at most; the rest of the envelope and its escapes need some of it. */
export const REPLY_BYTES = 190 * 1024;

/** How many of the items, from the first on, fit into one reply as JSON; at least one. */
export function fitting(items: readonly unknown[], bytes = REPLY_BYTES): number {
  let left = bytes;
  const end = items.findIndex((item, index) => {
    left -= Buffer.byteLength(JSON.stringify(item)) + 1;
    return left < 0 && index > 0;
  });
  return end === -1 ? items.length : end;
}
