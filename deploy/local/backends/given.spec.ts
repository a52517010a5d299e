import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PlainError } from '../setup/terminal.mjs';
import { reasonOf, useGiven } from './prepare-backends.ts';
import { isRecent } from './redis.ts';

const inOneLine = (text: RegExp) => (error: unknown) => {
  assert.ok(error instanceof PlainError);
  assert.match(error.message, text);
  assert.doesNotMatch(error.message, /\n|hush/);
  return true;
};

test('a Postgres that does not answer is reported in one line, without its password', async () => {
  await assert.rejects(
    useGiven('Postgres', 'DATABASE_URL', 'postgres://afya:hush@127.0.0.1:1/afya'),
    inOneLine(/DATABASE_URL.*127\.0\.0\.1:1/),
  );
});

test('a Redis that does not answer is reported in one line, without its password', async () => {
  await assert.rejects(
    useGiven('Redis', 'BUS_REDIS_URL', 'redis://:hush@127.0.0.1:1'),
    inOneLine(/BUS_REDIS_URL.*127\.0\.0\.1:1/),
  );
});

test('a value that is not a URL is refused', async () => {
  await assert.rejects(useGiven('Postgres', 'DATABASE_URL', 'hush'), inOneLine(/DATABASE_URL is not a URL/));
});

test('the error of a connection to several addresses is the first one', () => {
  assert.equal(reasonOf(new AggregateError([new Error('refused'), new Error('unreachable')])), 'refused');
});

test('Redis 7 and newer is accepted', () => {
  assert.deepEqual(['5.0', '6.2', '7.0', '8.1', '10.0'].map(isRecent), [false, false, true, true, true]);
});
