import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PlainError } from '../setup/say.mjs';
import { placeOf, reasonOf, useGivenPostgres, useGivenRedis } from './given.mjs';
import { isRecent } from './redis-program.mjs';

/** @param {RegExp} text */
const inOneLine = (text) => (/** @type {unknown} */ error) => {
  assert.ok(error instanceof PlainError);
  assert.match(error.message, text);
  assert.doesNotMatch(error.message, /\n|hush/);
  return true;
};

test('a Postgres out of reach is named in one line, without its password', async () => {
  await assert.rejects(
    useGivenPostgres('postgres://afya:hush@127.0.0.1:1/afya'),
    inOneLine(/DATABASE_URL.*127\.0\.0\.1:1/),
  );
});

test('a Redis out of reach is named in one line, without its password', async () => {
  await assert.rejects(
    useGivenRedis('BUS_REDIS_URL', 'redis://:hush@127.0.0.1:1'),
    inOneLine(/BUS_REDIS_URL.*127\.0\.0\.1:1/),
  );
});

test('what is no URL is refused', () => {
  assert.throws(() => placeOf('DATABASE_URL', 'hush'), inOneLine(/DATABASE_URL is not a URL/));
});

test('the reason of a connection tried at several addresses is the first one', () => {
  assert.equal(reasonOf(new AggregateError([new Error('refused'), new Error('unreachable')])), 'refused');
});

test('Redis 7 and newer will do', () => {
  assert.deepEqual(['5.0', '6.2', '7.0', '8.1', '10.0'].map(isRecent), [false, false, true, true, true]);
});
