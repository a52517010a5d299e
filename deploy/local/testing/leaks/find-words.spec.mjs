import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findWords, plant } from './find-words.mjs';

test('words are found in text and between bytes, and told by their kind and place', () => {
  const words = plant('a message', ['Nina nyangumi kichwani']);
  const bytes = Buffer.concat([Buffer.from([0, 255, 128]), Buffer.from('x Nina nyangumi kichwani y')]);
  assert.deepEqual(findWords('a log', bytes, words), [{ place: 'a log', kind: 'a message', at: 5 }]);
  assert.deepEqual(findWords('a log', Buffer.from('Nina homa'), words), []);
});

test('a word that is only written in base64 is found too, wherever it begins', () => {
  const words = plant('a message', ['Nina nyangumi kichwani']);
  for (const before of ['', 'x', 'xy', 'xyz']) {
    for (const encoding of /** @type {const} */ (['base64', 'base64url'])) {
      const bytes = Buffer.from(Buffer.from(`${before}Nina nyangumi kichwani!`).toString(encoding));
      assert.equal(findWords('Redis', bytes, words).length, 1);
    }
  }
});

test('what is said by everybody is not looked for, and nothing twice', () => {
  assert.deepEqual(plant('a message', ['yes', '28', 'a b', 'Nina homa', ' Nina homa ', 'rash.jpg']), [
    { kind: 'a message', word: 'Nina homa' },
    { kind: 'a message', word: 'rash.jpg' },
  ]);
});
