import { LIMITS } from '@afya/contracts';
import { startRedis, type TestRedis } from '@afya/testing';
import { Redis } from 'ioredis';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { foldedObjects, nestedDrawings } from '../../../test/hostile-pdfs';
import { SAMPLES } from '../../../test/sample-files';
import { type ReceivedFile } from '../uploaded-file';
import { CheckBudget } from './check-budget';
import { type Share } from './fair-queue';
import { FileChecker } from './file-checker';
import { runCheck } from './run-check';

jest.setTimeout(120_000);
const folder = mkdtempSync(join(tmpdir(), 'afya-checker-'));
let server: TestRedis;
let redis: Redis;
beforeAll(async () => {
  server = await startRedis();
  redis = server.connect();
});
afterEach(() => redis.flushall());
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

let count = 0;
function receive(filename: string, bytes: Buffer): ReceivedFile {
  const path = join(folder, String(++count));
  writeFileSync(path, bytes);
  return { path, outputPath: `${path}.out`, filename, size: bytes.length };
}
const EMBEDDED = { ENGINE: 'embedded', OPENAI_MODEL_VOICE: 'whisper-1' } as const;
const checkerWith = (concurrent: number, LIMIT_CHECK_SECONDS = { caller: 0, network: 0 }) =>
  new FileChecker(new CheckBudget(redis, { LIMIT_CHECK_SECONDS }), { FILE_CHECKS_AT_ONCE: concurrent, ...EMBEDDED });
/** A gateway whose model writes voice notes down. */
const listening = (env: object = {}) =>
  new FileChecker(new CheckBudget(redis, { LIMIT_CHECK_SECONDS: { caller: 0, network: 0 } }), {
    FILE_CHECKS_AT_ONCE: 1,
    ...EMBEDDED,
    ENGINE: 'openai',
    ...env,
  });
const never = new AbortController().signal;
const amina = { owner: 'amina', network: 'a network', signal: never };
const baraka = { owner: 'baraka', network: 'another network', signal: never };
const wasDrawn = ({ outputPath }: ReceivedFile) => readdirSync(folder).includes(outputPath.split('/').at(-1)!);
/** Takes more than a second of processor time: below the limit of draw operations, each with two thousand lines. */
const costly = () => nestedDrawings(4, 40, '0 0 m 9 9 l S '.repeat(2_000));

test('lists every refused file with its reason and throws the code of the first', async () => {
  const files = [receive('a.png', SAMPLES.png), receive('b.png', SAMPLES.html), receive('c.heic', SAMPLES.heic)];
  await expect(checkerWith(2).check(files, [], amina)).rejects.toMatchObject({
    code: 'FILE_TYPE_INVALID',
    codes: [null, 'FILE_TYPE_INVALID', 'FILE_HEIC'],
    params: {
      errors: { 'files[1]': expect.stringMatching(/^b\.png: /), 'files[2]': expect.stringMatching(/^c\.heic: /) },
    },
  });
});

test('writes the re-encoded image beside the received one, with its own size', async () => {
  const [kept] = await checkerWith(1).check([receive('a.gif', SAMPLES.gif)], ['image'], amina);
  expect(kept).toMatchObject({ filename: 'a.png', mime: 'image/png', received: SAMPLES.gif.length });
  expect(kept!.size).toBe(statSync(kept!.path).size);
  expect(statSync(kept!.path).mode & 0o777).toBe(0o600);
});

test.each([
  ['too complex', 'FILE_TOO_COMPLEX', foldedObjects],
  ['broken after more than half a second of the processor', expect.stringMatching(/^FILE_/), costly],
])('skips the other files of a message when one is %s', async (_what, code, bytes) => {
  const files = [receive('bomb.pdf', bytes()), ...['a', 'b', 'c'].map((n) => receive(`${n}.png`, SAMPLES.png))];
  await expect(checkerWith(2).check(files, [], amina)).rejects.toMatchObject({ code, codes: [code, null, null, null] });
  expect(files.some(wasDrawn)).toBe(false);
});

test('refuses an owner with too many waiting files and accepts another owner’s', async () => {
  const checker = checkerWith(1);
  const send = (share: typeof amina) =>
    checker.check(
      Array.from({ length: 5 }, () => receive('a.png', SAMPLES.png)),
      [],
      share,
    );
  const first = send(amina);
  await expect(send(amina)).rejects.toMatchObject({ code: 'RPC_OVERLOADED' });
  expect(await Promise.all([first, send(baraka)])).toMatchObject([Array(5).fill({}), Array(5).fill({})]);
});

test('refuses an owner with no processor time left, on every gateway, and accepts other owners’ files', async () => {
  const limits = { caller: 1, network: 60 };
  const files = () => [receive('a.pdf', costly())];
  await expect(checkerWith(1, limits).check(files(), [], amina)).rejects.toMatchObject({ code: /^FILE_/ });
  const used = Number(await redis.get('check-cpu:owner:amina'));
  expect(used).toBeGreaterThan(1_000);
  expect(used).toBeLessThan(8_500);
  await expect(checkerWith(1, limits).check(files(), [], amina)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    params: { retryAfterSeconds: expect.any(Number) },
  });
  const neighbour = { ...amina, owner: 'neighbour' };
  await checkerWith(1, limits).check([receive('a.png', SAMPLES.png)], [], neighbour);
});

test('refuses the owners of a network with no processor time left', async () => {
  const limits = { caller: 60, network: 1 };
  const bytes = costly();
  await expect(checkerWith(1, limits).check([receive('a.pdf', bytes)], [], amina)).rejects.toThrow();
  const neighbour = { ...amina, owner: 'neighbour' };
  const check = (share: Share) =>
    checkerWith(1, limits).check([receive('a.png', SAMPLES.png)], [], { ...share, signal: never });
  await expect(check(neighbour)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await check(baraka);
});

test('charges ordinary small files far less than a second each', async () => {
  await checkerWith(1, { caller: 60, network: 60 }).check([receive('a.png', SAMPLES.png)], [], amina);
  const used = Number(await redis.get('check-cpu:owner:amina'));
  expect(used).toBeGreaterThan(20);
  expect(used).toBeLessThan(1_000);
  expect(await redis.ttl('check-cpu:owner:amina')).toBeGreaterThan(3_500);
});

test('checks no file without Redis', async () => {
  await redis.lpush('check-cpu:owner:amina', 'no number');
  const file = receive('a.png', SAMPLES.png);
  const checking = checkerWith(1, { caller: 20, network: 300 }).check([file], [], amina);
  await expect(checking).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' });
  expect(wasDrawn(file)).toBe(false);
});

test('stops the running check and drops the waiting ones when the client disconnects', async () => {
  const checker = checkerWith(1, { caller: 60, network: 60 });
  const client = new AbortController();
  const files = [receive('long.pdf', costly()), receive('a.png', SAMPLES.png)];
  const checking = checker.check(files, [], { ...amina, signal: client.signal });
  const begunAt = performance.now();
  setTimeout(() => client.abort(new Error('gone')), 700);
  await expect(checking).rejects.toThrow('gone');
  expect(performance.now() - begunAt).toBeLessThan(2_500);
  expect(wasDrawn(files[1]!)).toBe(false);
  // the processor time until then is charged
  expect(Number(await redis.get('check-cpu:owner:amina'))).toBeGreaterThan(100);
  await checker.check([receive('b.png', SAMPLES.png)], [], amina);
});

test('throws STORAGE_UNAVAILABLE for a file that was removed before its check', async () => {
  const checker = checkerWith(1);
  const gone = expect.objectContaining({ code: 'STORAGE_UNAVAILABLE' });
  const [first, second] = [receive('a.png', SAMPLES.png), receive('b.png', SAMPLES.png)];
  rmSync(first.path);
  await expect(checker.check([first], [], amina)).rejects.toEqual(gone);
  const ahead = checker.check([receive('ahead.pdf', costly())], [], baraka).catch(() => undefined);
  await pause(300);
  const waiting = checker.check([second], [], amina).catch((error: unknown) => error);
  await pause(100);
  rmSync(second.path);
  expect(await waiting).toEqual(gone);
  await ahead;
});

test('checks another network’s picture without delay while an owner sends five slow PDFs every second', async () => {
  const checker = checkerWith(2, { caller: 20, network: 300 });
  const elapsed = async (work: () => Promise<unknown>) => {
    const begunAt = performance.now();
    await work();
    return performance.now() - begunAt;
  };
  const picture = () => elapsed(() => checker.check([receive('a.png', SAMPLES.png)], ['image'], baraka));
  /** the same work at the same time without a queue, so that other load slows both equally */
  const withoutQueue = () =>
    elapsed(async () => {
      const { path, outputPath } = receive('a.png', SAMPLES.png);
      await using input = await open(path);
      await using output = await open(outputPath, 'wx');
      await runCheck('image', { input, output });
    });
  const sent: Promise<unknown>[] = [];
  const send = (bytes: Buffer) => {
    const pdfs = Array.from({ length: 5 }, () => receive('slow.pdf', bytes));
    sent.push(checker.check(pdfs, [], amina).catch(() => undefined));
  };
  const [nested, slow] = [nestedDrawings(9, 10), costly()];
  const attack = setInterval(() => [nested, slow].forEach(send), 1_000);
  const [waits, controls]: [number[], number[]] = [[], []];
  for (let n = 0; n < 15; n += 1) {
    controls.push(await withoutQueue());
    waits.push(await picture());
  }
  clearInterval(attack);
  await Promise.all(sent);
  const [wait, control] = [waits, controls].map((all) => all.sort((a, b) => a - b)[7]!);
  expect(wait).toBeLessThan(1.5 * control! + 200);
});

test('accepts a voice note by its bytes, unchanged and named by its container', async () => {
  const file = receive('sauti', SAMPLES.ogg);
  const [checked] = await listening().check([file], ['audio'], amina);
  expect(checked).toMatchObject({ type: 'audio', mime: 'audio/ogg', filename: 'sauti.ogg', path: file.path });
});

test('refuses a voice note where no model writes it down, and one that is announced as a picture', async () => {
  for (const checker of [checkerWith(1), listening({ OPENAI_MODEL_VOICE: 'off' })])
    await expect(checker.check([receive('a.webm', SAMPLES.webm)], ['audio'], amina)).rejects.toMatchObject({
      code: 'FILE_TYPE_INVALID',
    });
  await expect(listening().check([receive('a.webm', SAMPLES.webm)], ['image'], amina)).rejects.toMatchObject({
    code: 'FILE_TYPE_MISMATCH',
  });
});

test('refuses a voice note of more bytes than a minute takes', async () => {
  const long = Buffer.concat([SAMPLES.webm, Buffer.alloc(LIMITS.voiceNote.bytes)]);
  await expect(listening().check([receive('a.webm', long)], [], amina)).rejects.toMatchObject({
    code: 'FILE_VOICE_TOO_LONG',
  });
});
