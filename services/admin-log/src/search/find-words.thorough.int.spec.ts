import { LIMITS } from '@afya/contracts';
import { statement } from '@afya/database';
import type { LogEvent } from '@afya/service-contracts';
import fc from 'fast-check';
import type { ListFilter } from '../persistence/list-filter.sql';
import { newestQuery, pageQuery } from '../persistence/list.sql';
import { emptyLog } from '../../test/empty-log';
import { makeDiagnosis, makeEvent, type OpenLog, openLog } from '../../test/open-log';
import { parseSearch } from './search';

let log: OpenLog;
beforeAll(async () => {
  log = await openLog();
});
afterAll(() => log.close());
beforeEach(() => emptyLog(log.server));

const WORDS = ['korongo', 'ndovu', 'kiboko', 'twiga'];
const DAY_MS = 86_400_000;
/** The newest are in their month's partition, the others in the default one. */
const LAST_MS = Date.now();

type EventWithWords = LogEvent & { words: string[] };
const contents = {
  error: (code: string) => ({ details: { code } }),
  red_flag: (flags: string) => ({ details: { flags } }),
  diagnosis: (name: string) => ({ diagnosis: makeDiagnosis(name) }),
};
const TYPES = ['error', 'red_flag', 'diagnosis'] as const;
const events: fc.Arbitrary<EventWithWords[]> = fc.array(
  fc
    .record({
      type: fc.constantFrom(...TYPES),
      words: fc.uniqueArray(fc.constantFrom(...WORDS), { maxLength: 3 }),
      // Few different times, so that there are ties.
      daysAgo: fc.integer({ min: 0, max: 90 }),
      severity: fc.constantFrom('info' as const, 'error' as const),
      sessionId: fc.constantFrom('A'.repeat(21), 'B'.repeat(21)),
      stage: fc.constantFrom(null, 'follow_up', 'final_analysis'),
      model: fc.constantFrom(null, 'gpt'),
    })
    .map(({ type, words, daysAgo, ...fields }) => ({
      ...makeEvent({ ...fields, type, at: new Date(LAST_MS - daysAgo * DAY_MS).toISOString() }),
      ...contents[type](words.join(' ')),
      words,
    })),
  { minLength: 100, maxLength: 250 },
);
const ends = fc.integer({ min: 0, max: 90 }).map((days) => new Date(LAST_MS - days * DAY_MS).toISOString());
const filters = fc.record(
  {
    q: fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
    limit: fc.integer({ min: 1, max: 4 }),
    diagnosesOnly: fc.boolean(),
    severity: fc.constantFrom('info' as const, 'error' as const, 'warning' as const),
    eventType: fc.constantFrom('red_flag', 'error'),
    stage: fc.constantFrom('follow_up', 'final_analysis', 'complete'),
    model: fc.constantFrom('gpt', 'other'),
    sessionId: fc.constantFrom('A'.repeat(21)),
    from: ends,
    to: ends,
  },
  { requiredKeys: ['q', 'limit', 'diagnosesOnly'] },
);
type SearchFilter = typeof filters extends fc.Arbitrary<infer Filter> ? Filter : never;

/** The matching events, newest first; for equal times, the last appended first. */
function fitting(
  all: readonly EventWithWords[],
  { q, from = '', to = '9', ...filter }: SearchFilter,
): EventWithWords[] {
  const fits = (event: EventWithWords) =>
    q.split(' ').every((word) => event.words.includes(word)) &&
    (!filter.diagnosesOnly || event.diagnosis !== null) &&
    [event.severity, undefined].includes(filter.severity) &&
    [event.type, undefined].includes(filter.eventType) &&
    [event.stage, undefined].includes(filter.stage) &&
    [event.model, undefined].includes(filter.model) &&
    [event.sessionId, undefined].includes(filter.sessionId) &&
    event.at >= from &&
    event.at < to;
  return all
    .filter(fits)
    .toReversed()
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

async function firstPages(filter: ListFilter, pages: number): Promise<string[]> {
  const ids: string[] = [];
  for (let before: string | undefined; pages > 0; pages--) {
    const page = await log.events.list({ ...filter, ...(before && { before }) });
    ids.push(...page.events.map(({ id }) => id));
    if (page.nextCursor === null) break;
    before = page.nextCursor;
  }
  return ids;
}

test('pages of a word search contain the matching events in order without gaps, with any other filter', async () => {
  const filterLists = fc.array(filters, { minLength: 5, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(events, filterLists, async (all, sought) => {
      await emptyLog(log.server);
      await log.events.append(all);
      for (const filter of sought) {
        const expected = fitting(all, filter);
        const ids = await firstPages(filter, 4);
        expect(ids).toEqual(expected.slice(0, 4 * filter.limit).map(({ id }) => id));
        const counts = fitting(all, { ...filter, diagnosesOnly: false });
        expect(await log.counts.count(filter)).toEqual({
          logs: counts.length,
          diagnoses: counts.filter(({ diagnosis }) => diagnosis !== null).length,
          errors: counts.filter(({ severity }) => severity === 'error').length,
          warnings: counts.filter(({ severity }) => severity === 'warning').length,
        });
        const list = filter.diagnosesOnly ? 'diagnoses' : 'logs';
        expect(await log.counts.total(filter, list)).toBe(expected.length);
      }
    }),
    { numRuns: 15 },
  );
}, 120_000);

test('finds a common word among the newest events, and a rare old one by the index', async () => {
  const flag = (nth: number, flags: string) =>
    makeEvent({ type: 'red_flag', at: new Date(LAST_MS - nth * 1_000).toISOString(), details: { flags } });
  await log.events.append(Array.from({ length: 100 }, (_, nth) => flag(nth, nth < 90 ? 'korongo' : 'ndovu')));
  const rowsOf = async (q: string, toQuery: typeof newestQuery) => {
    const filter = { q, limit: 2, diagnosesOnly: false };
    const { statement: query, values } = toQuery(filter, parseSearch(log.cipher, q))!;
    return (await log.database.query(query, values)).length;
  };
  expect([await rowsOf('korongo', newestQuery), await rowsOf('korongo', pageQuery)]).toEqual([3, 3]);
  expect([await rowsOf('ndovu', newestQuery), await rowsOf('ndovu', pageQuery)]).toEqual([0, 3]);
});

test('the index finds words and kinds together', async () => {
  const flags = (nth: number) => makeEvent({ type: 'red_flag', details: { flags: `korongo ndovu${nth}` } });
  await log.events.append(Array.from({ length: 2_000 }, (_, nth) => flags(nth)));
  await log.server.query('ANALYZE admin_log.event');
  const q = 'korongo ndovu';
  const filter = { q, limit: 10, diagnosesOnly: true, stage: 'follow_up', severity: 'info' as const };
  const { statement: query, values } = pageQuery(filter, parseSearch(log.cipher, q));
  const plan = await log.database.query<Record<string, string>>(statement('', `EXPLAIN ${query.text}`), values);
  const conditions = plan.map((row) => row['QUERY PLAN']!).filter((line) => line.includes('Index Cond'));
  expect(conditions).toContainEqual(
    expect.stringMatching(/&& .*&& .*@> '\{severity=info,stage=follow_up,diagnosis=\}'/),
  );
});

test('counts search results up to the limit', async () => {
  const flags = Array.from({ length: LIMITS.searchCounted + 5 }, () =>
    makeEvent({ type: 'red_flag', details: { flags: 'korongo' } }),
  );
  await log.events.append([makeEvent({ type: 'diagnosis', diagnosis: makeDiagnosis('korongo') }), ...flags]);
  expect(await log.counts.count({ q: 'korongo' })).toEqual({
    logs: LIMITS.searchCounted,
    diagnoses: 1,
    errors: 0,
    warnings: 0,
  });
});
