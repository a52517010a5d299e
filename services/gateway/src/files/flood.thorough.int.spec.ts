import { createObjectStore } from '@afya/storage';
import { eventually, type Product, startProduct } from '@afya/testing';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resetPeak, memoryNow, memoryPeak } from '../../test/process-memory';
import { SAMPLES } from '../../test/sample-files';
import { sendLarge, sendWithRetries, sendWithoutEnd } from '../../test/send-large';
import { newFileKey } from './file-key';

const MB = 1024 * 1024;
const HOUR_S = 3_600;
jest.setTimeout(180_000);

let product: Product;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afya-flood-'));
  const env = {
    FILES_DIR: join(folder, 'files'),
    UPLOADS_DIR: join(folder, 'uploads'),
    FILE_SWEEP_MS: '500',
    FILE_BYTES_PER_DAY: String(15 * MB),
    TRUST_PROXY: '1',
  };
  product = await startProduct({ services: ['consultation', 'gateway'], env });
});
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

const uploads = () => join(folder, 'uploads');
const received = async () =>
  (await readdir(uploads(), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
const pid = () => product.service('gateway').pid;

/** The peak increase of the gateway's memory during the work. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const before = memoryNow(pid());
  resetPeak(pid());
  await work();
  return memoryPeak(pid()) - before;
}

test('receives twenty concurrent uploads of 50 MB from four networks with bounded memory and keeps no files', async () => {
  const send = { url: product.url, bytes: Buffer.alloc(10 * MB), name: 'x.png', times: 5 };
  // a first run for memory that is allocated only once
  await sendLarge({ ...send, times: 1 });
  const grown = await growth(async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => sendLarge({ ...send, from: `41.90.1.${n % 4}` })),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array(20).fill('FILE_TYPE_INVALID'));
  });
  expect(grown).toBeLessThan(200 * MB);
  expect(await received()).toBe(0);
});

test('checks, stores and removes 50 MB of PDFs with bounded memory', async () => {
  const bytes = Buffer.concat([SAMPLES.pdf, Buffer.alloc(10 * MB - SAMPLES.pdf.length)]);
  const grown = await growth(async () => {
    const answer = await sendWithRetries({ url: product.url, bytes, name: 'x.pdf', times: 5 });
    // five PDFs cost more than the free credits
    expect(answer.code).toBe('CREDITS_EXHAUSTED');
  });
  expect(grown).toBeLessThan(200 * MB);
  expect(await received()).toBe(0);
  expect(await readdir(join(folder, 'files'), { recursive: true })).not.toContainEqual(
    expect.stringMatching(/\.json$/),
  );
});

test('refuses uploads over the daily limit and keeps no files of them', async () => {
  const bytes = Buffer.concat([SAMPLES.pdf, Buffer.alloc(8 * MB)]);
  const answer = await sendWithRetries({ url: product.url, bytes, name: 'x.pdf', times: 2 });
  expect(answer).toMatchObject({ status: 429, code: 'FILES_DAILY_LIMIT' });
  expect(answer.retryAfter).toBeGreaterThan(86_000);
  expect(await received()).toBe(0);
  expect(await product.database.query('SELECT 1 FROM consultation.file')).toEqual([]);
  expect(await product.database.query(`SELECT 1 FROM consultation.ledger WHERE kind = 'charge'`)).toEqual([]);
});

test('keeps no files of a client that disconnects', async () => {
  const sent = await sendWithoutEnd({ url: product.url, bytes: Buffer.alloc(10 * MB), name: 'x.png', times: 2 });
  await eventually(async () => expect(await received()).toBeGreaterThan(0));
  sent.destroy();
  await eventually(async () => expect(await received()).toBe(0));
});

test('removes the uploads and orphaned files of a killed gateway', async () => {
  const sent = await sendWithoutEnd({ url: product.url, bytes: Buffer.alloc(10 * MB), name: 'x.png', times: 2 });
  await eventually(async () => expect(await received()).toBeGreaterThan(0));
  await product.service('gateway').end('SIGKILL');
  sent.destroy();
  expect(await received()).toBeGreaterThan(0);
  const store = createObjectStore({ OBJECT_STORE: 'filesystem', FILES_DIR: join(folder, 'files') });
  await store.put(newFileKey('s'.repeat(21)), Buffer.from('x'), { mime: 'image/png', size: 1 });

  const longAgo = Date.now() / 1_000 - HOUR_S;
  for (const name of await readdir(uploads())) await utimes(join(uploads(), name), longAgo, longAgo);
  await product.start('gateway', { FILE_ORPHAN_MS: '1' });
  await eventually(async () => expect(await received()).toBe(0));
  await eventually(async () => {
    for await (const { key } of store.list()) throw new Error(`${key} is still there`);
  });
});
