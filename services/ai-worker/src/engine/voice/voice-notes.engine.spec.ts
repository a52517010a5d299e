import { engineReplySchema } from '@afya/service-contracts';
import { startOpenAi, type TestOpenAi } from '@afya/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFiles, type TestFiles } from '../../../test/make-files';
import { makeEnv, makeTurn } from '../../../test/make-turn';
import { EmbeddedEngine } from '../embedded/embedded.engine';
import { FailoverEngine } from '../failover.engine';
import { createClient } from '../openai/client';
import { OPEN_GATE } from '../openai/gate';
import { OpenAiEngine } from '../openai/openai.engine';
import { Transcriber } from '../openai/transcriber';
import { VoiceNotesEngine } from './voice-notes.engine';

const RECORDING = readFileSync(join(__dirname, '../../../fixtures/voice/nina-homa.webm'));
const BUDGET_MS = 60_000;

let server: TestOpenAi;
let files: TestFiles;
beforeAll(async () => {
  server = await startOpenAi();
  files = await makeFiles();
});
beforeEach(async () => {
  await server.clear();
  await server.script({});
});
afterAll(() => Promise.all([server?.stop(), files?.remove()]));

/** The engine as `createEngine` builds it, on one counterpart. */
async function reply({ text = '', notes = 1 } = {}) {
  const env = makeEnv({ OPENAI_BASE_URL: server.url });
  const model = new OpenAiEngine({ env, country: 'KE', budgetMs: BUDGET_MS });
  const transcriber = new Transcriber({ client: createClient(env), gate: OPEN_GATE, store: files.store, env });
  const engine = new VoiceNotesEngine(new FailoverEngine(model, new EmbeddedEngine('KE')), transcriber, BUDGET_MS);
  const recordings = await Promise.all(Array.from({ length: notes }, () => files.put('audio', RECORDING)));
  const turn = makeTurn({
    messages: text ? [{ id: 'typed', text, isUser: true }] : [],
    files: recordings.map((file, index) => ({ ...file, messageId: `note-${index + 1}` })),
  });
  return engineReplySchema.parse(await engine.reply(turn, new AbortController().signal));
}

test('the model answers the words of a voice note, which are returned as the text of its message', async () => {
  await server.next({ reply: 'Nina homa na kichwa kinauma', seconds: 30 }, {});
  const { transcripts, unheardNotes, calls, call, failover } = await reply();
  expect(transcripts).toEqual([
    { messageId: 'note-1', filename: expect.stringMatching(/webm$/), text: 'Nina homa na kichwa kinauma' },
  ]);
  expect([unheardNotes, failover]).toEqual([undefined, undefined]);
  expect(calls?.map(({ model, outcome }) => [model, outcome])).toEqual([
    ['listener', 'done'],
    ['small', 'done'],
  ]);
  // 0.39 for half a minute of sound, and the tokens
  expect(call.costKES).toBeCloseTo(0.39 + 0.0585, 4);
  const [, chat] = await server.requests();
  expect(chat?.raw).toContain('Nina homa na kichwa kinauma');
});

test('an emergency that is only spoken is found by the rules', async () => {
  await server.next({ reply: 'Mtoto ana degedege na hapumui vizuri' }, {});
  expect((await reply()).emergency?.level).toBe('emergency');
});

test('the embedded engine reads the words when the model fails', async () => {
  await server.script({ once: [{ reply: 'Nina homa na kichwa kinauma' }], cycle: [{ fault: 'unauthorized' }] });
  const { failover, transcripts, memory, calls } = await reply();
  expect(failover?.reason).toBe('unauthorized');
  expect(transcripts).toHaveLength(1);
  expect(JSON.stringify(memory)).toMatch(/fever/);
  expect(calls?.[0]).toMatchObject({ model: 'listener' });
});

test('asks to speak again for a note without words, without a call to the model that writes', async () => {
  await server.next({ reply: '' });
  const { content, unheardNotes, transcripts, stage, call } = await reply();
  expect(content.en).toContain('could not understand your voice note');
  expect(content.sw).toContain('Sikuweza kuelewa ujumbe wako wa sauti');
  expect([unheardNotes, transcripts, stage]).toEqual([['note-1'], undefined, 'initial_gathering']);
  expect(call.costKES).toBeGreaterThan(0);
  expect(await server.requests()).toHaveLength(1);
});

test('answers the typed text, and names the notes without words', async () => {
  await server.script({ once: [{ status: 500 }, { reply: 'Pia ninatapika' }] });
  const { unheardNotes, transcripts, failover } = await reply({ text: 'Nina homa', notes: 2 });
  expect([unheardNotes, transcripts?.map(({ messageId }) => messageId), failover]).toEqual([
    ['note-1'],
    ['note-2'],
    undefined,
  ]);
});
