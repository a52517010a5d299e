import { type Message, REPLY_STOPPED, type Stage } from '@afya/contracts';
import { ownerOf } from '@afya/service-contracts';
import { calledBy, makeFile, newVisitor, SYSTEM } from '../../test/consultation-test-app';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';
import { RenewLeaseHandler } from './renew-lease.handler';
import { StopReplyHandler } from './stop-reply.handler';

let app: ConsultationApp;

beforeAll(async () => {
  app = await startConsultationApp({ PENDING_PER_SESSION: 10 });
});
afterAll(() => app?.close());

type Chat = Awaited<ReturnType<typeof app.open>>;
const stop = ({ sessionId, actor }: Chat, replyId: string) =>
  app.module.get(StopReplyHandler).execute({ sessionId, replyId }, calledBy(actor));
const renew = ({ sessionId, token }: { sessionId: string; token: string }) =>
  app.module.get(RenewLeaseHandler).execute({ sessionId, token }, SYSTEM);
const stateOf = async ({ sessionId }: Chat) =>
  (await app.query<Record<string, unknown>>('SELECT * FROM session WHERE id = $1', [sessionId]))[0]!;
const accountOf = ({ actor }: Chat) => app.account(ownerOf(actor)!);
const eventsOf = async ({ sessionId }: Chat) => (await app.events()).filter((event) => event.sessionId === sessionId);
const refunds = (replyId: string) =>
  app.query<{ amount: number; reason: string }>(
    `SELECT amount, reason FROM ledger WHERE message_id = $1 AND kind = 'refund'`,
    [replyId],
  );
const byId = async (chat: Chat, id: string): Promise<Message> =>
  (await app.messages(chat)).find((message) => message.id === id)!;

/** A chat of a stage in which messages cost credits, with a pending reply. */
async function paidChat(stage: Stage = 'follow_up') {
  const chat = await app.open();
  await app.query('UPDATE session SET stage = $2 WHERE id = $1', [chat.sessionId, stage]);
  const sent = await app.send(chat, { text: 'Can I eat fish?' });
  expect(sent.creditsCharged).toBeGreaterThan(0);
  return { chat, ...sent };
}

test('a stopped reply is refunded once with its reason, and its placeholder shows it', async () => {
  const { chat, replyId, messageId, creditsCharged } = await paidChat();
  expect(await stop(chat, replyId)).toEqual({ outcome: 'stopped', creditsRefunded: creditsCharged });
  const { translations, metadata } = await byId(chat, replyId);
  expect(metadata).toMatchObject({ status: 'failed', errorCode: REPLY_STOPPED });
  expect(translations.en).toContain(`${creditsCharged} credits were given back`);
  expect(translations.sw).toContain(`krediti ${creditsCharged}`);
  expect((await byId(chat, messageId)).metadata.status).toBe('failed');
  expect(await refunds(replyId)).toEqual([{ amount: creditsCharged, reason: 'stopped' }]);
  expect(await accountOf(chat)).toMatchObject({ balance: 500, used: 0, ledger: 500 });
  const events = await eventsOf(chat);
  expect(events.find(({ type }) => type === 'reply_stopped')?.details).toEqual({ replyId });
  expect(events.find(({ type }) => type === 'credits_refunded')?.details).toMatchObject({ reason: 'stopped' });
});

test('a repeat gets the same answer and refunds nothing more', async () => {
  const { chat, replyId, creditsCharged } = await paidChat();
  const answers = await Promise.all([stop(chat, replyId), stop(chat, replyId)]);
  answers.push(await stop(chat, replyId));
  expect(answers).toEqual(Array(3).fill({ outcome: 'stopped', creditsRefunded: creditsCharged }));
  expect(await refunds(replyId)).toHaveLength(1);
  expect((await eventsOf(chat)).filter(({ type }) => type === 'reply_stopped')).toHaveLength(1);
});

test('the worker loses its lease, and its reply is refused', async () => {
  const { chat, replyId } = await paidChat();
  const turn = (await app.take(chat.sessionId))!;
  await stop(chat, replyId);
  expect(await renew(turn)).toEqual({ renewed: false });
  await expect(app.commit(turn)).rejects.toMatchObject({ code: 'TURN_LEASE_LOST' });
  expect(await stateOf(chat)).toMatchObject({ pending: 0, lease_token: null, takes: 0 });
  expect(await app.take(chat.sessionId)).toBeNull();
});

test('when the worker commits at the same moment, the reply is either answered and charged, or stopped and refunded', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 20; round++) {
    const { chat, replyId, creditsCharged } = await paidChat();
    const turn = (await app.take(chat.sessionId))!;
    const commit = () =>
      app.commit(turn).then(
        () => 'committed',
        ({ code }: { code: string }) => code,
      );
    const calls = round % 2 ? [commit(), stop(chat, replyId)] : [stop(chat, replyId), commit()];
    const results = await Promise.all(calls);
    const { outcome } = results.find((result) => typeof result === 'object') as Awaited<ReturnType<typeof stop>>;
    const isStopped = outcome === 'stopped';
    outcomes.add(outcome);
    expect(results).toContain(isStopped ? 'TURN_LEASE_LOST' : 'committed');
    expect((await byId(chat, replyId)).metadata.status).toBe(isStopped ? 'failed' : 'done');
    expect((await accountOf(chat))?.used).toBe(isStopped ? 0 : creditsCharged);
    expect(await stateOf(chat)).toMatchObject({ pending: 0, lease_token: null });
  }
  expect(outcomes.size).toBeGreaterThan(0);
}, 60_000);

test('a reply that is there first stays, and nothing is refunded', async () => {
  const { chat, replyId } = await paidChat();
  await app.reply(chat);
  expect(await stop(chat, replyId)).toEqual({ outcome: 'answered', creditsRefunded: 0 });
  expect((await byId(chat, replyId)).metadata.status).toBe('done');
  expect(await refunds(replyId)).toEqual([]);
});

test('later replies do not read a stopped message or its files', async () => {
  const chat = await app.open();
  const first = await app.send(chat, { text: 'I am 91 years old', files: [makeFile()] });
  await stop(chat, first.replyId);
  await app.send(chat, { text: 'I am 19 years old' });
  const turn = (await app.take(chat.sessionId))!;
  expect(turn.messages.map(({ text }) => text)).toEqual(['I am 19 years old']);
  expect(turn.files).toEqual([]);
});

test('stopping a message that waits behind another leaves the worker of the other one alone', async () => {
  const chat = await app.open();
  await app.send(chat, { text: 'first' });
  const second = await app.send(chat, { text: 'second' });
  const third = await app.send(chat, { text: 'third' });
  const turn = (await app.take(chat.sessionId))!;
  await stop(chat, second.replyId);
  expect(await renew(turn)).toEqual({ renewed: true });
  const next = await app.commit(turn);
  expect(next).toMatchObject({ replyId: third.replyId, messages: [{ text: 'third' }] });
});

test('stopping the reply that is worked on lets another worker take the next one at once', async () => {
  const chat = await app.open();
  const first = await app.send(chat, { text: 'first' });
  const second = await app.send(chat, { text: 'second' });
  await app.take(chat.sessionId);
  await stop(chat, first.replyId);
  expect(await app.take(chat.sessionId)).toMatchObject({ replyId: second.replyId, messages: [{ text: 'second' }] });
});

test('a stopped chain ends in follow_up and keeps the answered message', async () => {
  const { chat, messageId } = await paidChat('diagnostic_prompt');
  const turn = (await app.take(chat.sessionId))!;
  const next = await app.commit(turn, { stage: 'final_analysis' });
  expect(await stop(chat, next!.replyId)).toEqual({ outcome: 'stopped', creditsRefunded: 0 });
  expect(await stateOf(chat)).toMatchObject({ stage: 'follow_up', pending: 0 });
  expect((await byId(chat, messageId)).metadata.status).toBe('done');
  expect((await byId(chat, next!.replyId)).translations.en).toContain('Nothing was charged');
});

test('other callers and unknown replies are refused, and nothing changes', async () => {
  const { chat, replyId, messageId } = await paidChat();
  await expect(stop({ ...chat, actor: newVisitor() }, replyId)).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  await expect(stop(chat, messageId)).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
  expect((await byId(chat, replyId)).metadata.status).toBe('pending');
});
