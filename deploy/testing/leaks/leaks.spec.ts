import assert from 'node:assert/strict';
import { createHmac, hkdfSync } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type pg from 'pg';
import { withClient } from '../../local/backends/database.ts';
import { root } from '../../local/setup/paths.mjs';
import { findWords, rareWords } from './find-words.ts';

/** Milliseconds after which the last output has reached every log and the append-only file. */
const FLUSHED_MS = 1_500;
/** The password of the browser tests (frontend/e2e/support/accounts.ts), and how the names of their users begin. */
const typedByTests = { password: 'a long quiet river', names: 'mgeni-' };
/** The environment of the product that the browser tests used, and what this spec needs besides (../test.ts). */
const {
  COOKIE_SECRET = '',
  DATA_KEYS = '',
  DATABASE_URL = '',
  REDIS_URL = '',
  STATE_DIR = '',
  MUST_HAVE_WRITTEN,
} = process.env;

test('no private text of the visitors is left unencrypted in logs, Redis or tables', async (context) => {
  await sleep(FLUSHED_MS);
  await withClient(DATABASE_URL, async (client) => {
    const { nowhere, onlyInTables, writtenCount } = await privateWords(client);
    const outsideTables = [...filesIn('logs'), ...filesIn('redis/appendonlydir'), await redisKeys()];
    const inTables = await tables(client);
    const leaks = [
      ...outsideTables.flatMap(({ place, bytes }) => findWords(place, bytes, [...nowhere, ...onlyInTables])),
      ...inTables.flatMap(({ place, bytes }) => findWords(place, bytes, nowhere)),
    ];
    const size = [...outsideTables, ...inTables].reduce((sum, { bytes }) => sum + bytes.length, 0);
    context.diagnostic(`searched ${(size / 2 ** 20).toFixed(0)} MB for ${writtenCount} messages and files`);
    assert.deepEqual(leaks, []);
    assert.ok(writtenCount > 0 || MUST_HAVE_WRITTEN !== 'true', 'the browser tests wrote nothing');
  });
});

/**
 * Everything that the visitors wrote, sent and signed in with, read from the database, so that no list of the typed texts is needed. The
 * words of `nowhere` may not be found in any place; names of users may be stored in tables.
 */
async function privateWords(client: pg.Client) {
  const texts = await decryptedTexts(client);
  const wordsOf = (kind: string, name: string) => {
    const contents = texts.filter((text) => text.kind === kind).map(({ content }) => content);
    return rareWords(name, contents);
  };
  const written = [...wordsOf('text', 'a message'), ...wordsOf('file', 'the name of a file')];
  const owners = await client.query(`SELECT DISTINCT substr(owner, 3) AS id FROM consultation.session`);
  const dataKeys = DATA_KEYS.split(',').map((entry) => entry.slice(entry.indexOf(':') + 1));
  const keys = [COOKIE_SECRET, ...dataKeys, new URL(DATABASE_URL).password].filter((key) => key !== '');
  return {
    nowhere: [
      ...written,
      ...wordsOf('reply', 'an answer'),
      ...owners.rows.map(({ id }) => ({ kind: 'a cookie', word: cookieSignature(id) })),
      ...keys.map((word) => ({ kind: 'a key', word })),
      { kind: 'a password', word: typedByTests.password },
    ],
    onlyInTables: [{ kind: 'the name of a user', word: typedByTests.names }],
    writtenCount: written.length,
  };
}

async function decryptedTexts(client: pg.Client): Promise<{ kind: string; content: string }[]> {
  const load = createRequire(join(root, 'services/consultation/package.json'));
  const { ColumnCipher } = load('@afya/database');
  const { parseDataKeys } = load('@afya/runtime');
  const cipher = new ColumnCipher(parseDataKeys(DATA_KEYS));
  const { rows } = await client.query(`SELECT id, kind, sealed FROM consultation.message WHERE sealed IS NOT NULL`);
  return rows.map(({ id, kind, sealed }) => {
    const { content } = cipher.decryptJson({ column: 'message.sealed', row: id }, sealed);
    return { kind, content };
  });
}

/** The end of a visitor's signed cookie. */
function cookieSignature(value: string) {
  const key = Buffer.from(hkdfSync('sha256', COOKIE_SECRET, '', 'cookie vid', 32)).toString('base64url');
  return createHmac('sha256', key).update(value).digest('base64').replace(/=+$/, '');
}

interface Place {
  place: string;
  bytes: Buffer;
}

/** The logs, or the commands that Redis was sent, which it keeps (../environments.ts). */
function filesIn(folder: string): Place[] {
  const dir = join(STATE_DIR, folder);
  return readdirSync(dir).map((name) => ({ place: `${folder}/${name}`, bytes: readFileSync(join(dir, name)) }));
}

async function redisKeys(): Promise<Place> {
  const redis = new Redis(REDIS_URL);
  try {
    const keys = await redis.keys('*');
    await redis.config('SET', 'rdbcompression', 'no');
    const dumps = await Promise.all(keys.map((key) => redis.dumpBuffer(key)));
    const stored = keys.flatMap((key, index) => [Buffer.from(`${key}\n`), dumps[index] ?? Buffer.alloc(0)]);
    return { place: 'Redis keys', bytes: Buffer.concat(stored) };
  } finally {
    redis.disconnect();
  }
}

/** Every row of every table, as text. */
async function tables(client: pg.Client): Promise<Place[]> {
  const { rows } = await client.query(
    `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const places: Place[] = [];
  for (const { name } of rows) {
    const found = await client.query(`SELECT t::text AS row FROM ${name} t`);
    places.push({ place: `table ${name}`, bytes: Buffer.from(found.rows.map(({ row }) => row).join('\n')) });
  }
  return places;
}
