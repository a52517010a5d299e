import { type Diagnosis, type Stage } from '@afya/contracts';
import { type ReplyInput } from '@afya/service-contracts';
import { eventually } from '@afya/testing';
import { makeFile, makeReply, openConsultationApp, SYSTEM } from '../../test/consultation-test-app';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';
import { CompleteReplyHandler } from './complete-reply.handler';
import { decideReply } from './decide-reply';
import { ReplyRepository } from './reply.repository';
import { RenewLeaseHandler } from './renew-lease.handler';

let app: ConsultationApp;

beforeAll(async () => {
  app = await startConsultationApp({ PENDING_PER_SESSION: 10 });
});
afterAll(() => app?.close());

type Chat = Awaited<ReturnType<typeof app.open>>;
const setStage = ({ sessionId }: Chat, stage: Stage) =>
  app.query('UPDATE session SET stage = $2 WHERE id = $1', [sessionId, stage]);
const expireLease = ({ sessionId }: Chat) =>
  app.query(`UPDATE session SET lease_until = clock_timestamp() - interval '1 ms' WHERE id = $1`, [sessionId]);
const stateOf = async ({ sessionId }: Chat) =>
  (await app.query<Record<string, unknown>>('SELECT * FROM session WHERE id = $1', [sessionId]))[0]!;
const replies = async (chat: Chat) =>
  (await app.messages(chat)).filter(({ isUser }) => !isUser).map(({ content, metadata }) => [content, metadata.status]);
const eventTypes = async ({ sessionId }: Chat) =>
  (await app.events()).filter((event) => event.sessionId === sessionId).map(({ type }) => type);
const LOST = { code: 'TURN_LEASE_LOST' };

test('concurrent sends are answered in order, each with the messages since the previous reply', async () => {
  const chat = await app.open();
  await Promise.all(['a', 'b', 'c', 'd'].map((text) => app.send(chat, { text })));
  let turn = await app.take(chat.sessionId);
  const sent = (await app.messages(chat)).filter(({ isUser }) => isUser).map(({ content }) => content);
  const seen = [];
  while (turn) {
    seen.push(turn.messages.map(({ text }) => text));
    turn = await app.commit(turn);
  }
  expect(seen).toEqual(sent.map((text) => [text]));
  expect(await replies(chat)).toEqual(sent.map((text) => [`Reply to ${text}`, 'done']));
  expect(await stateOf(chat)).toMatchObject({ pending: 0, lease_token: null, lease_until: null });
});

test('the input of a reply contains everything that an engine needs', async () => {
  const chat = await app.open();
  const question = { id: 'fever', choices: [] };
  const memory = { asked: ['fever'] };
  await app.send(chat, { text: 'first', files: [makeFile({ objectKey: 'one' })] });
  const collectedInfo = { age: 30, symptoms: 'fever' };
  await app.reply(chat, { question, memory, collectedInfo, confidence: { level: 'low', score: 10 } });
  await app.send(chat, { text: 'yes', language: 'sw', files: [makeFile({ objectKey: 'two' })] });
  const turn = (await app.take(chat.sessionId))!;
  expect(turn).toMatchObject({
    stage: 'initial_gathering',
    language: 'sw',
    memory,
    collectedInfo,
    attempt: 1,
    leaseMs: 8_000,
  });
  expect(turn.confidence).toEqual({ level: 'low', score: 10 });
  expect(turn.messages.map(({ text, isUser }) => [text, isUser])).toEqual([['yes', true]]);
  expect(turn.recent.map(({ text, isUser, question }) => [text, isUser, question])).toEqual([
    ['first', true, undefined],
    ['Jibu', false, 'fever'],
  ]);
  expect(turn.files.map(({ objectKey }) => objectKey)).toEqual(['two']);
});

test('the input of a reply contains all unread messages and the last ten read ones', async () => {
  const chat = await app.open();
  for (let i = 0; i < 8; i++) {
    await app.send(chat, { text: `read ${i}` });
    await app.reply(chat);
  }
  for (let i = 0; i < 3; i++) await app.send(chat, { text: `new ${i}` });
  const turn = (await app.take(chat.sessionId))!;
  expect(turn.messages.map(({ text }) => text)).toEqual(['new 0']);
  const read = turn.recent.filter(({ isUser }) => isUser).map(({ text }) => text);
  expect([turn.recent.length, read]).toEqual([10, ['read 3', 'read 4', 'read 5', 'read 6', 'read 7']]);
  expect(turn.recent.at(-1)).toMatchObject({ text: 'Reply to read 7', isUser: false });
});

test('the input of a reply fits into a call after very long messages', async () => {
  const chat = await app.open();
  for (let i = 0; i < 9; i++) await app.send(chat, { text: `${i}${'水'.repeat(7_999)}` });
  const failed = `UPDATE message SET status = 'failed', content = '', sealed = 'never read'
    WHERE session_id = $1 AND status = 'pending' AND seq < 9`;
  await app.query(failed, [chat.sessionId]);
  const turn = (await app.take(chat.sessionId))!;
  expect(Buffer.byteLength(JSON.stringify(turn))).toBeLessThan(150_000);
  expect(turn.messages.map(({ text }) => text[0])).toEqual(['5', '6', '7', '8']);
});

test('a confirmed diagnostic prompt leads to three replies, and messages sent meanwhile are answered after them', async () => {
  const chat = await app.open();
  await setStage(chat, 'diagnostic_prompt');
  await app.send(chat, { text: 'yes' });
  const first = (await app.take(chat.sessionId))!;
  const second = (await app.commit(first, { stage: 'final_analysis' }))!;
  expect(second).toMatchObject({ stage: 'final_analysis', messages: [], token: first.token });
  await app.send(chat, { text: 'thanks' });
  const third = (await app.commit(second, { stage: 'final_recommendations', content: { en: '2', sw: '2' } }))!;
  expect(third).toMatchObject({ stage: 'final_recommendations', messages: [] });
  const fourth = (await app.commit(third, { stage: 'follow_up', content: { en: '3', sw: '3' } }))!;
  expect(fourth.messages.map(({ text }) => text)).toEqual(['thanks']);
  expect(await app.commit(fourth, { stage: 'complete' })).toBeNull();
  const found = await app.messages(chat);
  expect(found.map(({ content, metadata }) => [content, metadata.processingStage])).toEqual([
    ['yes', undefined],
    ['Reply to yes', 'final_analysis'],
    ['2', 'final_recommendations'],
    ['3', 'follow_up'],
    ['thanks', undefined],
    ['Reply to thanks', 'complete'],
  ]);
  const charges = `SELECT count(*)::int FROM ledger l JOIN message m ON m.id = l.message_id WHERE m.session_id = $1`;
  expect(await app.query(charges, [chat.sessionId])).toEqual([{ count: 1 }]);
});

test('every turn after a diagnosis contains it, even when its message is no longer loaded', async () => {
  const both = (text: string) => ({ en: text, sw: `${text} sw` });
  const diagnosis: Diagnosis = {
    preliminaryDiagnosis: both('Malaria'),
    confidence: { level: 'high', score: 72 },
    adviceLevel: 'urgent',
    differentialDiagnoses: [{ name: both('Typhoid'), likelihood: 20 }],
    reasoningPath: [both('Fever for two days')],
    criticalFactors: [both('Fever of 40 °C')],
    recommendations: [both('Take a malaria test')],
    whenToGoNow: [both('Confusion')],
  };
  const chat = await app.open();
  const failForGood = async (turn: ReplyInput) => {
    let failing: ReplyInput | null = turn;
    while (failing && (await app.fail(failing)).outcome === 'retry')
      failing = await eventually(async () => {
        const again = await app.take(chat.sessionId);
        expect(again).not.toBeNull();
        return again;
      });
  };
  await setStage(chat, 'diagnostic_prompt');
  await app.send(chat, { text: 'yes' });
  const first = (await app.take(chat.sessionId))!;
  expect(first.diagnosis).toBeUndefined();
  const second = (await app.commit(first, { stage: 'final_analysis', diagnosis }))!;
  const third = (await app.commit(second, { stage: 'final_recommendations' }))!;
  const turns = [second, third];
  await app.commit(third, { stage: 'follow_up' });
  for (let question = 0; question < 8; question++) {
    await app.send(chat, { text: `question ${question}` });
    const turn = (await app.take(chat.sessionId))!;
    turns.push(turn);
    if (question === 3) await failForGood(turn);
    else await app.commit(turn, { stage: 'follow_up' });
  }
  for (const turn of turns)
    expect(turn.diagnosis).toEqual({
      condition: both('Malaria'),
      confidenceScore: 72,
      adviceLevel: 'urgent',
      differentialDiagnoses: [{ name: 'Typhoid', likelihood: 20 }],
      criticalFactors: ['Fever of 40 °C'],
      dangerSigns: ['Confusion'],
      recommendations: ['Take a malaria test'],
      tests: [],
    });
  expect((await app.messages(chat)).filter(({ metadata }) => metadata.status === 'failed')).toHaveLength(1);
});

test('the input of a reply fits into a call after a very long diagnosis', async () => {
  const long = { en: '水'.repeat(2_000), sw: '水'.repeat(2_000) };
  const chat = await app.open();
  await setStage(chat, 'diagnostic_prompt');
  await app.send(chat, { text: 'yes' });
  const lists = Array(20).fill(long) as (typeof long)[];
  const next = await app.commit((await app.take(chat.sessionId))!, {
    stage: 'final_analysis',
    diagnosis: {
      preliminaryDiagnosis: long,
      confidence: { level: 'high', score: 72 },
      adviceLevel: 'urgent',
      reasoningPath: lists,
      criticalFactors: lists,
      recommendations: lists,
      whenToGoNow: lists,
      differentialDiagnoses: lists.map((name) => ({ name, likelihood: 1 })),
    },
  });
  expect(Buffer.byteLength(JSON.stringify(next!.diagnosis))).toBeLessThan(64_000);
  expect(next!.diagnosis!.recommendations).toHaveLength(10);
});

test('a forbidden stage change leaves the stage unchanged and is logged', async () => {
  const chat = await app.open();
  await app.send(chat);
  await app.reply(chat, { stage: 'final_analysis' });
  expect(await stateOf(chat)).toMatchObject({ stage: 'initial_gathering', pending: 0 });
  const refused = (await app.events()).find(({ sessionId, type }) => sessionId === chat.sessionId && type === 'error');
  expect(refused!.details).toMatchObject({ code: 'STAGE_REFUSED', from: 'initial_gathering', to: 'final_analysis' });
});

test('one worker at a time leases a session, and an old token is rejected', async () => {
  const chat = await app.open();
  await app.send(chat);
  const takes = await Promise.all(Array.from({ length: 10 }, () => app.take(chat.sessionId)));
  const [old] = takes.filter((turn) => turn !== null);
  expect(takes.filter((turn) => turn === null)).toHaveLength(9);
  await expireLease(chat);
  await expect(app.commit(old!)).rejects.toMatchObject(LOST);
  expect(await app.take(chat.sessionId)).toBeNull();
  const current = (await app.take(chat.sessionId, 'quarantine'))!;
  const renew = (token: string) =>
    app.module.get(RenewLeaseHandler).execute({ sessionId: chat.sessionId, token }, SYSTEM);
  expect(await renew(old!.token)).toEqual({ renewed: false });
  await expect(app.commit(old!)).rejects.toMatchObject(LOST);
  await expect(app.fail(old!)).rejects.toMatchObject(LOST);
  expect(await renew(current.token)).toEqual({ renewed: true });
  await app.commit(current);
  await expect(app.commit(old!)).rejects.toMatchObject(LOST);
  expect(await replies(chat)).toEqual([['Reply to I have a headache', 'done']]);
});

test('a lease that expires between reading and writing writes nothing', async () => {
  const chat = await app.open();
  await app.send(chat);
  const turn = (await app.take(chat.sessionId))!;
  const replies = app.module.get(ReplyRepository);
  const before = (await replies.find(turn))!;
  await expireLease(chat);
  const result = decideReply(turn, before, makeReply(turn));
  expect(await replies.complete(turn, result)).toBeNull();
  expect(await replies.retry(turn, { delayMs: 1, timedOut: false, outbox: [] })).toBeNull();
  expect(await stateOf(chat)).toMatchObject({ pending: 1, version: '2' });
});

test('a commit delivered twice, at once or later, writes one reply and returns the same answer', async () => {
  const chat = await app.open();
  await app.send(chat, { text: 'a' });
  await app.send(chat, { text: 'b' });
  const turn = (await app.take(chat.sessionId))!;
  const nexts = await Promise.all([app.commit(turn), app.commit(turn), app.commit(turn)]);
  expect(new Set(nexts.map((next) => next!.replyId)).size).toBe(1);
  expect(await app.commit(turn)).toEqual(nexts[0]);
  expect(await app.commit(nexts[0]!)).toBeNull();
  expect(await app.commit(nexts[0]!)).toBeNull();
  expect(await stateOf(chat)).toMatchObject({ pending: 0, read_seq: 2 });
  expect((await eventTypes(chat)).filter((type) => type === 'reply')).toHaveLength(2);
});

test('five failures, each delivered twice, lead to a failure message, one refund and an open session', async () => {
  const chat = await app.open();
  const owner = `v:${chat.actor.visitorId}`;
  await app.send(chat, { text: '', files: [makeFile()] });
  await app.send(chat, { text: 'later' });
  expect(await app.account(owner)).toMatchObject({ balance: 471 });
  for (let attempt = 1; attempt <= 4; attempt++) {
    const turn = (await app.take(chat.sessionId))!;
    expect(turn.attempt).toBe(attempt);
    const outcomes = await Promise.all([app.fail(turn), app.fail(turn)]);
    expect(outcomes).toEqual(Array(2).fill({ outcome: 'retry', next: null }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const last = (await app.take(chat.sessionId))!;
  const ends = await Promise.all([app.fail(last), app.fail(last)]);
  expect(ends.map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
  expect(await app.fail(last)).toMatchObject({ outcome: 'failed', next: { replyId: ends[0]!.next!.replyId } });
  expect(await app.account(owner)).toEqual({ balance: 500, used: 0, purchased: 0, ledger: 500 });
  const failed = (await app.messages(chat)).find(({ id }) => id === last.replyId)!;
  expect(failed.metadata).toMatchObject({ status: 'failed', errorCode: 'ENGINE_FAILED' });
  expect(failed.translations.sw).toContain('Umerudishiwa');
  // the unanswered message is read with the next one
  expect(ends[0]!.next).toMatchObject({ attempt: 1, messages: [{ text: 'later' }], files: [{ filename: 'rash.jpg' }] });
});

test('the costs of every failed attempt are logged once', async () => {
  const chat = await app.open();
  await app.send(chat);
  const call = { model: 'm', tokenCount: 40, costKES: 0.2, responseTimeMs: 9, outcome: 'timeout' as const };
  for (let attempt = 1; attempt <= 5; attempt++) {
    const turn = (await app.take(chat.sessionId))!;
    await Promise.all([app.fail(turn, [call]), app.fail(turn, [call])]);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const found = (await app.events()).filter(({ sessionId }) => sessionId === chat.sessionId);
  const { model, outcome, ...metrics } = call;
  expect(found.filter(({ type }) => type === 'engine_call')).toEqual(
    Array(5).fill(expect.objectContaining({ model, metrics, details: expect.objectContaining({ outcome }) })),
  );
  expect(found.slice(-2).map(({ type }) => type)).toEqual(['engine_call', 'error']);
});

test('a failover reply refunds the charge once, in the same transaction, even when it is delivered repeatedly', async () => {
  const chat = await app.open();
  const owner = `v:${chat.actor.visitorId}`;
  const { creditsCharged } = await app.send(chat, { text: '', files: [makeFile()] });
  expect(creditsCharged).toBe(29);
  const turn = (await app.take(chat.sessionId))!;
  const over = { failover: { reason: 'timeout' as const }, calls: [] };
  await Promise.all([app.commit(turn, over), app.commit(turn, over)]);
  expect(await app.account(owner)).toEqual({ balance: 500, used: 0, purchased: 0, ledger: 500 });
  const kinds = 'SELECT kind, amount FROM ledger WHERE message_id = $1 ORDER BY kind';
  expect(await app.query(kinds, [turn.replyId])).toEqual([
    { kind: 'charge', amount: -29 },
    { kind: 'refund', amount: 29 },
  ]);
  expect((await replies(chat)).at(-1)![0]).toContain('29 credits were given back');
  expect(await eventTypes(chat)).toEqual(expect.arrayContaining(['failover', 'credits_refunded']));
});

test('files without anything to read are refunded once with a reason, even when the reply is delivered repeatedly', async () => {
  const chat = await app.open();
  const owner = `v:${chat.actor.visitorId}`;
  const files = [makeFile({ type: 'pdf', filename: 'lab.pdf' }), makeFile()];
  const { creditsCharged } = await app.send(chat, { text: '', files });
  const turn = (await app.take(chat.sessionId))!;
  const photo = turn.files.find(({ type }) => type === 'image')!;
  const [{ price }] = (await app.query<{ price: number }>('SELECT price FROM file WHERE message_id = $1', [
    photo.messageId,
  ])) as [{ price: number }];
  expect(price).toBeGreaterThan(0);
  expect(price).toBeLessThan(creditsCharged);
  await Promise.all([1, 2].map(() => app.commit(turn, { unreadFiles: [photo.messageId] })));
  const used = creditsCharged - price;
  expect(await app.account(owner)).toEqual({ balance: 500 - used, used, purchased: 0, ledger: 500 - used });
  const refunds = `SELECT amount, reason FROM ledger WHERE message_id = $1 AND kind = 'refund'`;
  expect(await app.query(refunds, [turn.replyId])).toEqual([{ amount: price, reason: 'file_unread' }]);
  expect((await replies(chat)).at(-1)![0]).toContain(`${price} credits were given back to you`);
  expect((await eventTypes(chat)).filter((type) => type === 'credits_refunded')).toHaveLength(1);
});

test('a voice note gets its words as its text, once, and later replies are given them', async () => {
  const chat = await app.open();
  const file = makeFile({ type: 'audio', filename: 'sauti.webm', mime: 'audio/webm' });
  const { creditsCharged } = await app.send(chat, { text: '', files: [file] });
  expect(creditsCharged).toBe(1);
  expect((await app.messages(chat)).map(({ isUser }) => isUser)).toEqual([true, false]);
  const turn = (await app.take(chat.sessionId))!;
  const note = turn.files[0]!;
  const other = { messageId: turn.replyId, filename: 'x', text: 'not a voice note' };
  const transcripts = [{ messageId: note.messageId, filename: note.filename, text: 'Nina homa' }, other];
  await Promise.all([1, 2].map(() => app.commit(turn, { transcripts })));
  const [spoken, reply] = await app.messages(chat);
  expect(spoken).toMatchObject({
    content: 'Nina homa',
    isUser: true,
    metadata: { fileAttachment: { type: 'audio', filename: 'sauti.webm' } },
  });
  expect(reply?.content).not.toContain('not a voice note');
  await app.send(chat, { text: 'na kikohozi' });
  const next = (await app.take(chat.sessionId))!;
  expect(next.recent.map(({ text }) => text)).toContain('Nina homa');
  expect(next.files).toEqual([]);
});

test('refunds the whole price of a voice note without words, with a reason', async () => {
  const chat = await app.open();
  await setStage(chat, 'follow_up');
  const file = makeFile({ type: 'audio', filename: 'sauti.webm', mime: 'audio/webm' });
  const { creditsCharged } = await app.send(chat, { text: '', files: [file] });
  const turn = (await app.take(chat.sessionId))!;
  await app.commit(turn, { unheardNotes: [turn.files[0]!.messageId] });
  expect(creditsCharged).toBe(9);
  expect(await app.account(`v:${chat.actor.visitorId}`)).toMatchObject({ balance: 500, used: 0 });
  const refunds = `SELECT amount, reason FROM ledger WHERE message_id = $1 AND kind = 'refund'`;
  expect(await app.query(refunds, [turn.replyId])).toEqual([{ amount: 9, reason: 'file_unread' }]);
});

test('a failed reply is not leased before it is due, and then a job wakes a worker', async () => {
  const slow = await openConsultationApp({ ...app.backends, RETRY_MS: 600_000 });
  const chat = await slow.open();
  await slow.send(chat);
  await app.query(`DELETE FROM outbox WHERE topic = 'hint'`);
  await slow.fail((await slow.take(chat.sessionId))!);
  expect(await slow.take(chat.sessionId)).toBeNull();
  const [hint] = await app.query<{ wait: number; deduplicationId: string }>(
    `SELECT extract(epoch FROM available_at - now())::float8 AS wait, payload->>'deduplicationId' AS "deduplicationId"
     FROM outbox WHERE topic = 'hint'`,
  );
  expect(hint!.deduplicationId).toBe(`s-${chat.sessionId}`);
  expect(hint!.wait).toBeLessThanOrEqual(15);
  await slow.close();
});

test('a broken chain ends in follow_up, says that nothing was charged and refunds nothing', async () => {
  const chat = await app.open();
  await setStage(chat, 'diagnostic_prompt');
  await app.send(chat, { text: 'yes' });
  await app.reply(chat, { stage: 'final_analysis' });
  await app.query('UPDATE message SET attempts = 4 WHERE session_id = $1', [chat.sessionId]);
  await expireLease(chat);
  const { outcome, next } = await app.fail((await app.take(chat.sessionId, 'quarantine'))!);
  expect([outcome, next]).toEqual(['failed', null]);
  expect(await stateOf(chat)).toMatchObject({ stage: 'follow_up', pending: 0 });
  expect((await replies(chat)).at(-1)![0]).toContain('Nothing was charged');
  expect(await eventTypes(chat)).not.toContain('credits_refunded');
  await app.send(chat, { text: 'and now?' });
  expect(await app.take(chat.sessionId)).toMatchObject({ stage: 'follow_up', messages: [{ text: 'and now?' }] });
});

test('stores an engine’s text with characters that Postgres refuses', async () => {
  const chat = await app.open();
  await app.send(chat);
  const content = { en: 'a\0b\ud800', sw: 'ok' };
  await app.reply(chat, { content, collectedInfo: { symptoms: 'x\0' }, memory: ['\udfff'] });
  expect(await replies(chat)).toEqual([['ab', 'done']]);
  expect(await app.known(chat.sessionId)).toMatchObject({ collectedInfo: { symptoms: 'x' }, memory: [''] });
});

test('rejects a reply for an unknown message or one of another session', async () => {
  const [chat, other] = [await app.open(), await app.open()];
  await app.send(chat);
  await app.send(other);
  const turn = (await app.take(chat.sessionId))!;
  const foreign = (await app.take(other.sessionId))!;
  const commit = (replyId: string) =>
    app.module.get(CompleteReplyHandler).execute({ ...turn, replyId, reply: makeReply(turn) }, SYSTEM);
  await expect(commit(foreign.replyId)).rejects.toMatchObject(LOST);
  await expect(commit(crypto.randomUUID())).rejects.toMatchObject(LOST);
});
