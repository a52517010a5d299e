import { ownerOf, SYSTEM_ACTOR } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';
import { makeFile, newVisitor } from '../testing/house';
import { startHouse, type StartedHouse } from '../testing/start-house';
import { FindOrphansHandler } from './find-orphans.handler';
import { ReportRefusalsHandler } from './report-refusals.handler';

const MB = 1024 * 1024;
const LIMIT = 60 * MB;

let house: StartedHouse;
beforeAll(async () => {
  const env = { FILE_BYTES_PER_DAY: LIMIT, PENDING_PER_SESSION: 100 };
  house = await startHouse(env);
});
afterAll(() => house?.close());

type Chat = Awaited<ReturnType<typeof house.open>>;
const sendMb = (chat: Chat, mb: number, over = {}) =>
  house.send(chat, { text: '', files: [makeFile({ received: mb * MB })], ...over });
const refused = { code: 'FILES_DAILY_LIMIT' };
const bytesOf = async ({ actor }: Chat) => {
  const sql = 'SELECT bytes::float8 FROM upload JOIN account ON account.id = account_id WHERE owner = $1';
  return (await house.query<{ bytes: number }>(sql, [ownerOf(actor)]))[0]?.bytes;
};
/** Enough credits for as many files as a test sends. */
const pay = ({ actor }: Chat) =>
  house.query('UPDATE account SET balance = balance + 10000 WHERE owner = $1', [ownerOf(actor)]);

test('an owner sends as much as a day allows, over all sessions, and then is told when there is more', async () => {
  const visitor = newVisitor();
  const [chat, other] = [await house.open(visitor), await house.open(visitor)];
  await pay(chat);
  for (const to of [chat, other, chat, other, chat]) await sendMb(to, 10);
  await sendMb(chat, 9);
  const before = [await house.count('message'), await house.count('ledger'), await house.count('outbox')];
  await expect(sendMb(other, 2)).rejects.toMatchObject({
    ...refused,
    params: { retryAfterSeconds: expect.any(Number) },
  });
  expect([await house.count('message'), await house.count('ledger'), await house.count('outbox')]).toEqual(before);
  expect(await bytesOf(chat)).toBe(59 * MB);
  // what still fits is taken, and so is a text
  await sendMb(chat, 1);
  await house.send(chat);
  await expect(sendMb(chat, 1)).rejects.toMatchObject(refused);
  await house.query(`UPDATE upload SET since = since - interval '24 h'`);
  await sendMb(chat, 10);
  expect(await bytesOf(chat)).toBe(10 * MB);
});

test('of sends that come together as many are taken as fit', async () => {
  const visitor = newVisitor();
  const chats = await Promise.all(Array.from({ length: 5 }, () => house.open(visitor)));
  await pay(chats[0]!);
  const sent = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => sendMb(chats[i % 5]!, 10)));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  const codes = sent.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));
  expect(codes).toEqual(Array(14).fill('FILES_DAILY_LIMIT'));
  expect(await bytesOf(chats[0]!)).toBe(LIMIT);
});

test('what is refused or repeated does not count', async () => {
  const chat = await house.open();
  await house.query('UPDATE account SET balance = 0, withheld = false WHERE owner = $1', [ownerOf(chat.actor)]);
  await expect(sendMb(chat, 10)).rejects.toMatchObject({ code: 'CREDITS_EXHAUSTED' });
  expect(await bytesOf(chat)).toBeUndefined();
  await pay(chat);
  const files = [makeFile({ received: 10 * MB })];
  const again = { commandId: 'again', text: '', files };
  await Promise.all(Array.from({ length: 5 }, () => house.send(chat, again)));
  expect(await bytesOf(chat)).toBe(10 * MB);
});

test('an emergency is answered whatever comes with it', async () => {
  const chat = await house.open();
  await pay(chat);
  for (let i = 0; i < 6; i++) await sendMb(chat, 10);
  const over = { text: 'Siwezi kupumua, midomo imekuwa ya bluu', language: 'sw' as const };
  await expect(sendMb(chat, 10, over)).resolves.toMatchObject({ creditsCharged: 0 });
});

test('a service asks which objects belong to no message; nobody else does', async () => {
  const chat = await house.open();
  const file = makeFile();
  await house.send(chat, { files: [file] });
  const handler = house.module.get(FindOrphansHandler);
  const request = { objectKeys: [file.objectKey, 'nobody/knows', 'of/these'] };
  expect(await handler.execute(request, SYSTEM_ACTOR)).toEqual({ orphans: ['nobody/knows', 'of/these'] });
  await expect(handler.execute(request, chat.actor)).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
});

test('refused files are told by their codes, for one’s own session alone', async () => {
  const chat = await house.open();
  const handler = house.module.get(ReportRefusalsHandler);
  const refusals = [{ id: randomUUID(), code: 'FILE_PDF_ACTIVE' as const }];
  await handler.execute({ sessionId: chat.sessionId, refusals }, chat.actor);
  const told = (await house.events()).filter(({ type }) => type === 'file_refused');
  expect(told).toEqual([
    expect.objectContaining({ ...{ id: refusals[0]!.id, severity: 'warning' }, details: { code: 'FILE_PDF_ACTIVE' } }),
  ]);
  const { sessionId } = chat;
  await expect(handler.execute({ sessionId, refusals }, newVisitor())).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
});
