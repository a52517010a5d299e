import { replyTo } from '@afya/clinical';
import { ownerOf } from '@afya/service-contracts';
import { makeFile, newSessionId, newVisitor } from '../testing/house';
import { startHouse, type StartedHouse } from '../testing/start-house';
import { FindAcceptedMessageHandler } from './find-accepted-message.handler';

let house: StartedHouse;

beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house?.close());

const accountOf = ({ actor }: { actor: Parameters<typeof ownerOf>[0] }) => house.account(ownerOf(actor)!);
const setBalance = (actor: Parameters<typeof ownerOf>[0], balance: number) =>
  house.query('UPDATE account SET balance = $2, used = 500 - $2, withheld = false WHERE owner = $1', [
    ownerOf(actor),
    balance,
  ]);

async function stored() {
  const tables = ['message', 'file', 'ledger', 'idempotency', 'purchase', 'outbox'];
  return Promise.all(tables.map((table) => house.count(table)));
}

test('messages of a send stand in their order, the answer still to come at the end', async () => {
  const chat = await house.open();
  const files = [makeFile(), makeFile({ type: 'pdf', filename: 'lab.pdf', mime: 'application/pdf' })];
  const answer = await house.send(chat, { text: '  fever and a rash ', language: 'sw', files });
  const messages = await house.messages(chat);
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

test('the same key a hundred times at once is charged once and always answered alike', async () => {
  const chat = await house.open();
  const same = { commandId: 'k'.repeat(255), text: '', files: [makeFile()] };
  const answers = await Promise.all(Array.from({ length: 100 }, () => house.send(chat, same)));
  for (const answer of answers) expect(answer).toEqual({ ...answers[0], replayed: answer.replayed });
  expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(await accountOf(chat)).toMatchObject({ used: 29, ledger: 471 });
  expect(await house.messages(chat)).toHaveLength(3);
});

test('of a hundred sends at once with credit for one, one is accepted and the others store nothing', async () => {
  const visitor = newVisitor();
  const chats = await Promise.all(Array.from({ length: 10 }, () => house.open(visitor)));
  await setBalance(visitor, 40);
  const before = await stored();
  const send = (_: unknown, i: number) => house.send(chats[i % 10]!, { text: '', files: [makeFile()] });
  const sent = await Promise.allSettled(Array.from({ length: 100 }, send));
  const refusals = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(refusals).toEqual(Array(99).fill('CREDITS_EXHAUSTED'));
  expect(await house.account(ownerOf(visitor)!)).toMatchObject({ balance: 11, used: 489 });
  expect((await stored()).map((count, i) => count - before[i]!)).toEqual([3, 1, 1, 1, 0, 2]);
});

test('three answers may be awaited; a fourth send is refused and stores nothing', async () => {
  const chat = await house.open();
  const sent = await Promise.allSettled(Array.from({ length: 10 }, () => house.send(chat)));
  const refused = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(refused).toEqual(Array(7).fill('CHAT_TOO_MANY_PENDING'));
  expect(await house.messages(chat)).toHaveLength(6);
  await house.reply(chat);
  await expect(house.send(chat)).resolves.toMatchObject({ replayed: false });
});

test('a key that comes with something else is refused, also in another session of the owner', async () => {
  const chat = await house.open();
  const other = await house.open(chat.actor);
  const file = makeFile();
  await house.send(chat, { commandId: 'once', files: [file] });
  const reused = { code: 'IDEMPOTENCY_KEY_REUSED' };
  await expect(house.send(chat, { commandId: 'once', text: 'else', files: [file] })).rejects.toMatchObject(reused);
  await expect(house.send(chat, { commandId: 'once', language: 'sw', files: [file] })).rejects.toMatchObject(reused);
  await expect(house.send(chat, { commandId: 'once' })).rejects.toMatchObject(reused);
  await expect(house.send(other, { commandId: 'once', files: [file] })).rejects.toMatchObject(reused);
  // a retry keeps its file in another place
  const again = { commandId: 'once', files: [{ ...file, objectKey: 'files/again' }] };
  await expect(house.send(chat, again)).resolves.toMatchObject({ replayed: true });
});

test('a retry is found by the files as they were received, before they are checked and stored again', async () => {
  const chat = await house.open();
  const [originals, others] = ['a', 'b'].map((letter) => [{ filename: 'rash.heif', sha256: letter.repeat(64) }]);
  const command = { commandId: 'upload', text: ' Upele ', language: 'sw' as const };
  const find = (over: object = {}, actor = chat.actor) =>
    house.module
      .get(FindAcceptedMessageHandler)
      .execute({ sessionId: chat.sessionId, ...command, originals: originals!, ...over }, actor);
  expect(await find()).toBeNull();
  const { replayed, ...accepted } = await house.send(chat, { ...command, originals, files: [makeFile()] });
  expect([replayed, await find()]).toEqual([false, accepted]);
  await expect(find({ originals: others })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  await expect(find({ text: 'Homa' })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(await find({ commandId: 'another' })).toBeNull();
  const again = { ...command, originals, files: [makeFile()] };
  expect(await house.send(chat, again)).toEqual({ ...accepted, replayed: true });
  await expect(find({}, newVisitor())).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
});

test('a key is answered alike after its credits are gone and its session is full', async () => {
  const chat = await house.open();
  const first = await house.send(chat, { commandId: 'first', text: '', files: [makeFile({ sha256: 'a'.repeat(64) })] });
  await house.send(chat);
  await house.send(chat);
  await setBalance(chat.actor, 0);
  const again = { commandId: 'first', text: '', files: [makeFile({ sha256: 'a'.repeat(64) })] };
  expect(await house.send(chat, again)).toEqual({ ...first, replayed: true });
});

test('an emergency is answered at once and for nothing, with no credits left and three answers awaited', async () => {
  const chat = await house.open();
  for (let i = 0; i < 3; i++) await house.send(chat);
  await setBalance(chat.actor, 0);
  const answer = await house.send(chat, { text: 'Siwezi kupumua, midomo imekuwa ya bluu', language: 'sw' });
  const reply = (await house.messages(chat)).at(-1)!;
  expect(answer).toMatchObject({ replyId: reply.id, creditsCharged: 0, stage: 'initial_gathering' });
  expect(reply.metadata).toMatchObject({ status: 'done', emergency: { level: 'emergency' } });
  expect(reply.metadata.emergency!.numbers.length).toBeGreaterThan(0);
  expect(reply.content).toBe(reply.translations.sw);
  expect((await house.events()).filter(({ type }) => type === 'red_flag')).toHaveLength(1);
});

test('what an emergency said is read with the next message', async () => {
  const chat = await house.open();
  await house.send(chat, { text: 'Siwezi kupumua kabisa', language: 'sw' });
  expect(await house.take(chat.sessionId)).toBeNull();
  await house.send(chat, { text: 'Sasa ni nafuu', language: 'sw' });
  const turn = await house.take(chat.sessionId);
  expect(turn!.messages.map(({ text }) => text)).toEqual(['Siwezi kupumua kabisa', 'Sasa ni nafuu']);
});

test('the record tells of an emergency at once, and keeps what it knew', async () => {
  const chat = await house.open();
  await house.send(chat, { text: 'Mume wangu wa miaka 50 hawezi kupumua kabisa', language: 'sw' });
  const record = () => house.known(chat.sessionId);
  expect(await record()).toMatchObject({
    collectedInfo: { age: 50, sex: 'male', symptoms: expect.stringMatching(/kupumua/) },
  });
  await house.send(chat, { text: 'ana miaka 60 na ana degedege', language: 'sw' });
  expect(await record()).toMatchObject({ collectedInfo: { age: 50 } });
});

test('an emergency raised by an answer is shown once, however often the answer is repeated', async () => {
  const chat = await house.open();
  const send = async (text: string) => {
    await house.send(chat, { text, language: 'sw' });
    return (await house.messages(chat)).at(-1)!;
  };
  await send('Nina homa na kichwa kinauma');
  const pending = (await house.take(chat.sessionId))!;
  const { memory } = replyTo({ ...pending, country: 'KE', files: [] });
  const question = { id: 'f:neck_stiff', choices: [{ value: 'yes', label: { en: 'Yes', sw: 'Ndiyo' } }] };
  await house.commit(pending, { memory, question });
  const alarms: (string | undefined)[] = [];
  for (const text of ['Ndiyo', 'Ndiyo', 'Sawa']) alarms.push((await send(text)).metadata.emergency?.level);
  expect(alarms).toEqual(['emergency', undefined, undefined]);
});

test('who was told to be in danger beside the patient is told of in the next message too', async () => {
  const chat = await house.open();
  const send = async (text: string) => {
    await house.send(chat, { text, language: 'sw' });
    return (await house.messages(chat)).at(-1)!;
  };
  await send('Nina upele kwenye mkono');
  const turn = (await house.take(chat.sessionId))!;
  const { memory } = replyTo({ ...turn, country: 'KE', files: [] });
  await house.commit(turn, { memory });
  for (const text of ['mama amezirai na hapumui', 'hapumui bado']) {
    const { content, metadata } = await send(text);
    expect(metadata.emergency?.level).toBe('emergency');
    expect(content).toMatch(/hatari ya kupumua/);
    expect(content).not.toMatch(/mzio|adrenalini/);
  }
});

test("nobody writes into another's session or into none", async () => {
  const chat = await house.open();
  const before = await stored();
  await expect(house.send({ ...chat, actor: newVisitor() })).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  const nowhere = { ...chat, sessionId: newSessionId() };
  await expect(house.send(nowhere)).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' });
  const nobody = { ...chat, actor: { visitorId: null, userId: null, role: 'visitor' as const } };
  await expect(house.send(nobody)).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  await expect(house.send(chat, { text: ' \n ' })).rejects.toMatchObject({ code: 'CHAT_EMPTY' });
  expect(await stored()).toEqual(before);
});

test('text that Postgres cannot hold is stored without it', async () => {
  const chat = await house.open();
  await house.send(chat, { text: 'fe\0ver \ud83e and \ud83e\udd12', files: [makeFile({ filename: 'a\0\udd12.png' })] });
  const [text, file] = await house.messages(chat);
  expect([text!.content, file!.content]).toEqual(['fever  and 🤒', 'a.png']);
});

test('events tell of a send by ids and sizes, never by its words', async () => {
  const chat = await house.open();
  await house.send(chat, { text: 'plantedword in my head', files: [makeFile({ filename: 'plantedname.png' })] });
  const told = (await house.events()).filter(({ sessionId }) => sessionId === chat.sessionId);
  expect(told.map(({ type }) => type)).toEqual([
    ...['session_created', 'message_accepted', 'file_accepted', 'credits_charged'],
  ]);
  expect(told[1]!.details).toMatchObject({ textLength: 22, files: 1 });
  expect(JSON.stringify(told)).not.toContain('planted');
});
