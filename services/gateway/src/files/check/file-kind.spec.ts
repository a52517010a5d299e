import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLES } from '../../../test/sample-files';
import { readKind } from './file-kind';

const folder = mkdtempSync(join(tmpdir(), 'afya-kinds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const kindOf = (bytes: Buffer) => {
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  return readKind(path);
};
/** The first box of such files: a major brand and compatible brands. */
const brands = (main: string, ...others: string[]) =>
  Buffer.from(`\0\0\0\x20ftyp${main}\0\0\0\0${others.join('')}`, 'latin1');

test.each(['png', 'jpeg', 'gif', 'webp', 'pdf', 'heic', 'webm', 'ogg', 'mp4'] as const)(
  'recognises %s',
  async (kind) => {
    expect(await kindOf(SAMPLES[kind])).toBe(kind);
  },
);

test.each(['html', 'svg', 'zip', 'text', 'empty'] as const)('rejects %s', async (kind) => {
  expect(await kindOf(SAMPLES[kind])).toBeNull();
});

test('recognises HEIC by each of its brands and rejects AVIF, which shares one of them', async () => {
  for (const brand of ['heic', 'heix', 'hevc', 'mif1'])
    expect(await kindOf(brands(brand, 'mif1', 'heic'))).toBe('heic');
  for (const brand of ['avif', 'mif1', 'isom']) expect(await kindOf(brands(brand, 'avif', 'mif1'))).toBeNull();
});

test('rejects files whose first bytes are only similar', async () => {
  for (const text of ['GIF8', 'GIF88a', 'RIFF1234WAVE', '%PDF', ' %PDF-1.7', '\x89PNG'])
    expect(await kindOf(Buffer.from(text, 'latin1'))).toBeNull();
});
