import { parseCases } from './case-row';

const row = (more: object = {}) => JSON.stringify({ id: 'a', text: 'fever', ...more });

test('a file of cases is one JSON object a line; empty lines do not count', () => {
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
])('a wrong file gets one line that says where: %s', (content, message) => {
  expect(() => parseCases('f', content)).toThrow(message);
});
