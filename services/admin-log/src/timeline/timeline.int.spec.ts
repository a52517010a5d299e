import type { Timeline } from '@afya/contracts';
import { emptyLog } from '../../test/empty-log';
import { callBy, makeAdmin, makeDiagnosis, makeEvent, newSessionId, type OpenLog, openLog } from '../../test/open-log';
import { ReadTimelineHandler } from './read-timeline.handler';

const admin = makeAdmin();
let log: OpenLog;
let timeline: ReadTimelineHandler;
beforeAll(async () => {
  log = await openLog();
  timeline = new ReadTimelineHandler(log.sessionTotals, log.events);
});
afterAll(() => log.close());
beforeEach(() => emptyLog(log.server));

const second = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, n)).toISOString();

async function everyPart(sessionId: string): Promise<Timeline[]> {
  const parts: Timeline[] = [];
  for (let after: string | null | undefined; after !== null; after = parts.at(-1)!.nextCursor)
    parts.push(await timeline.execute({ sessionId, ...(after && { after }) }, callBy(admin)));
  return parts;
}

test('returns a session in parts, oldest first, each event once', async () => {
  const sessionId = newSessionId();
  const events = Array.from({ length: 450 }, (_, n) => makeEvent({ sessionId, at: second(Math.floor(n / 3)) }));
  await log.events.append([...events, makeEvent({ at: second(1) })]);
  const parts = await everyPart(sessionId);
  expect(parts.map((part) => part.events.length)).toEqual([200, 200, 50]);
  expect(parts.flatMap((part) => part.events.map(({ id }) => id))).toEqual(events.map(({ id }) => id));
});

test('keeps each part below the size of a call, however large its events are', async () => {
  const sessionId = newSessionId();
  const diagnosis = { ...makeDiagnosis('Malaria')!, reasoningPath: 'x'.repeat(30_000) };
  const events = Array.from({ length: 20 }, (_, n) =>
    makeEvent({ sessionId, at: second(n), type: 'diagnosis', diagnosis }),
  );
  await log.events.append(events);
  const parts = await everyPart(sessionId);
  for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(220_000);
  expect(parts.flatMap((part) => part.events.map(({ id }) => id))).toEqual(events.map(({ id }) => id));
});

test('returns the totals of the whole session, each cost once, and its owner', async () => {
  const sessionId = newSessionId();
  const event = { sessionId, userId: 'the-patient' };
  const call = { tokenCount: 100, costKES: 0.25, responseTimeMs: 900 };
  await log.events.append([
    makeEvent({ ...event, at: second(1), type: 'session_created' }),
    makeEvent({ ...event, at: second(2), type: 'message_accepted' }),
    makeEvent({ ...event, at: second(2), type: 'credits_charged', details: { credits: 11 } }),
    makeEvent({ ...event, at: second(3), type: 'engine_call', metrics: call }),
    makeEvent({ ...event, at: second(3), type: 'engine_call', metrics: call }),
    makeEvent({ ...event, at: second(3), type: 'reply', metrics: { ...call, tokenCount: 200, costKES: 0.5 } }),
    makeEvent({ ...event, at: second(4), type: 'credits_refunded', details: { credits: 4 } }),
    makeEvent({ sessionId, userId: admin.userId, at: second(9), type: 'verdict', details: { verdict: 'right' } }),
  ]);
  const { userId, totals } = await timeline.execute({ sessionId }, callBy(admin));
  expect(userId).toBe('the-patient');
  expect(totals).toEqual({
    startedAt: second(1),
    endedAt: second(4),
    messages: 1,
    replies: 1,
    costKES: 0.5,
    tokenCount: 200,
    creditsCharged: 11,
    creditsRefunded: 4,
  });
});

test('throws SESSION_NOT_FOUND for an unknown session and VALIDATION_FAILED for an invalid cursor', async () => {
  await expect(timeline.execute({ sessionId: newSessionId() }, callBy(admin))).rejects.toMatchObject({
    code: 'SESSION_NOT_FOUND',
  });
  const request = { sessionId: newSessionId(), after: 'rubbish' };
  await expect(timeline.execute(request, callBy(admin))).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    params: { errors: { after: expect.any(String) } },
  });
});

test('logs the read with its session, and answers admins only', async () => {
  const event = makeEvent();
  const sessionId = event.sessionId!;
  await log.events.append([event]);
  for (const role of ['visitor', 'user', 'system'] as const)
    await expect(timeline.execute({ sessionId }, callBy({ ...admin, role }))).rejects.toMatchObject({
      code: 'ACCESS_DENIED',
    });
  await timeline.execute({ sessionId }, callBy(admin));
  const { events } = await log.events.list({ limit: 1, diagnosesOnly: false });
  expect(events).toMatchObject([{ type: 'admin_read', sessionId: null, details: { list: 'timeline', sessionId } }]);
});
