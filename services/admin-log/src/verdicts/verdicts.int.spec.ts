import type { Overview } from '@afya/contracts';
import type { LogEvent } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';
import { ListDiagnosesHandler } from '../logs/list-diagnoses.handler';
import { ReadOverviewHandler } from '../overview/read-overview.handler';
import { emptyLog } from '../../test/empty-log';
import { callBy, makeAdmin, makeDiagnosis, makeEvent, type OpenLog, openLog } from '../../test/open-log';
import { GiveVerdictHandler } from './give-verdict.handler';

const AT = '2026-03-01T10:11:12.000Z';
const [admin, colleague] = [makeAdmin(), makeAdmin()];
let log: OpenLog;
let verdict: GiveVerdictHandler;
let diagnosed: LogEvent;
beforeAll(async () => {
  log = await openLog();
  verdict = new GiveVerdictHandler(log.verdicts);
});
afterAll(() => log.close());
beforeEach(async () => {
  await emptyLog(log.server);
  diagnosed = makeEvent({ at: AT, type: 'diagnosis', diagnosis: makeDiagnosis('Malaria') });
  await log.events.append([diagnosed]);
});

const give = (verdictGiven: 'right' | 'partly' | 'wrong', note = '', actor = admin) =>
  verdict.execute({ eventId: diagnosed.id, verdict: verdictGiven, note }, callBy(actor));
async function listed() {
  const list = new ListDiagnosesHandler(log.events, log.counts, log.verdicts);
  return (await list.execute({ limit: 10 }, callBy(admin))).items[0]?.verdict;
}
const figures = async (): Promise<Overview> => {
  const overview = new ReadOverviewHandler(log.overview, log.events);
  return overview.execute({ from: AT, to: '2026-03-01T11:00:00.000Z', by: 'hour' }, callBy(admin));
};
const verdictEvents = async () =>
  (await log.events.list({ limit: 50, diagnosesOnly: false, eventType: 'verdict' })).events.map(
    ({ details }) => details,
  );
const storedVerdicts = () =>
  log.server.query<{ row: string; admin_id: string | null }>(
    'SELECT admin_id, v::text AS row FROM admin_log.verdict v',
  );

test('a verdict is shown with its diagnosis, in the log and in the statistics', async () => {
  const verdictGiven = await give('partly', 'Typhoid fever, too');
  expect(verdictGiven).toMatchObject({ verdict: 'partly', note: 'Typhoid fever, too', by: admin.userId });
  expect(await listed()).toEqual(verdictGiven);
  expect(await verdictEvents()).toEqual([{ eventId: diagnosed.id, verdict: 'partly', note: 'Typhoid fever, too' }]);
  expect(await figures()).toMatchObject({
    verdicts: { right: 0, partly: 1, wrong: 0 },
    topDiagnoses: [{ name: 'Malaria', count: 1, right: 0, partly: 1, wrong: 0 }],
  });
});

test('an admin’s next verdict replaces their own, not a colleague’s; the newest is shown', async () => {
  await give('right');
  await give('right', '', colleague);
  const newest = await give('wrong', 'no fever');
  expect(await listed()).toEqual(newest);
  expect(await figures()).toMatchObject({ verdicts: { right: 1, partly: 0, wrong: 1 } });
  await give('wrong', 'no fever at all');
  expect(await figures()).toMatchObject({ verdicts: { right: 1, partly: 0, wrong: 1 } });
  expect(await storedVerdicts()).toHaveLength(2);
});

test('a repeat changes nothing, also when several arrive at once', async () => {
  const all = await Promise.all([1, 2, 3, 4].map(() => give('right', 'clear')));
  expect(new Set(all.map(({ at }) => at)).size).toBe(1);
  expect(await verdictEvents()).toHaveLength(1);
  expect((await figures()).verdicts).toEqual({ right: 1, partly: 0, wrong: 0 });
});

test('only a diagnosis has a verdict, and only an admin gives it', async () => {
  const reply = makeEvent();
  await log.events.append([reply]);
  for (const eventId of [randomUUID(), reply.id])
    await expect(verdict.execute({ eventId, verdict: 'right', note: '' }, callBy(admin))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      params: { errors: { eventId: expect.any(String) } },
    });
  for (const role of ['visitor', 'user', 'system'] as const)
    await expect(give('right', '', { ...admin, role })).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  expect(await storedVerdicts()).toEqual([]);
});

test('a note is stored encrypted', async () => {
  await give('wrong', 'Zambarau');
  const rows = [
    ...(await storedVerdicts()),
    ...(await log.server.query<{ row: string }>('SELECT e::text AS row FROM admin_log.event e')),
  ];
  expect(rows.filter(({ row }) => /zambarau/i.test(row))).toEqual([]);
});

test('erasing a session deletes the note, the link and the log entry of a verdict; how many were right stays', async () => {
  await give('right', 'Zambarau');
  await log.erasures.erase({ sessionIds: [diagnosed.sessionId!], personIds: [] });
  expect(await storedVerdicts()).toEqual([]);
  expect(await verdictEvents()).toEqual([{}]);
  expect(await figures()).toMatchObject({
    verdicts: { right: 1, partly: 0, wrong: 0 },
    topDiagnoses: [{ name: 'Malaria', count: 1, right: 1 }],
  });
  await expect(give('wrong')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('deleting an admin’s account removes their id and keeps the verdict', async () => {
  await give('right', 'clear');
  await log.erasures.erase({ sessionIds: [], personIds: [admin.userId!] });
  expect(await listed()).toMatchObject({ verdict: 'right', note: 'clear', by: null });
  expect((await storedVerdicts()).map(({ admin_id }) => admin_id)).toEqual([null]);
});
