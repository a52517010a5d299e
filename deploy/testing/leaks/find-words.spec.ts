import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findWords, rareWords } from './find-words.ts';

test('finds words in text and between other bytes, and reports kind and place', () => {
  const words = rareWords('a message', ['Nina nyangumi kichwani']);
  const bytes = Buffer.concat([Buffer.from([0, 255, 128]), Buffer.from('x Nina nyangumi kichwani y')]);
  assert.deepEqual(findWords('a log', bytes, words), [{ place: 'a log', kind: 'a message', at: 5 }]);
  assert.deepEqual(findWords('a log', Buffer.from('Nina homa'), words), []);
});

test('finds a word within base64 at every offset', () => {
  const words = rareWords('a message', ['Nina nyangumi kichwani']);
  for (const before of ['', 'x', 'xy', 'xyz']) {
    for (const encoding of ['base64', 'base64url'] as const) {
      const bytes = Buffer.from(Buffer.from(`${before}Nina nyangumi kichwani!`).toString(encoding));
      assert.equal(findWords('Redis', bytes, words).length, 1);
    }
  }
});

test('ignores common words and searches for no word twice', () => {
  assert.deepEqual(rareWords('a message', ['yes', '28', 'a b', 'Nina homa', ' Nina homa ', 'rash.jpg']), [
    { kind: 'a message', word: 'Nina homa' },
    { kind: 'a message', word: 'rash.jpg' },
  ]);
});
