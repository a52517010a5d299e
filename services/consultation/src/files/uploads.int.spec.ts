import { ownerOf, SYSTEM_ACTOR } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';
import { makeFile, newVisitor, calledBy } from '../../test/consultation-test-app';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';
import { FindOrphansHandler } from './find-orphans.handler';
import { ReportRefusalsHandler } from './report-refusals.handler';

const MB = 1024 * 1024;
const LIMIT = 60 * MB;

let app: ConsultationApp;
beforeAll(async () => {
  const env = { FILE_BYTES_PER_DAY: LIMIT, PENDING_PER_SESSION: 100 };
  app = await startConsultationApp(env);
});
afterAll(() => app?.close());

type Chat = Awaited<ReturnType<typeof app.open>>;
const sendMb = (chat: Chat, mb: number, over = {}) =>
  app.send(chat, { text: '', files: [makeFile({ received: mb * MB })], ...over });
const refused = { code: 'FILES_DAILY_LIMIT' };
const bytesOf = async ({ actor }: Chat) => {
  const sql = 'SELECT bytes::float8 FROM upload JOIN account ON account.id = account_id WHERE owner = $1';
  return (await app.query<{ bytes: number }>(sql, [ownerOf(actor)]))[0]?.bytes;
};
/** Enough credits for the files of a test. */
const pay = ({ actor }: Chat) =>
  app.query('UPDATE account SET balance = balance + 10000 WHERE owner = $1', [ownerOf(actor)]);

test('an owner may send the daily limit over all sessions, and then gets the time to retry', async () => {
  const visitor = newVisitor();
  const [chat, other] = [await app.open(visitor), await app.open(visitor)];
  await pay(chat);
  for (const to of [chat, other, chat, other, chat]) await sendMb(to, 10);
  await sendMb(chat, 9);
  const before = [await app.count('message'), await app.count('ledger'), await app.count('outbox')];
  await expect(sendMb(other, 2)).rejects.toMatchObject({
    ...refused,
    params: { retryAfterSeconds: expect.any(Number) },
  });
  expect([await app.count('message'), await app.count('ledger'), await app.count('outbox')]).toEqual(before);
  expect(await bytesOf(chat)).toBe(59 * MB);
  // a file that still fits is accepted, and so is a text
  await sendMb(chat, 1);
  await app.send(chat);
  await expect(sendMb(chat, 1)).rejects.toMatchObject(refused);
  await app.query(`UPDATE upload SET since = since - interval '24 h'`);
  await sendMb(chat, 10);
  expect(await bytesOf(chat)).toBe(10 * MB);
});

test('accepts as many concurrent sends as fit into the limit', async () => {
  const visitor = newVisitor();
  const chats = await Promise.all(Array.from({ length: 5 }, () => app.open(visitor)));
  await pay(chats[0]!);
  const sent = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => sendMb(chats[i % 5]!, 10)));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  const codes = sent.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));
  expect(codes).toEqual(Array(14).fill('FILES_DAILY_LIMIT'));
  expect(await bytesOf(chats[0]!)).toBe(LIMIT);
});

test('rejected and repeated sends do not count', async () => {
  const chat = await app.open();
  await app.query('UPDATE account SET balance = 0, withheld = false WHERE owner = $1', [ownerOf(chat.actor)]);
  await expect(sendMb(chat, 10)).rejects.toMatchObject({ code: 'CREDITS_EXHAUSTED' });
  expect(await bytesOf(chat)).toBeUndefined();
  await pay(chat);
  const files = [makeFile({ received: 10 * MB })];
  const again = { commandId: 'again', text: '', files };
  await Promise.all(Array.from({ length: 5 }, () => app.send(chat, again)));
  expect(await bytesOf(chat)).toBe(10 * MB);
});

test('an emergency is answered despite the size of its files', async () => {
  const chat = await app.open();
  await pay(chat);
  for (let i = 0; i < 6; i++) await sendMb(chat, 10);
  const over = { text: 'Siwezi kupumua, midomo imekuwa ya bluu', language: 'sw' as const };
  await expect(sendMb(chat, 10, over)).resolves.toMatchObject({ creditsCharged: 0 });
});

test('only a service may ask which objects belong to no message', async () => {
  const chat = await app.open();
  const file = makeFile();
  await app.send(chat, { files: [file] });
  const handler = app.module.get(FindOrphansHandler);
  const request = { objectKeys: [file.objectKey, 'nobody/knows', 'of/these'] };
  expect(await handler.execute(request, calledBy(SYSTEM_ACTOR))).toEqual({ orphans: ['nobody/knows', 'of/these'] });
  await expect(handler.execute(request, calledBy(chat.actor))).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
});

test('rejected files are logged by their codes, only for the caller’s own session', async () => {
  const chat = await app.open();
  const handler = app.module.get(ReportRefusalsHandler);
  const refusals = [{ id: randomUUID(), code: 'FILE_PDF_ACTIVE' as const }];
  await handler.execute({ sessionId: chat.sessionId, refusals }, calledBy(chat.actor));
  const refusalEvents = (await app.events()).filter(({ type }) => type === 'file_refused');
  expect(refusalEvents).toEqual([
    expect.objectContaining({
      id: refusals[0]!.id,
      severity: 'warning',
      details: { code: 'FILE_PDF_ACTIVE' },
    }),
  ]);
  const { sessionId } = chat;
  await expect(handler.execute({ sessionId, refusals }, calledBy(newVisitor()))).rejects.toMatchObject({
    code: 'ACCESS_DENIED',
  });
});
