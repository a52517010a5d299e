import { replyTo } from '@afya/clinical';
import { ownerOf } from '@afya/service-contracts';
import { makeFile, newSessionId, newVisitor, calledBy } from '../../test/consultation-test-app';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';
import { FindAcceptedMessageHandler } from './find-accepted-message.handler';

let app: ConsultationApp;

beforeAll(async () => {
  app = await startConsultationApp();
});
afterAll(() => app?.close());

const accountOf = ({ actor }: { actor: Parameters<typeof ownerOf>[0] }) => app.account(ownerOf(actor)!);
const setBalance = (actor: Parameters<typeof ownerOf>[0], balance: number) =>
  app.query('UPDATE account SET balance = $2, used = 500 - $2, withheld = false WHERE owner = $1', [
    ownerOf(actor),
    balance,
  ]);

async function stored() {
  const tables = ['message', 'file', 'ledger', 'idempotency', 'purchase', 'outbox'];
  return Promise.all(tables.map((table) => app.count(table)));
}

test('the messages of a send are in order, with the pending reply at the end', async () => {
  const chat = await app.open();
  const files = [makeFile(), makeFile({ type: 'pdf', filename: 'lab.pdf', mime: 'application/pdf' })];
  const answer = await app.send(chat, { text: '  fever and a rash ', language: 'sw', files });
  const messages = await app.messages(chat);
  expect(messages.map(({ isUser, metadata }) => [isUser, metadata.status, metadata.fileName ?? null])).toEqual([
    [true, 'done', null],
    [true, 'done', null],
    [false, 'done', 'rash.jpg'],
    [true, 'done', null],
    [false, 'done', 'lab.pdf'],
    [false, 'pending', null],
  ]);
  expect(messages[0]).toMatchObject({ id: answer.messageId, content: 'fever and a rash', translations: {} });
  expect(messages[1]!.metadata.fileAttachment).toEqual({ type: 'image', filename: 'rash.jpg' });
  expect(messages[4]!.metadata.isFileAcknowledgment).toBe(true);
  expect(messages[5]).toMatchObject({ id: answer.replyId, metadata: { processingStage: 'initial_gathering' } });
  expect(messages[5]!.content).toBe(messages[5]!.translations.sw);
  expect(answer).toMatchObject({ stage: 'initial_gathering', creditsCharged: 152, creditsUsed: 152, replayed: false });
  expect(await accountOf(chat)).toEqual({ balance: 348, used: 152, purchased: 0, ledger: 348 });
});

test('a hundred concurrent sends with one key are charged once and get the same answer', async () => {
  const chat = await app.open();
  const same = { commandId: 'k'.repeat(255), text: '', files: [makeFile()] };
  const answers = await Promise.all(Array.from({ length: 100 }, () => app.send(chat, same)));
  for (const answer of answers) expect(answer).toEqual({ ...answers[0], replayed: answer.replayed });
  expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(await accountOf(chat)).toMatchObject({ used: 29, ledger: 471 });
  expect(await app.messages(chat)).toHaveLength(3);
});

test('of a hundred concurrent sends with credits for one, one is accepted and the others store nothing', async () => {
  const visitor = newVisitor();
  const chats = await Promise.all(Array.from({ length: 10 }, () => app.open(visitor)));
  await setBalance(visitor, 40);
  const before = await stored();
  const send = (_: unknown, i: number) => app.send(chats[i % 10]!, { text: '', files: [makeFile()] });
  const sent = await Promise.allSettled(Array.from({ length: 100 }, send));
  const refusals = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(refusals).toEqual(Array(99).fill('CREDITS_EXHAUSTED'));
  expect(await app.account(ownerOf(visitor)!)).toMatchObject({ balance: 11, used: 489 });
  expect((await stored()).map((count, i) => count - before[i]!)).toEqual([3, 1, 1, 1, 0, 2]);
});

test('with three pending replies a fourth send is rejected and stores nothing', async () => {
  const chat = await app.open();
  const sent = await Promise.allSettled(Array.from({ length: 10 }, () => app.send(chat)));
  const refused = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(refused).toEqual(Array(7).fill('CHAT_TOO_MANY_PENDING'));
  expect(await app.messages(chat)).toHaveLength(6);
  await app.reply(chat);
  await expect(app.send(chat)).resolves.toMatchObject({ replayed: false });
});

test('rejects a key used with another message, also in another session of the owner', async () => {
  const chat = await app.open();
  const other = await app.open(chat.actor);
  const file = makeFile();
  await app.send(chat, { commandId: 'once', files: [file] });
  const reused = { code: 'IDEMPOTENCY_KEY_REUSED' };
  await expect(app.send(chat, { commandId: 'once', text: 'else', files: [file] })).rejects.toMatchObject(reused);
  await expect(app.send(chat, { commandId: 'once', language: 'sw', files: [file] })).rejects.toMatchObject(reused);
  await expect(app.send(chat, { commandId: 'once' })).rejects.toMatchObject(reused);
  await expect(app.send(other, { commandId: 'once', files: [file] })).rejects.toMatchObject(reused);
  // a retry stores its file under another key
  const again = { commandId: 'once', files: [{ ...file, objectKey: 'files/again' }] };
  await expect(app.send(chat, again)).resolves.toMatchObject({ replayed: true });
});

test('a retry is recognised by its files as received, before they are checked and stored again', async () => {
  const chat = await app.open();
  const [originals, others] = ['a', 'b'].map((letter) => [{ filename: 'rash.heif', sha256: letter.repeat(64) }]);
  const command = { commandId: 'upload', text: ' Upele ', language: 'sw' as const };
  const find = (over: object = {}, actor = chat.actor) =>
    app.module
      .get(FindAcceptedMessageHandler)
      .execute({ sessionId: chat.sessionId, ...command, originals: originals!, ...over }, calledBy(actor));
  expect(await find()).toBeNull();
  const { replayed, ...accepted } = await app.send(chat, { ...command, originals, files: [makeFile()] });
  expect([replayed, await find()]).toEqual([false, accepted]);
  await expect(find({ originals: others })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  await expect(find({ text: 'Homa' })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(await find({ commandId: 'another' })).toBeNull();
  const again = { ...command, originals, files: [makeFile()] };
  expect(await app.send(chat, again)).toEqual({ ...accepted, replayed: true });
  await expect(find({}, newVisitor())).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
});

test('a key gets the same answer after the credits are used up and the session is full', async () => {
  const chat = await app.open();
  const first = await app.send(chat, { commandId: 'first', text: '', files: [makeFile({ sha256: 'a'.repeat(64) })] });
  await app.send(chat);
  await app.send(chat);
  await setBalance(chat.actor, 0);
  const again = { commandId: 'first', text: '', files: [makeFile({ sha256: 'a'.repeat(64) })] };
  expect(await app.send(chat, again)).toEqual({ ...first, replayed: true });
});

test('an emergency is answered at once and free, without credits and with three pending replies', async () => {
  const chat = await app.open();
  for (let i = 0; i < 3; i++) await app.send(chat);
  await setBalance(chat.actor, 0);
  const answer = await app.send(chat, { text: 'Siwezi kupumua, midomo imekuwa ya bluu', language: 'sw' });
  const reply = (await app.messages(chat)).at(-1)!;
  expect(answer).toMatchObject({ replyId: reply.id, creditsCharged: 0, stage: 'initial_gathering' });
  expect(reply.metadata).toMatchObject({ status: 'done', emergency: { level: 'emergency' } });
  expect(reply.metadata.emergency!.numbers.length).toBeGreaterThan(0);
  expect(reply.content).toBe(reply.translations.sw);
  expect((await app.events()).filter(({ type }) => type === 'red_flag')).toHaveLength(1);
});

test('the text of an emergency is read with the next message', async () => {
  const chat = await app.open();
  await app.send(chat, { text: 'Siwezi kupumua kabisa', language: 'sw' });
  expect(await app.take(chat.sessionId)).toBeNull();
  await app.send(chat, { text: 'Sasa ni nafuu', language: 'sw' });
  const turn = await app.take(chat.sessionId);
  expect(turn!.messages.map(({ text }) => text)).toEqual(['Siwezi kupumua kabisa', 'Sasa ni nafuu']);
});

test('an emergency is added to the record at once, and earlier facts stay', async () => {
  const chat = await app.open();
  await app.send(chat, { text: 'Mume wangu wa miaka 50 hawezi kupumua kabisa', language: 'sw' });
  const record = () => app.known(chat.sessionId);
  expect(await record()).toMatchObject({
    collectedInfo: { age: 50, sex: 'male', symptoms: expect.stringMatching(/kupumua/) },
  });
  await app.send(chat, { text: 'ana miaka 60 na ana degedege', language: 'sw' });
  expect(await record()).toMatchObject({ collectedInfo: { age: 50 } });
});

test('an emergency raised by an answer is shown once, even when the answer is repeated', async () => {
  const chat = await app.open();
  const send = async (text: string) => {
    await app.send(chat, { text, language: 'sw' });
    return (await app.messages(chat)).at(-1)!;
  };
  await send('Nina homa na kichwa kinauma');
  const pending = (await app.take(chat.sessionId))!;
  const { memory } = replyTo({ ...pending, country: 'KE', files: [] });
  const question = { id: 'f:neck_stiff', choices: [{ value: 'yes', label: { en: 'Yes', sw: 'Ndiyo' } }] };
  await app.commit(pending, { memory, question });
  const alarms: (string | undefined)[] = [];
  for (const text of ['Ndiyo', 'Ndiyo', 'Sawa']) alarms.push((await send(text)).metadata.emergency?.level);
  expect(alarms).toEqual(['emergency', undefined, undefined]);
});

test('another person’s emergency is still known in the next message', async () => {
  const chat = await app.open();
  const send = async (text: string) => {
    await app.send(chat, { text, language: 'sw' });
    return (await app.messages(chat)).at(-1)!;
  };
  await send('Nina upele kwenye mkono');
  const turn = (await app.take(chat.sessionId))!;
  const { memory } = replyTo({ ...turn, country: 'KE', files: [] });
  await app.commit(turn, { memory });
  for (const text of ['mama amezirai na hapumui', 'hapumui bado']) {
    const { content, metadata } = await send(text);
    expect(metadata.emergency?.level).toBe('emergency');
    expect(content).toMatch(/hatari ya kupumua/);
    expect(content).not.toMatch(/mzio|adrenalini/);
  }
});

test("rejects a message into another owner's session or an unknown one", async () => {
  const chat = await app.open();
  const before = await stored();
  await expect(app.send({ ...chat, actor: newVisitor() })).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  const nowhere = { ...chat, sessionId: newSessionId() };
  await expect(app.send(nowhere)).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' });
  const nobody = { ...chat, actor: { visitorId: null, userId: null, role: 'visitor' as const } };
  await expect(app.send(nobody)).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  await expect(app.send(chat, { text: ' \n ' })).rejects.toMatchObject({ code: 'CHAT_EMPTY' });
  expect(await stored()).toEqual(before);
});

test('stores a text without the characters that Postgres refuses', async () => {
  const chat = await app.open();
  await app.send(chat, { text: 'fe\0ver \ud83e and \ud83e\udd12', files: [makeFile({ filename: 'a\0\udd12.png' })] });
  const [text, file] = await app.messages(chat);
  expect([text!.content, file!.content]).toEqual(['fever  and 🤒', 'a.png']);
});

test('events of a send contain ids and sizes, never its text', async () => {
  const chat = await app.open();
  await app.send(chat, { text: 'plantedword in my head', files: [makeFile({ filename: 'plantedname.png' })] });
  const sendEvents = (await app.events()).filter(({ sessionId }) => sessionId === chat.sessionId);
  expect(sendEvents.map(({ type }) => type)).toEqual([
    'session_created',
    'message_accepted',
    'file_accepted',
    'credits_charged',
  ]);
  expect(sendEvents[1]!.details).toMatchObject({ textLength: 22, files: 1 });
  expect(JSON.stringify(sendEvents)).not.toContain('planted');
});
