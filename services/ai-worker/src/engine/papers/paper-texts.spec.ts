import { textPdf } from '@afya/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFiles, type TestFiles } from '../../../test/make-files';
import { HOSTILE } from '../../../test/make-pdf';
import { makeTurn } from '../../../test/make-turn';
import { EmbeddedEngine } from '../embedded/embedded.engine';
import { PaperTexts } from './paper-texts';
import type { PapersEnv } from './papers.env';

let files: TestFiles;
beforeAll(async () => {
  files = await makeFiles();
});
afterAll(() => files.remove());

const never = new AbortController().signal;
const papers = (over: Partial<PapersEnv & { ENGINE_TIMEOUT_MS: number }> = {}) =>
  new PaperTexts(files.store, {
    OCR: 'on',
    OCR_TIMEOUT_MS: 50_000,
    OCR_AT_ONCE: 2,
    ENGINE_TIMEOUT_MS: 80_000,
    ...over,
  });
const photo = (name: string) =>
  files.put('image', readFileSync(join(__dirname, `../../../fixtures/papers/${name}.jpg`)));
const lab = () => files.put('pdf', textPdf('Malaria RDT: Positive\nHaemoglobin 7.2 g/dL'));
const SLOW_MS = 90_000;

test(
  'reads the text of a PDF and of a photo, in the order of the files',
  async () => {
    const texts = await papers().read([await photo('pressure-card'), await lab()], never);
    expect(texts).toEqual([expect.stringContaining('168/112'), expect.stringContaining('Haemoglobin 7.2 g/dL')]);
  },
  SLOW_MS,
);

test('a picture that takes longer than its time is killed and counts as unread', async () => {
  expect(await papers({ OCR_TIMEOUT_MS: 30 }).read([await photo('lab-straight')], never)).toEqual([undefined]);
});

test('when the time of the reply is used up, the files count as unread', async () => {
  expect(await papers({ ENGINE_TIMEOUT_MS: 1 }).read([await photo('lab-straight')], never)).toEqual([undefined]);
});

test('an aborted reply reads no further', async () => {
  const aborted = AbortSignal.abort(new Error('lease lost'));
  await expect(papers().read([await lab()], aborted)).rejects.toThrow('lease lost');
});

test('without OCR a picture is not read, and a PDF is', async () => {
  const texts = await papers({ OCR: 'off' }).read([await photo('lab-straight'), await lab()], never);
  expect(texts).toEqual([undefined, expect.stringContaining('Malaria RDT')]);
});

test.each(['no picture at all', '\xff\xd8\xff', ''])(
  'the bytes %j are no picture and count as unread',
  async (bytes) => {
    expect(await papers().read([await files.put('image', Buffer.from(bytes, 'latin1'))], never)).toEqual([undefined]);
  },
  SLOW_MS,
);

test('a file that is gone from the store counts as unread', async () => {
  const gone = { ...(await lab()), objectKey: 'SESSION-planted/gone' };
  expect(await papers().read([gone], never)).toEqual([undefined]);
});

test(
  'a hostile PDF does not fail the reply',
  async () => {
    const hostile = await files.put('pdf', Object.values(HOSTILE)[0]!());
    expect(await papers().read([hostile], never)).toHaveLength(1);
  },
  SLOW_MS,
);

test(
  'the reply shows what was read, and names the files without anything to read for the refund',
  async () => {
    const unread = { ...(await files.put('image', Buffer.from('none'))), messageId: 'message-unread' };
    const engine = new EmbeddedEngine('KE', papers());
    const steps: string[] = [];
    const reply = await engine.reply(makeTurn({ files: [unread, await lab()] }), never, (step) => steps.push(step));
    expect(steps).toEqual(['reading_files']);
    expect(reply).toMatchObject({ question: { id: 'papers' }, unreadFiles: ['message-unread'] });
    expect(reply.content.en).toContain('• malaria test: positive');
  },
  SLOW_MS,
);
