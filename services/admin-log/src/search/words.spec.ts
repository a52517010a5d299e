import { identifierKind } from './identifier';
import { searchableWords, wordsIn } from './words';

test.each([
  ['Homa ya DENGUE, na homa', ['homa', 'ya', 'dengue', 'na']],
  ['Ménière’s disease (left)', ['meniere', 's', 'disease', 'left']],
  ['100%_SURE', ['100', '_sure']],
  ['RPC_TIMEOUT', ['rpc_timeout']],
  ['%% -- ..', []],
])('the words of %j', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test('finds a code by its parts too', () => {
  expect(searchableWords('RPC_TIMEOUT')).toEqual(['rpc_timeout', 'rpc', 'timeout']);
});

test.each([
  ['4B3C2f0e-8d1f-4c55-9d41-8a2a1c0a7c11', 'uuid'],
  ['0af7651916cd43dd8448eb211c80319c', 'trace'],
  ['V1StGXR8_Z5jdHi6B-myT', 'session'],
  ['CREDITS_EXHAUSTED_NOW', null],
  ['hyperparathyroidismss', null],
  ['malaria', null],
])('%s is of kind %s', (text, kind) => {
  expect(identifierKind(text)).toBe(kind);
});
