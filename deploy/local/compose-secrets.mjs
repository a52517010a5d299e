/** `npm run secrets`: writes into .env what docker-compose.yml needs and .env has not got yet. What is there stays. */
import './setup/check-node.mjs';
import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDir, makeDir, root } from './setup/paths.mjs';
import { complain, say } from './setup/say.mjs';
import { keptSecrets, publicKeysOf } from './setup/secrets.mjs';

try {
  writeSecrets(join(root, '.env'));
} catch (error) {
  complain(error);
  process.exitCode = 1;
}

/** @param {string} file */
function writeSecrets(file) {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // The same as npm start's, which reads .env too: with other keys it could not read what it has stored.
  const kept = { ...keptSecrets(makeDir(localDir)), ...valuesIn(before, 'RPC_KEY_') };
  const secrets = {
    ...kept,
    RPC_PUBLIC_KEYS: publicKeysOf(kept),
    S3_ACCESS_KEY: randomBytes(10).toString('hex'),
    S3_SECRET_KEY: randomBytes(32).toString('hex'),
  };
  const missing = Object.entries(secrets).filter(([name]) => !new RegExp(`^${name}=.`, 'm').test(before));
  if (missing.length === 0) return say('.env has every secret already');
  const lines = missing.map(([name, value]) => `${name}=${value}\n`).join('');
  appendFileSync(file, `${before === '' || before.endsWith('\n') ? '' : '\n'}${lines}`, { mode: 0o600 });
  chmodSync(file, 0o600);
  say(`wrote to .env: ${missing.map(([name]) => name).join(', ')}. Keep DATA_KEYS apart from the database's backups.`);
}

/** The values that a file has already, of names that begin so. @param {string} text @param {string} prefix */
function valuesIn(text, prefix) {
  const lines = text.matchAll(new RegExp(`^(${prefix}[A-Z_]+)=(.+)$`, 'gm'));
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}
