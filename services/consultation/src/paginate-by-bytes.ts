/** A message between services is 256 KB at most; the envelope and escaped characters need some of it. */
const REPLY_BYTES = 190 * 1024;

/** How many of the items, from the first one, fit into one reply as JSON; at least one. */
export function countFitting(items: readonly unknown[], bytes = REPLY_BYTES): number {
  let left = bytes;
  const end = items.findIndex((item, index) => {
    left -= Buffer.byteLength(JSON.stringify(item)) + 1;
    return left < 0 && index > 0;
  });
  return end === -1 ? items.length : end;
}
