import { parseCases } from './case-row';

const row = (more: object = {}) => JSON.stringify({ id: 'a', text: 'fever', ...more });

test('parses one JSON object per line and ignores empty lines', () => {
  expect(parseCases('f', `${row()}\n\n${row({ id: 'b', lang: 'sw', age: 3 })}\n`)).toMatchObject([
    { id: 'a', lang: 'en' },
    { id: 'b', lang: 'sw', age: 3 },
  ]);
});

test.each([
  ['', /holds no cases/],
  ['{"id": "a"', /line 1: not JSON/],
  [`${row()}\n{"id": "b"}`, /line 2: text/],
  [`${row()}\n${row()}`, /"a" is there twice/],
  [row({ age: 300 }), /line 1: age/],
])('reports the position of an invalid line: %s', (content, message) => {
  expect(() => parseCases('f', content)).toThrow(message);
});
