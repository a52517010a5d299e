import { expect, it } from 'vitest';
import { log } from '../../../../testing/fake-logs';
import { findNewestVerdict } from '../../event/event-details';
import { groupByExchange } from './group-by-exchange';

const events = [
  log('1', { eventType: 'session_created' }),
  log('2', { eventType: 'message_accepted' }),
  log('3', { eventType: 'engine_call', metrics: { costKES: 0.5, tokenCount: 100 } }),
  log('4', { eventType: 'engine_call', metrics: { costKES: 0.25 } }),
  log('5', { eventType: 'reply', metrics: { costKES: 0.75, tokenCount: 100 } }),
  log('6', { eventType: 'message_accepted' }),
  log('7', { eventType: 'reveal' }),
  log('8', { eventType: 'reply' }),
];

it("groups a message with its events and counts each engine call's cost once", () => {
  const { exchanges, adminEvents } = groupByExchange(events);
  expect(exchanges.map(({ number, events: exchangeEvents }) => [number, exchangeEvents.map(({ id }) => id)])).toEqual([
    [0, ['1']],
    [1, ['2', '3', '4', '5']],
    [2, ['6', '8']],
  ]);
  expect(exchanges[1]).toMatchObject({ costKES: 0.75, tokenCount: 100 });
  expect(adminEvents.map(({ id }) => id)).toEqual(['7']);
});

it('starts with the first message when the session has no earlier events', () => {
  expect(groupByExchange(events.slice(1)).exchanges.map(({ number }) => number)).toEqual([1, 2]);
  expect(groupByExchange([])).toEqual({ exchanges: [], adminEvents: [] });
});

it('uses the newest verdict on a diagnosis', () => {
  const verdict = (id: string, details: object) => log(id, { eventType: 'verdict', contentSnapshot: details });
  const verdictEvents = [
    verdict('1', { eventId: 'd1', verdict: 'wrong', note: '' }),
    verdict('2', { eventId: 'd1', verdict: 'partly', note: 'The test was negative' }),
    verdict('3', { eventId: 'd2', verdict: 'right', note: '' }),
  ];
  expect(findNewestVerdict(verdictEvents, 'd1')).toMatchObject({ verdict: 'partly', note: 'The test was negative' });
  expect(findNewestVerdict(verdictEvents, 'd3')).toBeNull();
});
