import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldedObjects } from '../../../testing/hostile-pdfs';
import { SAMPLES } from '../../../testing/sample-files';
import { type ReceivedFile } from '../uploaded-file';
import { FileChecker } from './file-checker';

jest.setTimeout(60_000);
const folder = mkdtempSync(join(tmpdir(), 'afya-checker-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
function receive(filename: string, bytes: Buffer): ReceivedFile {
  const path = join(folder, String(++count));
  writeFileSync(path, bytes);
  return { path, drawnPath: `${path}.drawn`, filename, size: bytes.length };
}

test('every file’s reason is told, and the first one’s code', async () => {
  const files = [receive('a.png', SAMPLES.png), receive('b.png', SAMPLES.html), receive('c.heic', SAMPLES.heic)];
  await expect(new FileChecker({ FILE_CHECKS_AT_ONCE: 2 }).check(files, [])).rejects.toMatchObject({
    ...{ code: 'FILE_TYPE_INVALID', codes: [null, 'FILE_TYPE_INVALID', 'FILE_HEIC'] },
    params: {
      errors: { 'files[1]': expect.stringMatching(/^b\.png: /), 'files[2]': expect.stringMatching(/^c\.heic: /) },
    },
  });
});

test('what is to be kept lies beside what was received, with its own size', async () => {
  const [kept] = await new FileChecker({ FILE_CHECKS_AT_ONCE: 1 }).check([receive('a.gif', SAMPLES.gif)], ['image']);
  expect(kept).toMatchObject({ filename: 'a.png', mime: 'image/png', received: SAMPLES.gif.length });
  expect(kept!.size).toBe(statSync(kept!.path).size);
  expect(statSync(kept!.path).mode & 0o777).toBe(0o600);
});

test('one file that is too much is enough of a message', async () => {
  const files = [receive('bomb.pdf', foldedObjects()), ...['a', 'b', 'c'].map((n) => receive(`${n}.png`, SAMPLES.png))];
  const checking = new FileChecker({ FILE_CHECKS_AT_ONCE: 1 }).check(files, []);
  await expect(checking).rejects.toMatchObject({
    code: 'FILE_TOO_COMPLEX',
    codes: ['FILE_TOO_COMPLEX', null, null, null],
  });
  // none of the others was drawn
  expect(readdirSync(folder)).not.toContain(files[1]!.drawnPath.split('/').at(-1));
});

test('more than can wait is turned away at once', async () => {
  const checker = new FileChecker({ FILE_CHECKS_AT_ONCE: 1 });
  const many = Array.from({ length: 201 }, () => receive('a.png', SAMPLES.png));
  await expect(checker.check(many, [])).rejects.toMatchObject({ code: 'RPC_OVERLOADED' });
});
