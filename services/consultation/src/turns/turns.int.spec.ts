import { type Diagnosis, type Stage } from '@afya/contracts';
import { type Turn } from '@afya/service-contracts';
import { eventually } from '@afya/testing';
import { makeFile, makeReply, openHouse } from '../testing/house';
import { startHouse, type StartedHouse } from '../testing/start-house';
import { CommitTurnHandler } from './commit-turn.handler';
import { decideReply } from './decide-reply';
import { readHeldReply } from './held-reply';
import { RenewTurnHandler } from './renew-turn.handler';
import { retryTurn } from './retry-turn';
import { settleReply } from './settle-reply';

let house: StartedHouse;

beforeAll(async () => {
  house = await startHouse({ PENDING_PER_SESSION: 10 });
});
afterAll(() => house?.close());

type Chat = Awaited<ReturnType<typeof house.open>>;
const setStage = ({ sessionId }: Chat, stage: Stage) =>
  house.query('UPDATE session SET stage = $2 WHERE id = $1', [sessionId, stage]);
const expireLease = ({ sessionId }: Chat) =>
  house.query(`UPDATE session SET lease_until = clock_timestamp() - interval '1 ms' WHERE id = $1`, [sessionId]);
const stateOf = async ({ sessionId }: Chat) =>
  (await house.query<Record<string, unknown>>('SELECT * FROM session WHERE id = $1', [sessionId]))[0]!;
const replies = async (chat: Chat) =>
  (await house.messages(chat))
    .filter(({ isUser }) => !isUser)
    .map(({ content, metadata }) => [content, metadata.status]);
const eventTypes = async ({ sessionId }: Chat) =>
  (await house.events()).filter((event) => event.sessionId === sessionId).map(({ type }) => type);
const LOST = { code: 'TURN_LEASE_LOST' };

test('sends at once are answered one after the other, each with what is new since the reply before', async () => {
  const chat = await house.open();
  await Promise.all(['a', 'b', 'c', 'd'].map((text) => house.send(chat, { text })));
  let turn = await house.take(chat.sessionId);
  const sent = (await house.messages(chat)).filter(({ isUser }) => isUser).map(({ content }) => content);
  const seen = [];
  while (turn) {
    seen.push(turn.messages.map(({ text }) => text));
    turn = await house.commit(turn);
  }
  expect(seen).toEqual(sent.map((text) => [text]));
  expect(await replies(chat)).toEqual(sent.map((text) => [`Reply to ${text}`, 'done']));
  expect(await stateOf(chat)).toMatchObject({ pending: 0, lease_token: null, lease_until: null });
});

test('a turn holds what an engine needs', async () => {
  const chat = await house.open();
  const question = { id: 'fever', choices: [] };
  const memory = { asked: ['fever'] };
  await house.send(chat, { text: 'first', files: [makeFile({ objectKey: 'one' })] });
  const collectedInfo = { age: 30, symptoms: 'fever' };
  await house.reply(chat, { question, memory, collectedInfo, confidence: { level: 'low', score: 10 } });
  await house.send(chat, { text: 'yes', language: 'sw', files: [makeFile({ objectKey: 'two' })] });
  const turn = (await house.take(chat.sessionId))!;
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

test('of what was read a turn holds the last ten, beside all that was not', async () => {
  const chat = await house.open();
  for (let i = 0; i < 8; i++) {
    await house.send(chat, { text: `read ${i}` });
    await house.reply(chat);
  }
  for (let i = 0; i < 3; i++) await house.send(chat, { text: `new ${i}` });
  const turn = (await house.take(chat.sessionId))!;
  expect(turn.messages.map(({ text }) => text)).toEqual(['new 0']);
  const read = turn.recent.filter(({ isUser }) => isUser).map(({ text }) => text);
  expect([turn.recent.length, read]).toEqual([10, ['read 3', 'read 4', 'read 5', 'read 6', 'read 7']]);
  expect(turn.recent.at(-1)).toMatchObject({ text: 'Reply to read 7', isUser: false });
});

test('a turn fits into a call whatever was written', async () => {
  const chat = await house.open();
  for (let i = 0; i < 9; i++) await house.send(chat, { text: `${i}${'水'.repeat(7_999)}` });
  const failed = `UPDATE message SET status = 'failed', content = '', sealed = 'never read'
    WHERE session_id = $1 AND status = 'pending' AND seq < 9`;
  await house.query(failed, [chat.sessionId]);
  const turn = (await house.take(chat.sessionId))!;
  expect(Buffer.byteLength(JSON.stringify(turn))).toBeLessThan(150_000);
  expect(turn.messages.map(({ text }) => text[0])).toEqual(['5', '6', '7', '8']);
});

test('a confirmed diagnostic prompt leads to three replies, and what is sent meanwhile stays behind them', async () => {
  const chat = await house.open();
  await setStage(chat, 'diagnostic_prompt');
  await house.send(chat, { text: 'yes' });
  const first = (await house.take(chat.sessionId))!;
  const second = (await house.commit(first, { stage: 'final_analysis' }))!;
  expect(second).toMatchObject({ stage: 'final_analysis', messages: [], token: first.token });
  await house.send(chat, { text: 'thanks' });
  const third = (await house.commit(second, { stage: 'final_recommendations', content: { en: '2', sw: '2' } }))!;
  expect(third).toMatchObject({ stage: 'final_recommendations', messages: [] });
  const fourth = (await house.commit(third, { stage: 'follow_up', content: { en: '3', sw: '3' } }))!;
  expect(fourth.messages.map(({ text }) => text)).toEqual(['thanks']);
  expect(await house.commit(fourth, { stage: 'complete' })).toBeNull();
  const told = await house.messages(chat);
  expect(told.map(({ content, metadata }) => [content, metadata.processingStage])).toEqual([
    ...[
      ['yes', undefined],
      ['Reply to yes', 'final_analysis'],
      ['2', 'final_recommendations'],
      ['3', 'follow_up'],
    ],
    ...[
      ['thanks', undefined],
      ['Reply to thanks', 'complete'],
    ],
  ]);
  const charges = `SELECT count(*)::int FROM ledger l JOIN message m ON m.id = l.message_id WHERE m.session_id = $1`;
  expect(await house.query(charges, [chat.sessionId])).toEqual([{ count: 1 }]);
});

test('every turn after a diagnosis holds it, also when no message that contained it is loaded any more', async () => {
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
  const chat = await house.open();
  const failForGood = async (turn: Turn) => {
    let failing: Turn | null = turn;
    while (failing && (await house.fail(failing)).outcome === 'retry')
      failing = await eventually(async () => {
        const again = await house.take(chat.sessionId);
        expect(again).not.toBeNull();
        return again;
      });
  };
  await setStage(chat, 'diagnostic_prompt');
  await house.send(chat, { text: 'yes' });
  const first = (await house.take(chat.sessionId))!;
  expect(first.diagnosis).toBeUndefined();
  const second = (await house.commit(first, { stage: 'final_analysis', diagnosis }))!;
  const third = (await house.commit(second, { stage: 'final_recommendations' }))!;
  const turns = [second, third];
  await house.commit(third, { stage: 'follow_up' });
  for (let question = 0; question < 8; question++) {
    await house.send(chat, { text: `question ${question}` });
    const turn = (await house.take(chat.sessionId))!;
    turns.push(turn);
    if (question === 3) await failForGood(turn);
    else await house.commit(turn, { stage: 'follow_up' });
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
  expect((await house.messages(chat)).filter(({ metadata }) => metadata.status === 'failed')).toHaveLength(1);
});

test('a turn fits into a call however long a diagnosis is', async () => {
  const long = { en: '水'.repeat(2_000), sw: '水'.repeat(2_000) };
  const chat = await house.open();
  await setStage(chat, 'diagnostic_prompt');
  await house.send(chat, { text: 'yes' });
  const lists = Array(20).fill(long) as (typeof long)[];
  const next = await house.commit((await house.take(chat.sessionId))!, {
    stage: 'final_analysis',
    diagnosis: {
      ...{ preliminaryDiagnosis: long, confidence: { level: 'high', score: 72 }, adviceLevel: 'urgent' },
      ...{ reasoningPath: lists, criticalFactors: lists, recommendations: lists, whenToGoNow: lists },
      differentialDiagnoses: lists.map((name) => ({ name, likelihood: 1 })),
    },
  });
  expect(Buffer.byteLength(JSON.stringify(next!.diagnosis))).toBeLessThan(64_000);
  expect(next!.diagnosis!.recommendations).toHaveLength(10);
});

test('a stage that the table forbids is kept where it was, and the log is told', async () => {
  const chat = await house.open();
  await house.send(chat);
  await house.reply(chat, { stage: 'final_analysis' });
  expect(await stateOf(chat)).toMatchObject({ stage: 'initial_gathering', pending: 0 });
  const refused = (await house.events()).find(
    ({ sessionId, type }) => sessionId === chat.sessionId && type === 'error',
  );
  expect(refused!.details).toMatchObject({ code: 'STAGE_REFUSED', from: 'initial_gathering', to: 'final_analysis' });
});

test('one worker at a time has a session, and a token of before can do nothing', async () => {
  const chat = await house.open();
  await house.send(chat);
  const takes = await Promise.all(Array.from({ length: 10 }, () => house.take(chat.sessionId)));
  const [old] = takes.filter((turn) => turn !== null);
  expect(takes.filter((turn) => turn === null)).toHaveLength(9);
  await expireLease(chat);
  await expect(house.commit(old!)).rejects.toMatchObject(LOST);
  expect(await house.take(chat.sessionId)).toBeNull();
  const current = (await house.take(chat.sessionId, 'quarantine'))!;
  const renew = (token: string) => house.module.get(RenewTurnHandler).execute({ sessionId: chat.sessionId, token });
  expect(await renew(old!.token)).toEqual({ renewed: false });
  await expect(house.commit(old!)).rejects.toMatchObject(LOST);
  await expect(house.fail(old!)).rejects.toMatchObject(LOST);
  expect(await renew(current.token)).toEqual({ renewed: true });
  await house.commit(current);
  await expect(house.commit(old!)).rejects.toMatchObject(LOST);
  expect(await replies(chat)).toEqual([['Reply to I have a headache', 'done']]);
});

test('a lease that runs out between the look and the write writes nothing', async () => {
  const chat = await house.open();
  await house.send(chat);
  const turn = (await house.take(chat.sessionId))!;
  const held = (await readHeldReply(house.database, house.cipher, turn))!;
  await expireLease(chat);
  const settlement = decideReply(turn, held, makeReply(turn));
  expect(await settleReply(house.database, house.cipher, turn, settlement)).toBeNull();
  expect(
    await retryTurn(house.database, turn, held, { code: 'ENGINE_FAILED', attempts: 1, delayMs: 1, timedOut: false }),
  ).toBeNull();
  expect(await stateOf(chat)).toMatchObject({ pending: 1, version: '2' });
});

test('a commit that is delivered twice, at once or later, is one reply and answered alike', async () => {
  const chat = await house.open();
  await house.send(chat, { text: 'a' });
  await house.send(chat, { text: 'b' });
  const turn = (await house.take(chat.sessionId))!;
  const nexts = await Promise.all([house.commit(turn), house.commit(turn), house.commit(turn)]);
  expect(new Set(nexts.map((next) => next!.replyId)).size).toBe(1);
  expect(await house.commit(turn)).toEqual(nexts[0]);
  expect(await house.commit(nexts[0]!)).toBeNull();
  expect(await house.commit(nexts[0]!)).toBeNull();
  expect(await stateOf(chat)).toMatchObject({ pending: 0, read_seq: 2 });
  expect((await eventTypes(chat)).filter((type) => type === 'reply')).toHaveLength(2);
});

test('five failures, each delivered twice: a failure message, one refund, and the session goes on', async () => {
  const chat = await house.open();
  const owner = `v:${chat.actor.visitorId}`;
  await house.send(chat, { text: '', files: [makeFile()] });
  await house.send(chat, { text: 'later' });
  expect(await house.account(owner)).toMatchObject({ balance: 471 });
  for (let attempt = 1; attempt <= 4; attempt++) {
    const turn = (await house.take(chat.sessionId))!;
    expect(turn.attempt).toBe(attempt);
    const outcomes = await Promise.all([house.fail(turn), house.fail(turn)]);
    expect(outcomes).toEqual(Array(2).fill({ outcome: 'retry', next: null }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const last = (await house.take(chat.sessionId))!;
  const ends = await Promise.all([house.fail(last), house.fail(last)]);
  expect(ends.map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
  expect(await house.fail(last)).toMatchObject({ outcome: 'failed', next: { replyId: ends[0]!.next!.replyId } });
  expect(await house.account(owner)).toEqual({ balance: 500, used: 0, purchased: 0, ledger: 500 });
  const failed = (await house.messages(chat)).find(({ id }) => id === last.replyId)!;
  expect(failed.metadata).toMatchObject({ status: 'failed', errorCode: 'ENGINE_FAILED' });
  expect(failed.translations.sw).toContain('Umerudishiwa');
  // what was not answered is read with the next message
  expect(ends[0]!.next).toMatchObject({ attempt: 1, messages: [{ text: 'later' }], files: [{ filename: 'rash.jpg' }] });
});

test('the log is told of what failed attempts cost, the last one too, once each', async () => {
  const chat = await house.open();
  await house.send(chat);
  const call = { model: 'm', tokenCount: 40, costKES: 0.2, responseTimeMs: 9, outcome: 'timeout' as const };
  for (let attempt = 1; attempt <= 5; attempt++) {
    const turn = (await house.take(chat.sessionId))!;
    await Promise.all([house.fail(turn, [call]), house.fail(turn, [call])]);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const told = (await house.events()).filter(({ sessionId }) => sessionId === chat.sessionId);
  const { model, outcome, ...metrics } = call;
  expect(told.filter(({ type }) => type === 'engine_call')).toEqual(
    Array(5).fill(expect.objectContaining({ model, metrics, details: expect.objectContaining({ outcome }) })),
  );
  expect(told.slice(-2).map(({ type }) => type)).toEqual(['engine_call', 'error']);
});

test('a reply of the engine that stands in gives the charge back once, in the same transaction, however often it is delivered', async () => {
  const chat = await house.open();
  const owner = `v:${chat.actor.visitorId}`;
  const { creditsCharged } = await house.send(chat, { text: '', files: [makeFile()] });
  expect(creditsCharged).toBe(29);
  const turn = (await house.take(chat.sessionId))!;
  const over = { failover: { reason: 'timeout' as const }, calls: [] };
  await Promise.all([house.commit(turn, over), house.commit(turn, over)]);
  expect(await house.account(owner)).toEqual({ balance: 500, used: 0, purchased: 0, ledger: 500 });
  const kinds = 'SELECT kind, amount FROM ledger WHERE message_id = $1 ORDER BY kind';
  expect(await house.query(kinds, [turn.replyId])).toEqual([
    { kind: 'charge', amount: -29 },
    { kind: 'refund', amount: 29 },
  ]);
  expect((await replies(chat)).at(-1)![0]).toContain('29 credits were given back');
  expect(await eventTypes(chat)).toEqual(expect.arrayContaining(['failover', 'credits_refunded']));
});

test('while a failed reply is not yet due nobody takes it, and then a hint is', async () => {
  const slow = await openHouse({ ...house.backends, RETRY_MS: 600_000 });
  const chat = await slow.open();
  await slow.send(chat);
  await house.query(`DELETE FROM outbox WHERE topic = 'hint'`);
  await slow.fail((await slow.take(chat.sessionId))!);
  expect(await slow.take(chat.sessionId)).toBeNull();
  const [hint] = await house.query<{ wait: number; deduplicationId: string }>(
    `SELECT extract(epoch FROM available_at - now())::float8 AS wait, payload->>'deduplicationId' AS "deduplicationId"
     FROM outbox WHERE topic = 'hint'`,
  );
  expect(hint!.deduplicationId).toBe(`s-${chat.sessionId}`);
  expect(hint!.wait).toBeLessThanOrEqual(15);
  await slow.close();
});

test('a chain that breaks ends in follow_up, says that nothing was charged and refunds nothing', async () => {
  const chat = await house.open();
  await setStage(chat, 'diagnostic_prompt');
  await house.send(chat, { text: 'yes' });
  await house.reply(chat, { stage: 'final_analysis' });
  await house.query('UPDATE message SET attempts = 4 WHERE session_id = $1', [chat.sessionId]);
  await expireLease(chat);
  const { outcome, next } = await house.fail((await house.take(chat.sessionId, 'quarantine'))!);
  expect([outcome, next]).toEqual(['failed', null]);
  expect(await stateOf(chat)).toMatchObject({ stage: 'follow_up', pending: 0 });
  expect((await replies(chat)).at(-1)![0]).toContain('Nothing was charged');
  expect(await eventTypes(chat)).not.toContain('credits_refunded');
  await house.send(chat, { text: 'and now?' });
  expect(await house.take(chat.sessionId)).toMatchObject({ stage: 'follow_up', messages: [{ text: 'and now?' }] });
});

test('what an engine writes is stored whatever is in it', async () => {
  const chat = await house.open();
  await house.send(chat);
  const content = { en: 'a\0b\ud800', sw: 'ok' };
  await house.reply(chat, { content, collectedInfo: { symptoms: 'x\0' }, memory: ['\udfff'] });
  expect(await replies(chat)).toEqual([['ab', 'done']]);
  expect(await house.known(chat.sessionId)).toMatchObject({ collectedInfo: { symptoms: 'x' }, memory: [''] });
});

test('a reply for a message that is not there, or not of this session, is refused', async () => {
  const [chat, other] = [await house.open(), await house.open()];
  await house.send(chat);
  await house.send(other);
  const turn = (await house.take(chat.sessionId))!;
  const foreign = (await house.take(other.sessionId))!;
  const commit = (replyId: string) =>
    house.module.get(CommitTurnHandler).execute({ ...turn, replyId, reply: makeReply(turn) });
  await expect(commit(foreign.replyId)).rejects.toMatchObject(LOST);
  await expect(commit(crypto.randomUUID())).rejects.toMatchObject(LOST);
});
