import { type Consent } from '@afya/contracts';
import { ownerOf } from '@afya/service-contracts';
import { ExportCreditsHandler } from '../privacy/export-credits.handler';
import { ClaimSessionsHandler } from '../sessions/claim-sessions.handler';
import { newUser, newVisitor } from '../testing/house';
import { startHouse, type StartedHouse } from '../testing/start-house';
import { RecordConsentHandler } from './record-consent.handler';

let house: StartedHouse;

beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house?.close());

const agreed: Consent = { document: 'startup', version: '1', language: 'sw', acceptedAt: '2026-01-02T03:04:05.000Z' };
type Visitor = ReturnType<typeof newVisitor>;
const record = (actor: Visitor, over: Partial<Consent> = {}) =>
  house.module.get(RecordConsentHandler).execute({ ...agreed, ...over }, actor);
const consents = async (actor: Visitor) => (await house.module.get(ExportCreditsHandler).execute({}, actor)).consents;

test('the version, language and time are kept once, however often they come', async () => {
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

test('nobody has agreed in the future, whatever the device says', async () => {
  const visitor = newVisitor();
  await record(visitor, { acceptedAt: '2999-01-01T00:00:00.000Z' });
  const [kept] = await consents(visitor);
  expect(Date.parse(kept!.acceptedAt)).toBeLessThanOrEqual(Date.now() + 60_000);
});

test('nobody in particular cannot agree', async () => {
  const nobody = { visitorId: null, userId: null, role: 'visitor' as const };
  await expect(record(nobody)).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
});

test.each(['register', 'login'] as const)(
  'at %s the user has agreed to what the visitor agreed to',
  async (occasion) => {
    const [visitor, user] = [newVisitor(), newUser()];
    await record(visitor);
    await record(visitor, { document: 'diagnostic' });
    await record(user, { acceptedAt: '2025-01-01T00:00:00.000Z' });
    const claim = { visitorId: visitor.visitorId!, userId: user.userId!, occasion };
    await house.module.get(ClaimSessionsHandler).execute(claim);
    const kept = await consents(user);
    expect(kept.map(({ document, acceptedAt }) => [document, acceptedAt.slice(0, 4)]).sort()).toEqual([
      ['diagnostic', '2026'],
      ['startup', '2025'],
    ]);
    const left = await house.query('SELECT 1 FROM consent WHERE owner = $1', [ownerOf(visitor)]);
    expect(left).toHaveLength(occasion === 'register' ? 0 : 2);
  },
);
