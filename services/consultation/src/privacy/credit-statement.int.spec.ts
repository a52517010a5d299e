import { type Actor } from '@afya/service-contracts';
import { calledBy, makeFile, newVisitor } from '../../test/consultation-test-app';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';
import { ReadCreditStatementHandler } from './read-credit-statement.handler';
import { StopReplyHandler } from '../replies/stop-reply.handler';

let app: ConsultationApp;
beforeAll(async () => {
  app = await startConsultationApp();
});
afterAll(() => app?.close());

const read = (actor: Actor, before?: string) =>
  app.module.get(ReadCreditStatementHandler).execute({ before }, calledBy(actor));

test('lists charges, a refund with its reason and a purchase, newest first, to their owner only', async () => {
  const chat = await app.open();
  const purchases = [{ id: 'purchase-one', credits: 100, method: 'mpesa' as const }];
  const { replyId } = await app.send(chat, { text: '', files: [makeFile()], purchases });
  await app.module.get(StopReplyHandler).execute({ sessionId: chat.sessionId, replyId }, calledBy(chat.actor));
  const { entries, next } = await read(chat.actor);
  expect(next).toBeNull();
  expect(entries[0]).toMatchObject({ kind: 'refund', credits: 29, reason: 'stopped' });
  expect(entries[1]).toMatchObject({ kind: 'charge', credits: -29, reason: null });
  expect(
    entries
      .slice(2)
      .map(({ kind, credits }) => `${kind} ${credits}`)
      .toSorted(),
  ).toEqual(['free 500', 'purchase 100']);
  expect(await read(newVisitor())).toEqual({ entries: [], next: null });
});

test('returns a long list in pages without gaps or repeats', async () => {
  const chat = await app.open();
  await app.send(chat, { text: '', files: [makeFile()] });
  await app.query(
    `INSERT INTO ledger (account_id, kind, amount) SELECT account_id, 'purchase', n FROM ledger, generate_series(1, 60) n
     WHERE kind = 'charge' AND account_id = (SELECT id FROM account WHERE owner = $1)`,
    [`v:${chat.actor.visitorId}`],
  );
  const first = await read(chat.actor);
  const second = await read(chat.actor, first.next!);
  expect(first.entries).toHaveLength(50);
  expect(second.next).toBeNull();
  const amounts = [...first.entries, ...second.entries].map(({ credits }) => credits);
  expect(amounts.slice(0, 60)).toEqual(Array.from({ length: 60 }, (_, at) => 60 - at));
  expect(amounts).toHaveLength(62);
});

test('refuses a caller without a visitor id or a login', async () => {
  await expect(read({ visitorId: null, userId: null, role: 'visitor' })).rejects.toMatchObject({
    code: 'ACCESS_DENIED',
  });
});
