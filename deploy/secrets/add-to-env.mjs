/** `npm run secrets`: adds the secrets that docker-compose.yml needs to .env, where they are missing. Needs no package. */
import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDir, makeDir, root } from '../local/setup/paths.mjs';
import { publicKeysOf, savedSecrets } from './secrets.mjs';
import { printError, printLine } from '../local/setup/terminal.mjs';

try {
  addSecrets(join(root, '.env'));
} catch (error) {
  printError(error);
  process.exitCode = 1;
}

/** @param {string} file */
function addSecrets(file) {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const rpcKeys = [...before.matchAll(/^(RPC_KEY_[A-Z_]+)=(.+)$/gm)].map(([, name, value]) => [name, value]);
  // The same as npm start's, which reads .env too: with other keys it could not read its stored data.
  const own = { ...savedSecrets(makeDir(localDir)), ...Object.fromEntries(rpcKeys) };
  const secrets = {
    ...own,
    RPC_PUBLIC_KEYS: publicKeysOf(own),
    S3_ACCESS_KEY: randomBytes(10).toString('hex'),
    S3_SECRET_KEY: randomBytes(32).toString('hex'),
  };
  const missing = Object.entries(secrets).filter(([name]) => !new RegExp(`^${name}=.`, 'm').test(before));
  if (missing.length === 0) return printLine('.env has every secret already');
  const lines = missing.map(([name, value]) => `${name}=${value}\n`).join('');
  appendFileSync(file, `${before === '' || before.endsWith('\n') ? '' : '\n'}${lines}`, { mode: 0o600 });
  chmodSync(file, 0o600);
  const added = missing.map(([name]) => name).join(', ');
  printLine(`wrote to .env: ${added}. Keep DATA_KEYS apart from the database's backups.`);
}
