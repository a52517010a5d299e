import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findWords, plant } from './find-words.mjs';

test('words are found in text and between bytes, and told by their kind and place', () => {
  const words = plant('a message', ['Nina nyangumi kichwani']);
  const bytes = Buffer.concat([Buffer.from([0, 255, 128]), Buffer.from('x Nina nyangumi kichwani y')]);
  assert.deepEqual(findWords('a log', bytes, words), [{ place: 'a log', kind: 'a message', at: 5 }]);
  assert.deepEqual(findWords('a log', Buffer.from('Nina homa'), words), []);
});

test('what is said by everybody is not looked for, and nothing twice', () => {
  assert.deepEqual(plant('a message', ['yes', '28', 'a b', 'Nina homa', ' Nina homa ', 'rash.jpg']), [
    { kind: 'a message', word: 'Nina homa' },
    { kind: 'a message', word: 'rash.jpg' },
  ]);
});
