import { readText } from '../reader/read-text';

const ORDINARY =
  'My child has had a fever since yesterday, he is vomiting and does not want to eat. Tumbo linamuuma na anaharisha, hana kikohozi. ';
const MOST = 8_000;
const TIMES = 7;

/** A message of maximum length made of a repeated piece. */
export const filledWith = (piece: string) => piece.repeat(Math.ceil(MOST / piece.length)).slice(0, MOST);

const ordinary = filledWith(ORDINARY);

let readings = 0;
/** Skips a different number of tokens in each call, so that no result comes from the cache. */
const readUncached = (text: string) => readText(text, (readings = (readings + 1) % 1_000));

/** The cost of reading a text, as measured by `costOf`. */
export const readingCost = (text: string) => costOf(() => readUncached(text));

/**
 * The processor time of some work, relative to reading 8,000 characters of ordinary patient text on the same machine
 * at the same time. Both are measured alternately; the minimum counts.
 */
export function costOf(work: () => void): number {
  const pairs = Array.from({ length: TIMES + 2 }, () => [timeOf(work), timeOf(() => readUncached(ordinary))] as const);
  const measured = pairs.slice(2);
  return Math.min(...measured.map(([time]) => time)) / Math.min(...measured.map(([, time]) => time));
}

/** Processor time in microseconds, which excludes other work on the machine. */
export function timeOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}
