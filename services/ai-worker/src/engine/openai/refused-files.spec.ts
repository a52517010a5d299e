import { type OpenAiRequest, startOpenAi, type TestOpenAi, textPdf } from '@afya/testing';
import { lighter } from './attachments';
import { FileAttachments } from './files/file-attachments';
import { ModelGaveUp } from './model-gave-up';
import { OpenAiEngine } from './openai.engine';
import { makeFiles, type TestFiles } from '../../../test/make-files';
import { makeJpeg } from '../../../test/make-image';
import { at, makeEnv, makeTurn } from '../../../test/make-turn';

let server: TestOpenAi;
let files: TestFiles;
beforeAll(async () => {
  [server, files] = await Promise.all([startOpenAi(), makeFiles()]);
});
beforeEach(() => server.clear());
afterAll(() => Promise.all([server.stop(), files.remove()]));

const reply = (turn = makeTurn()) =>
  new OpenAiEngine({
    env: makeEnv({ OPENAI_BASE_URL: server.url }),
    country: 'KE',
    budgetMs: 20_000,
    attachments: new FileAttachments(files.store),
  }).reply(turn, new AbortController().signal);

const photo = () => files.put('image', makeJpeg());
const paper = () => files.put('pdf', textPdf('Malaria: positive, seen twice in the laboratory'));
const kindsOf = ({ calls }: { calls?: { outcome: string }[] }) => calls!.map(({ outcome }) => outcome);
const hasPicture = ({ raw }: OpenAiRequest) => raw.includes('data:image/');

test('a model without vision answers the texts and documents, and the request names the missing images', async () => {
  await server.script({ cycle: [{ blind: true }] });
  const answered = await reply(at('vision_analysis', { files: [await photo(), await paper()] }));
  expect(kindsOf(answered)).toEqual(['rejected', 'done']);
  const [first, second] = await server.requests();
  expect([hasPicture(first!), hasPicture(second!)]).toEqual([true, false]);
  expect(second!.raw).toContain('the picture above could not be shown to you');
  expect(second!.raw).toContain('Malaria: positive');
  expect(second!.raw).toContain('Nina homa na kichwa kinauma');
});

test('a request that is rejected without its images gets one retry without any file', async () => {
  await server.script({ once: [{ fault: 'bad_request' }, { fault: 'bad_request' }], cycle: [{}] });
  const answered = await reply(at('vision_analysis', { files: [await photo(), await paper()] }));
  expect(kindsOf(answered)).toEqual(['rejected', 'rejected', 'done']);
  const last = (await server.requests()).at(-1)!;
  expect(last.raw).toContain('None of them could be read');
  expect(last.raw).not.toContain('Malaria: positive');
  await server.script({ cycle: [{ fault: 'bad_request' }] });
  const error: unknown = await reply(at('vision_analysis', { files: [await photo()] })).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ reason: 'rejected', calls: Array(3).fill({ outcome: 'rejected' }) });
});

test('a rejected request without files is not repeated', async () => {
  await server.script({ cycle: [{ fault: 'bad_request' }] });
  await expect(reply()).rejects.toBeInstanceOf(ModelGaveUp);
  expect(await server.requests()).toHaveLength(1);
});

test('a refused caller keeps its files in the request', async () => {
  await server.script({ cycle: [{ fault: 'unauthorized' }] });
  await expect(reply(at('vision_analysis', { files: [await photo()] }))).rejects.toMatchObject({
    reason: 'unauthorized',
  });
  expect(await server.requests()).toHaveLength(1);
});

test('without files there is nothing to remove', () => {
  expect(lighter([])).toBeUndefined();
});
