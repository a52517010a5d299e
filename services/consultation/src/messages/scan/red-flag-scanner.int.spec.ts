import { findRedFlags } from '@afya/clinical';
import { FROM_SOURCE } from '@afya/testing';
import { type WorkerOptions } from 'node:worker_threads';
import { RedFlagScanner, type ScanInput } from './red-flag-scanner';

class ScannerFromSource extends RedFlagScanner {
  protected override readonly options: WorkerOptions = { execArgv: [...FROM_SOURCE] };
  /** the thread compiles the modules that it loads */
  protected override readonly answerMs = 25_000;
}
class ScannerWithoutThread extends RedFlagScanner {
  protected override readonly options: WorkerOptions = { execArgv: ['--require', '/no/such/file.cjs'] };
}

let scanner: RedFlagScanner;
afterEach(() => scanner?.onModuleDestroy());

const textOf = (text: string): ScanInput => ({
  text,
  language: 'en',
  country: 'KE',
  collectedInfo: {},
  memory: null,
  others: [],
});
const LENGTH = 8_000;
const WORST = ['a;b;', '3a?', '(;', '(years?'];
const worst = (of: string) => textOf(of.repeat(LENGTH).slice(0, LENGTH));
const EMERGENCY = `${'My sister visited us in the village and we cooked together. '.repeat(20)}Now I cannot breathe and my lips are blue.`;

test('finds an emergency at the end of a long text, as on the event loop', async () => {
  scanner = new ScannerFromSource();
  const input = textOf(EMERGENCY);
  const found = await scanner.scan(input, 'v:amina');
  expect(found).toMatchObject({ level: 'emergency' });
  expect(found).toEqual(findRedFlags(input));
});

/** Processor time of this thread, in microseconds; the least of ten runs, because others may use the machine. */
async function threadTime(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 10; run++) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    times.push(user + system);
  }
  return Math.min(...times);
}

// In milliseconds: npm run bench -- red-flag-scan
test.each(WORST)('8,000 characters of "%s" cost the event loop’s thread a tenth of their scan at most', async (of) => {
  scanner = new ScannerFromSource();
  await scanner.scan(textOf(EMERGENCY), 'v:warm');
  const inThread = await threadTime(() => scanner.scan(worst(of), 'v:amina'));
  const onEventLoop = await threadTime(() => findRedFlags(worst(of)));
  expect(inThread).toBeLessThan(onEventLoop / 10);
});

test('owners take turns: a long emergency waits for one text of each owner, not for all texts', async () => {
  scanner = new ScannerFromSource();
  await scanner.scan(textOf(EMERGENCY), 'v:warm');
  const order: string[] = [];
  const noted = (owner: string, input: ScanInput) => scanner.scan(input, owner).then(() => order.push(owner));
  const attackers = ['v:1', 'v:2', 'v:3', 'v:4', 'v:5'];
  const sent = [...attackers, ...attackers].map((owner) => noted(owner, worst('a;b;')));
  sent.push(noted('v:amina', textOf(EMERGENCY)));
  await Promise.all(sent);
  expect(order.indexOf('v:amina')).toBeLessThanOrEqual(6);
});

test('scans a burst of long texts of many owners completely, also while the thread starts', async () => {
  scanner = new ScannerFromSource();
  const prose = textOf('And what should I do now? '.repeat(20));
  const burst = Array.from({ length: 32 }, (_, i) => scanner.scan(prose, `v:${i}`));
  expect(await Promise.all(burst)).toEqual(Array(32).fill(null));
});

test('rejects slow texts beyond the limit of the queue', async () => {
  scanner = new ScannerFromSource();
  const flood = Array.from({ length: 20 }, (_, i) => scanner.scan(worst('(;'), `v:${i}`));
  const ends = await Promise.allSettled(flood);
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused)).toEqual(new Set(['RPC_OVERLOADED']));
});

test('rejects a fourth long text of one owner while three wait, and scans those of other owners', async () => {
  scanner = new ScannerFromSource();
  const three = Array.from({ length: 3 }, () => scanner.scan(worst('3a?'), 'v:1'));
  await expect(scanner.scan(worst('3a?'), 'v:1')).rejects.toMatchObject({ code: 'CHAT_TOO_MANY_PENDING' });
  expect(await scanner.scan(textOf(EMERGENCY), 'v:2')).toMatchObject({ level: 'emergency' });
  await Promise.all(three);
});

test('finds an emergency when the thread cannot start', async () => {
  scanner = new ScannerWithoutThread();
  expect(await scanner.scan(textOf(EMERGENCY), 'v:amina')).toMatchObject({ level: 'emergency' });
  expect(await scanner.scan(textOf(EMERGENCY), 'v:amina')).toMatchObject({ level: 'emergency' });
});
