import { createHmac, hkdfSync } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../setup/paths.mjs';
import { plant } from './find-words.mjs';

const require = createRequire(join(root, 'services/consultation/package.json'));

/** The password that the browser tests register with (frontend/e2e/support/accounts.ts), and how their users' names begin. */
const typedByTests = { password: 'a long quiet river', names: 'mgeni-' };

/**
 * @typedef {import('./find-words.mjs').Planted} Planted
 * @typedef {{ nowhere: Planted[], notInLogsOrRedis: Planted[], spoken: number }} Words
 * `nowhere`: not in clear anywhere. `spoken`: how many of them visitors wrote.
 */

/**
 * Everything that the visitors of this run wrote, sent and signed in with, from the database itself: whatever a test types is
 * looked for, without a list that somebody has to keep.
 * @param {{ client: import('pg').Client, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<Words>}
 */
export async function plantedWords({ client, env }) {
  const texts = await said(client, env);
  const written = plant(
    'a message',
    texts.filter(({ kind }) => kind === 'text').map(({ content }) => content),
  );
  const files = plant(
    'the name of a file',
    texts.filter(({ kind }) => kind === 'file').map(({ content }) => content),
  );
  const answers = plant(
    'an answer',
    texts.filter(({ kind }) => kind === 'reply').map(({ content }) => content),
  );
  const owners = await client.query(`SELECT DISTINCT substr(owner, 3) AS id FROM consultation.session`);
  const cookies = owners.rows.map(({ id }) => ({ kind: 'a cookie', word: signature(id, env.COOKIE_SECRET ?? '') }));
  return {
    nowhere: [...written, ...files, ...answers, ...cookies, ...secrets(env)],
    notInLogsOrRedis: [{ kind: 'the name of a user', word: typedByTests.names }],
    spoken: written.length + files.length,
  };
}

/** @param {NodeJS.ProcessEnv} env @returns {Planted[]} */
function secrets({ COOKIE_SECRET = '', DATA_KEYS = '', DATABASE_URL = '' }) {
  const keys = DATA_KEYS.split(',').map((entry) => entry.slice(entry.indexOf(':') + 1));
  const all = [COOKIE_SECRET, ...keys, new URL(DATABASE_URL).password];
  const words = all.filter((word) => word.length > 0).map((word) => ({ kind: 'a key', word }));
  return [...words, { kind: 'a password', word: typedByTests.password }];
}

/** What the signed cookie of a visitor ends with. @param {string} value @param {string} secret */
function signature(value, secret) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'cookie vid', 32)).toString('base64url');
  return createHmac('sha256', key).update(value).digest('base64').replace(/=+$/, '');
}

/**
 * @param {import('pg').Client} client @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ kind: string, content: string }[]>}
 */
async function said(client, { DATA_KEYS = '' }) {
  const { ColumnCipher } = require('@afya/database');
  const { parseDataKeys } = require('@afya/runtime');
  const cipher = new ColumnCipher(parseDataKeys(DATA_KEYS));
  const { rows } = await client.query(`SELECT id, kind, sealed FROM consultation.message WHERE sealed IS NOT NULL`);
  return rows.map(({ id, kind, sealed }) => {
    const { content } = cipher.openJson({ column: 'message.sealed', row: id }, sealed);
    return { kind, content };
  });
}
