/** `npm run admin -- grant <username>`: makes an admin, on the database of the running product or the one of DATABASE_URL. */
import './setup/check-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { portOf } from './backends/ports.mjs';
import { holderOf } from './setup/checkout-lock.mjs';
import { inOwnNode } from './setup/own-node.mjs';
import { localDir, root } from './setup/paths.mjs';
import { PlainError, complain } from './setup/say.mjs';
import { keptSecrets } from './setup/secrets.mjs';
import { readDotEnv } from './setup/settings.mjs';

const command = join(root, 'services/auth/dist/admin.main.js');

try {
  if (await inOwnNode(import.meta.filename)) administer();
} catch (error) {
  complain(error);
  process.exitCode = 1;
}

function administer() {
  readDotEnv();
  const DATABASE_URL = process.env.DATABASE_URL || databaseOfRunningProduct();
  if (!existsSync(command)) throw new PlainError('The product is not built yet: run npm start first.');
  const child = spawn(process.execPath, [command, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL },
  });
  child.once('exit', (code) => (process.exitCode = code ?? 1));
}

function databaseOfRunningProduct() {
  if (holderOf(localDir) === undefined) {
    throw new PlainError('The product does not run: start it first (npm start), or set DATABASE_URL.');
  }
  return `postgres://afya:${keptSecrets(localDir).POSTGRES_PASSWORD}@127.0.0.1:${portOf(localDir, 'postgres')}/afya`;
}
