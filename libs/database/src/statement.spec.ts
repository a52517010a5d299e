import { statement, valuesOf } from './statement';

test('numbers named parameters by their first use and repeats the number of a name', () => {
  const insert = statement('insert', 'INSERT INTO note VALUES (:id, :text) ON CONFLICT DO UPDATE SET text = :text');
  expect(insert).toEqual({
    name: 'insert',
    text: 'INSERT INTO note VALUES ($1, $2) ON CONFLICT DO UPDATE SET text = $2',
    parameters: ['id', 'text'],
  });
});

test('takes no cast, slice, quoted text, quoted name or comment for a parameter', () => {
  const sql = `SELECT ':a', 'it''s :b', ":c", x[1:n], y::text -- :d
    FROM note WHERE id = :id::uuid`;
  const { text, parameters } = statement('read', sql);
  expect(parameters).toEqual(['id']);
  expect(text).toBe(sql.replace(':id', '$1'));
});

test('keeps numbered parameters as they are, and refuses a mixture', () => {
  expect(statement('read', 'SELECT $1')).toEqual({ name: 'read', text: 'SELECT $1', parameters: [] });
  expect(() => statement('read', 'SELECT $1, :id')).toThrow('read: named and numbered parameters');
});

test('orders the values by their parameters and ignores other properties', () => {
  const read = statement('read', 'SELECT :b, :a');
  expect(valuesOf(read, { a: 1, b: null, c: 3 })).toEqual([null, 1]);
  expect(valuesOf(read, { a: undefined, b: 0 })).toEqual([0, undefined]);
  expect(() => valuesOf(read, { b: 1 })).toThrow('read: no value for :a');
});

test('passes a list of values on unchanged', () => {
  expect(valuesOf(statement('read', 'SELECT $1, $2'), [1, 2])).toEqual([1, 2]);
});
