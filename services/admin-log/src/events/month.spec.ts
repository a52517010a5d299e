import { monthOf, monthOfTable } from './month';

test('a month begins and ends in UTC, also at the end of a year', () => {
  expect(monthOf(new Date('2026-12-31T23:59:59.999Z'))).toEqual({
    table: 'event_2026_12',
    from: '2026-12-01T00:00:00.000Z',
    until: '2027-01-01T00:00:00.000Z',
  });
  expect(monthOf(new Date('2026-12-31T23:59:59.999Z'), 2).table).toBe('event_2027_02');
  expect(monthOf(new Date('2026-01-31T00:00:00.000Z'), 1).table).toBe('event_2026_02');
});

test('parses the month of a partition’s name; other tables have none', () => {
  const month = monthOf(new Date('2026-02-10T00:00:00.000Z'));
  expect(monthOfTable(month.table)).toEqual(month);
  expect(monthOfTable('event_other')).toBeNull();
});
