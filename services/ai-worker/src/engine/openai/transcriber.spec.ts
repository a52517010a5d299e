import { startOpenAi, type TestOpenAi } from '@afya/testing';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFiles, type TestFiles } from '../../../test/make-files';
import { makeEnv } from '../../../test/make-turn';
import { createClient } from './client';
import { type ModelGate, OPEN_GATE } from './gate';
import { Transcriber } from './transcriber';

const RECORDING = readFileSync(join(__dirname, '../../../fixtures/voice/nina-homa.webm'));

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

interface Options {
  bytes?: Buffer;
  model?: string;
  gate?: ModelGate;
  withinMs?: number;
}
async function transcribe({
  bytes = RECORDING,
  model = 'listener',
  gate = OPEN_GATE,
  withinMs = 20_000,
}: Options = {}) {
  const env = makeEnv({ OPENAI_BASE_URL: server.url, OPENAI_MODEL_VOICE: model });
  const transcriber = new Transcriber({ client: createClient(env), gate, store: files.store, env });
  const file = await files.put('audio', bytes);
  return transcriber.transcribe(file, { language: 'sw', signal: new AbortController().signal, withinMs });
}

test('uploads a real recording unchanged, in the language of the consultation and without its name', async () => {
  await server.next({ reply: ' Nina homa.\u0007 ', seconds: 30 });
  const { text, call } = await transcribe();
  expect(text).toBe('Nina homa.');
  // half a minute at 0.006 USD and 130 KES
  expect(call).toMatchObject({ model: 'listener', outcome: 'done', costKES: 0.39 });
  const [request] = await server.requests();
  expect(request?.path).toBe('/v1/audio/transcriptions');
  const sha256 = createHash('sha256').update(RECORDING).digest('hex');
  expect(request?.body).toEqual({
    model: 'listener',
    language: 'sw',
    response_format: 'json',
    file: { name: 'voice-note.webm', type: 'audio/webm', size: RECORDING.length, sha256, container: 'webm' },
  });
  expect(JSON.stringify(request)).not.toContain('planted');
});

test('estimates the seconds of a server that does not count them', async () => {
  await server.next({ withoutUsage: true });
  const seconds = (RECORDING.length * 8) / 24_000;
  expect((await transcribe()).call?.costKES).toBeCloseTo((seconds / 60) * 0.006 * 130, 3);
});

test('has no text for silence, which costs the call', async () => {
  await server.next({ reply: '  ', seconds: 60 });
  expect(await transcribe()).toEqual({ call: expect.objectContaining({ outcome: 'done', costKES: 0.78 }) });
});

test.each([
  ['a refused key', { status: 401 }, 'unauthorized'],
  ['a server error', { status: 500 }, 'server_error'],
  ['too many calls', { fault: 'rate_limit' }, 'rate_limited'],
  ['a cut connection', { fault: 'cut' }, 'connection'],
  ['a page of a proxy', { fault: 'no_json' }, 'wrong_schema'],
] as const)('has no text and no cost after %s', async (_name, answer, outcome) => {
  await server.next(answer);
  expect(await transcribe()).toEqual({ call: expect.objectContaining({ outcome, costKES: 0, tokenCount: 0 }) });
});

test('a file that is no recording is refused by the server', async () => {
  expect((await transcribe({ bytes: Buffer.from('no sound') })).call).toMatchObject({ outcome: 'rejected' });
});

test('gives up at its time limit', async () => {
  await server.next({ fault: 'hang' });
  expect((await transcribe({ withinMs: 1_200 })).text).toBeUndefined();
});

test('makes no call when voice notes are off, no time is left or the gate is closed', async () => {
  const closed: ModelGate = { enter: async () => ({ denied: 'daily_budget' }) };
  for (const options of [{ model: 'off' }, { withinMs: 10 }, { gate: closed }])
    expect(await transcribe(options)).toEqual({});
  expect(await server.requests()).toEqual([]);
});

test('the gate learns the outcome and cost of a call', async () => {
  const left: unknown[] = [];
  const gate: ModelGate = { enter: async () => ({ leave: async (call) => void left.push(call) }) };
  const { call } = await transcribe({ gate });
  expect(left).toEqual([call]);
});
