import { type Consent } from '@afya/contracts';
import { ownerOf } from '@afya/service-contracts';
import { ExportCreditsHandler } from '../privacy/export-credits.handler';
import { ClaimSessionsHandler } from '../sessions/claim-sessions.handler';
import { newUser, newVisitor, calledBy, SYSTEM } from '../../test/consultation-test-app';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';
import { RecordConsentHandler } from './record-consent.handler';

let app: ConsultationApp;

beforeAll(async () => {
  app = await startConsultationApp();
});
afterAll(() => app?.close());

const agreed: Consent = { document: 'startup', version: '1', language: 'sw', acceptedAt: '2026-01-02T03:04:05.000Z' };
type Visitor = ReturnType<typeof newVisitor>;
const record = (actor: Visitor, over: Partial<Consent> = {}) =>
  app.module.get(RecordConsentHandler).execute({ ...agreed, ...over }, calledBy(actor));
const consents = async (actor: Visitor) =>
  (await app.module.get(ExportCreditsHandler).execute({}, calledBy(actor))).consents;

test('records version, language and time once, even when they are sent repeatedly', async () => {
  const visitor = newVisitor();
  const answers = await Promise.all([record(visitor), record(visitor), record(visitor, { language: 'en' })]);
  expect(answers.filter(({ recorded }) => recorded)).toHaveLength(1);
  expect(await consents(visitor)).toHaveLength(1);
  expect(await record(visitor, { version: '2' })).toEqual({ recorded: true });
  expect(await record(visitor, { document: 'diagnostic' })).toEqual({ recorded: true });
  expect(await consents(visitor)).toContainEqual({
    ...agreed,
    language: expect.stringMatching(/^(en|sw)$/),
    recordedAt: expect.any(String),
  });
});

test('a consent time in the future becomes now', async () => {
  const visitor = newVisitor();
  await record(visitor, { acceptedAt: '2999-01-01T00:00:00.000Z' });
  const [claimed] = await consents(visitor);
  expect(Date.parse(claimed!.acceptedAt)).toBeLessThanOrEqual(Date.now() + 60_000);
});

test('rejects a consent without a caller', async () => {
  const nobody = { visitorId: null, userId: null, role: 'visitor' as const };
  await expect(record(nobody)).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
});

test.each(['register', 'login'] as const)('at %s the visitor’s consents become the user’s', async (occasion) => {
  const [visitor, user] = [newVisitor(), newUser()];
  await record(visitor);
  await record(visitor, { document: 'diagnostic' });
  await record(user, { acceptedAt: '2025-01-01T00:00:00.000Z' });
  const claim = { visitorId: visitor.visitorId!, userId: user.userId!, occasion };
  await app.module.get(ClaimSessionsHandler).execute(claim, SYSTEM);
  const claimed = await consents(user);
  expect(claimed.map(({ document, acceptedAt }) => [document, acceptedAt.slice(0, 4)]).sort()).toEqual([
    ['diagnostic', '2026'],
    ['startup', '2025'],
  ]);
  const remaining = await app.query('SELECT 1 FROM consent WHERE owner = $1', [ownerOf(visitor)]);
  expect(remaining).toHaveLength(occasion === 'register' ? 0 : 2);
});
