import { expect, it } from 'vitest';
import { log } from '../../../../testing/fake-logs';
import { newestVerdict } from '../../event/event-details';
import { turnsOf } from './turns-of';

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

it('a turn is a message with all that came of it; its cost is that of the calls, not of the reply again', () => {
  const { turns, byAdmins } = turnsOf(events);
  expect(turns.map(({ number, events: of }) => [number, of.map(({ id }) => id)])).toEqual([
    [0, ['1']],
    [1, ['2', '3', '4', '5']],
    [2, ['6', '8']],
  ]);
  expect(turns[1]).toMatchObject({ costKES: 0.75, tokenCount: 100 });
  expect(byAdmins.map(({ id }) => id)).toEqual(['7']);
});

it('a session without a beginning has its first turn first', () => {
  expect(turnsOf(events.slice(1)).turns.map(({ number }) => number)).toEqual([1, 2]);
  expect(turnsOf([])).toEqual({ turns: [], byAdmins: [] });
});

it('the newest verdict on a diagnosis counts', () => {
  const verdict = (id: string, details: object) => log(id, { eventType: 'verdict', contentSnapshot: details });
  const given = [
    verdict('1', { eventId: 'd1', verdict: 'wrong', note: '' }),
    verdict('2', { eventId: 'd1', verdict: 'partly', note: 'The test was negative' }),
    verdict('3', { eventId: 'd2', verdict: 'right', note: '' }),
  ];
  expect(newestVerdict(given, 'd1')).toMatchObject({ verdict: 'partly', note: 'The test was negative' });
  expect(newestVerdict(given, 'd3')).toBeNull();
});
