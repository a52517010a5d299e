import { createObjectStore } from '@afya/storage';
import { eventually, type Product, startProduct } from '@afya/testing';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetPeak, memoryNow, memoryPeak } from '../../testing/process-memory';
import { SAMPLES } from '../../testing/sample-files';
import { sendLarge, sendPatiently, sendWithoutEnd } from '../../testing/send-large';
import { newFileKey } from './file-key';

const MB = 1024 * 1024;
const HOUR_S = 3_600;
jest.setTimeout(180_000);

let product: Product;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afya-flood-'));
  const env = {
    ...{ FILES_DIR: join(folder, 'files'), UPLOADS_DIR: join(folder, 'uploads') },
    ...{ FILE_SWEEP_MS: '500', FILE_BYTES_PER_DAY: String(15 * MB), TRUST_PROXY: '1' },
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

/** How much memory the gateway takes more, at most, while that goes on. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const before = memoryNow(pid());
  forgetPeak(pid());
  await work();
  return memoryPeak(pid()) - before;
}

test('twenty times 50 MB at once, of four networks, do not fill the memory, and nothing of them stays', async () => {
  const send = { url: product.url, bytes: Buffer.alloc(10 * MB), name: 'x.png', times: 5 };
  // what it takes once, to have done it
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

test('50 MB of papers are looked into, stored and removed again without filling the memory', async () => {
  const bytes = Buffer.concat([SAMPLES.pdf, Buffer.alloc(10 * MB - SAMPLES.pdf.length)]);
  const grown = await growth(async () => {
    const answer = await sendPatiently({ url: product.url, bytes, name: 'x.pdf', times: 5 });
    // five papers cost more than the free credits
    expect(answer.code).toBe('CREDITS_EXHAUSTED');
  });
  expect(grown).toBeLessThan(200 * MB);
  expect(await received()).toBe(0);
  expect(await readdir(join(folder, 'files'), { recursive: true })).not.toContainEqual(
    expect.stringMatching(/\.json$/),
  );
});

test('more than a day allows is refused until it is over, and leaves nothing behind', async () => {
  const bytes = Buffer.concat([SAMPLES.pdf, Buffer.alloc(8 * MB)]);
  const answer = await sendPatiently({ url: product.url, bytes, name: 'x.pdf', times: 2 });
  expect(answer).toMatchObject({ status: 429, code: 'FILES_DAILY_LIMIT' });
  expect(answer.retryAfter).toBeGreaterThan(86_000);
  expect(await received()).toBe(0);
  expect(await product.database.query('SELECT 1 FROM consultation.file')).toEqual([]);
  expect(await product.database.query(`SELECT 1 FROM consultation.ledger WHERE kind = 'charge'`)).toEqual([]);
});

test('of a sender that goes away nothing stays', async () => {
  const sent = await sendWithoutEnd({ url: product.url, bytes: Buffer.alloc(10 * MB), name: 'x.png', times: 2 });
  await eventually(async () => expect(await received()).toBeGreaterThan(0));
  sent.destroy();
  await eventually(async () => expect(await received()).toBe(0));
});

test('what a killed gateway had received, and what it had stored for no message, is removed by the next one', async () => {
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
