import { readText } from '../reader/read-text';

const ORDINARY =
  'My child has had a fever since yesterday, he is vomiting and does not want to eat. Tumbo linamuuma na anaharisha, hana kikohozi. ';
const MOST = 8_000;
const TIMES = 7;

/** As much as a message holds of a piece that is repeated. */
export const filledWith = (piece: string) => piece.repeat(Math.ceil(MOST / piece.length)).slice(0, MOST);

const ordinary = filledWith(ORDINARY);

let readings = 0;
/** Leaves out one token more than the reading before: none is answered from memory. */
const readAnew = (text: string) => readText(text, (readings = (readings + 1) % 1_000));

/** How long a text takes to be read, as `costOf` tells it. */
export const readingCost = (text: string) => costOf(() => readAnew(text));

/**
 * The processor time of some work, as a multiple of what reading a patient's ordinary words takes, 8,000 characters of them, on the
 * same machine at the same time: both are done in turn, and the least counts.
 */
export function costOf(work: () => void): number {
  const pairs = Array.from({ length: TIMES + 2 }, () => [timeOf(work), timeOf(() => readAnew(ordinary))] as const);
  const measured = pairs.slice(2);
  return Math.min(...measured.map(([time]) => time)) / Math.min(...measured.map(([, time]) => time));
}

/** In microseconds of the processor: other work on the machine does not count. */
export function timeOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}
