import { eventually, type Product, startOpenAi, startProduct, type TestOpenAi, Visitor } from '@afya/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const RECORDING = readFileSync(join(__dirname, '../../fixtures/voice/nina-homa.webm'));

let product: Product;
let model: TestOpenAi;

beforeAll(async () => {
  // In sequence: the started part is stopped when the other fails.
  model = await startOpenAi();
  const openai = { ENGINE: 'openai', OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.url };
  product = await startProduct({ env: { LOG_LEVEL: 'trace', ...openai } });
  await product.startWorker();
}, 120_000);
beforeEach(async () => {
  await model.clear();
  await model.script({});
});
afterAll(() => Promise.all([product?.stop(), model?.stop()]));

/** Uploads the recording by HTTP like a browser, and waits for the reply. */
async function speak(visitor: Visitor, bytes = RECORDING) {
  const body = new FormData();
  body.set('message', '');
  body.set('language', 'sw');
  body.append('files', new Blob([new Uint8Array(bytes)], { type: 'audio/webm' }), 'Ujumbe wa sauti.webm');
  body.append('fileTypes', 'audio');
  const response = await visitor.request('POST', `chat/${visitor.sessionId}`, { body });
  expect(response.status).toBe(202);
  const accepted = (await response.json()) as { messageId: string; replyId: string; creditsCharged: number };
  return eventually(
    async () => {
      const messages = await visitor.messages();
      const reply = messages.find(({ id }) => id === accepted.replyId)!;
      expect(reply.metadata.status).toBe('done');
      return { ...accepted, reply, note: messages.find(({ id }) => id === accepted.messageId)! };
    },
    { timeoutMs: 30_000 },
  );
}

test('a recording becomes the text of its message, is answered and can be played again by its sender', async () => {
  await model.next({ reply: 'Nina homa na kichwa kinauma tangu juzi.', seconds: 6 }, {});
  const visitor = await Visitor.arrive(product.url);
  const { note, creditsCharged, messageId } = await speak(visitor);
  expect(creditsCharged).toBe(1);
  expect(note.content).toBe('Nina homa na kichwa kinauma tangu juzi.');
  const [transcription, chat] = await model.requests();
  expect(transcription?.body).toMatchObject({ model: 'whisper-1', language: 'sw', file: { size: RECORDING.length } });
  expect(chat?.raw).toContain('kichwa kinauma tangu juzi');
  const stored = await visitor.request('GET', `files/${visitor.sessionId}/${messageId}`);
  expect(stored.headers.get('content-type')).toBe('audio/webm');
  expect(Buffer.from(await stored.arrayBuffer()).equals(RECORDING)).toBe(true);
  const stranger = await Visitor.arrive(product.url);
  expect((await stranger.request('GET', `files/${visitor.sessionId}/${messageId}`)).status).toBe(403);
  expect(product.output()).not.toContain('kichwa');
});

test('its call is logged with its cost', async () => {
  await model.next({ reply: 'Nakohoa', seconds: 30 }, {});
  const visitor = await Visitor.arrive(product.url);
  await speak(visitor);
  const logged = await eventually(async () => {
    const rows = await product.database.query(
      `SELECT metrics FROM admin_log.event WHERE session_id = $1 AND type = 'engine_call' AND model = 'whisper-1'`,
      [visitor.sessionId],
    );
    expect(rows).toHaveLength(1);
    return rows;
  });
  expect(logged[0]?.['metrics']).toMatchObject({ costKES: 0.39 });
});

test('refunds a recording without words, and gives the patient the reason', async () => {
  await model.next({ reply: '' });
  const visitor = await Visitor.arrive(product.url);
  const { reply } = await speak(visitor);
  expect(reply.translations.sw).toContain('Sikuweza kuelewa ujumbe wako wa sauti');
  expect(reply.translations.en).toContain('1 credit was given back to you');
  const response = await visitor.request('GET', 'me/credits');
  expect(JSON.stringify(await response.json())).toContain('file_unread');
});
