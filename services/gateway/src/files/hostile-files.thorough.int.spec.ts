import { eventually, type Product, startProduct, Visitor } from '@afya/testing';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { type HostileFile, textOf } from '../../test/hostile-file';
import { hostileImages, makePictures } from '../../test/hostile-images';
import { hostilePdfs } from '../../test/hostile-pdfs';
import { resetPeak, memoryNow, memoryPeak } from '../../test/process-memory';
import { SAMPLES } from '../../test/sample-files';
import { ERROR_STATUS } from '../platform/errors/error-status';

const SERVICES = ['auth', 'consultation', 'admin-log', 'gateway'] as const;
const MB = 1024 * 1024;

/** Maximum response time for each file, in milliseconds. */
const ANSWER_MS = 10_000;
const NONE = Buffer.alloc(0);
const NAMES = Object.keys({
  ...hostileImages({ jpeg: NONE, png: NONE, webp: NONE, tiff: NONE }),
  ...hostilePdfs(),
});

let product: Product;
let folder: string;
/** The result of each file, and the gateway's memory before and at its peak. */
const outcomes = new Map<string, { file: HostileFile; outcome: Awaited<ReturnType<typeof send>> }>();
const memory = { before: 0, peak: 0 };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afya-hostile-'));
  const env = { FILES_DIR: join(folder, 'files'), UPLOADS_DIR: join(folder, 'uploads') };
  product = await startProduct({ services: SERVICES, env });
  const { pid } = product.service('gateway');
  await send({ bytes: SAMPLES.png, name: 'first.png' });
  memory.before = memoryNow(pid);
  resetPeak(pid);
  const makers = { ...hostileImages(await makePictures()), ...hostilePdfs() };
  const inTurn = pLimit(2);
  const sendOne = async (name: string) => {
    const file = makers[name]!();
    let outcome = await send(file);
    // retry when the machine had no processor time
    for (let left = 5; outcome.answer.code === 'RPC_OVERLOADED' && left > 0; left -= 1) outcome = await send(file);
    outcomes.set(name, { file, outcome });
  };
  await Promise.all(NAMES.map((name) => inTurn(() => sendOne(name))));
  memory.peak = memoryPeak(pid);
}, 300_000);
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

const inFolder = async (name: string) =>
  (await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) =>
    entry.isFile(),
  ).length;
const count = async (table: string) =>
  (await product.database.query<{ count: number }>(`SELECT count(*)::int FROM consultation.${table}`))[0]!.count;

/** The result of a file sent by a new visitor. */
async function send({ bytes, name, announced }: HostileFile) {
  const visitor = await Visitor.arrive(product.url);
  const body = new FormData();
  body.set('language', 'en');
  body.set('files', new Blob([bytes], { type: 'image/png' }), name);
  if (announced) body.set('fileTypes', announced);
  const startedAt = performance.now();
  const response = await visitor.request('POST', `chat/${visitor.sessionId}`, { body });
  const answer = (await response.json()) as { messageId: string; code: string; message: string; errors: object };
  const ms = performance.now() - startedAt;
  const used = await visitor.creditsUsed();
  if (response.status !== 202) return { status: response.status, answer, ms, used };
  const stored = await visitor.request('GET', `files/${visitor.sessionId}/${answer.messageId}`);
  return { status: 202, answer, ms, used, stored: Buffer.from(await stored.arrayBuffer()), headers: stored.headers };
}

test.each(NAMES)('handles %s as expected', async (name) => {
  const { file, outcome } = outcomes.get(name)!;
  expect(outcome.ms).toBeLessThan(ANSWER_MS);
  if (file.refused) {
    const code = outcome.answer.code === file.or ? file.or : file.refused;
    const message = textOf(code, file.name);
    expect(outcome).toMatchObject({ status: ERROR_STATUS[code], used: 0 });
    expect(outcome.answer).toMatchObject({ code, message, errors: { 'files[0]': message } });
    return;
  }
  expect(outcome).toMatchObject({ status: 202 });
  expect(outcome.stored!.includes('planted')).toBe(false);
  expect(outcome.headers!.get('content-security-policy')).toContain('sandbox');
  if (file.bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    expect(outcome.stored!.equals(file.bytes)).toBe(true);
    expect(outcome.headers!.get('content-disposition')).toMatch(/^attachment; filename=\w+\.pdf$/);
    return;
  }
  const { format, exif, icc, xmp, iptc, pages } = await sharp(outcome.stored!).metadata();
  expect({ exif, icc, xmp, iptc, pages }).toEqual({});
  expect(outcome.headers!.get('content-type')).toBe(`image/${format}`);
  expect(outcome.headers!.get('content-disposition')).toMatch(
    { jpeg: /\.jpg$/, png: /\.png$/, webp: /\.webp$/ }[format as 'jpeg'],
  );
});

test('stores, charges and leaves behind nothing of refused files', async () => {
  const accepted = 1 + [...outcomes.values()].filter(({ outcome }) => outcome.status === 202).length;
  expect(await count('file')).toBe(accepted);
  // each file with its metadata file, and the folder's marker file
  expect(await inFolder('files')).toBe(2 * accepted + 1);
  expect(await inFolder('uploads')).toBe(0);
  expect(await count(`ledger WHERE kind = 'charge'`)).toBe(accepted);
  expect(await count('idempotency')).toBe(accepted);
});

test('logs each refused file by its code only', async () => {
  const refused = [...outcomes.values()].flatMap(({ file }) => file.refused ?? []);
  const loggedRefusals = () =>
    product.database.query<{ details: object }>(`SELECT details FROM admin_log.event WHERE type = 'file_refused'`);
  await eventually(async () => expect(await loggedRefusals()).toHaveLength(refused.length));
  const codes = refused.map((code) => ({ code }));
  expect(await loggedRefusals().then((rows) => rows.map(({ details }) => details))).toEqual(
    expect.arrayContaining(codes),
  );
});

test('the gateway’s memory stays bounded', () => {
  expect(memory.peak - memory.before).toBeLessThan(100 * MB);
});
