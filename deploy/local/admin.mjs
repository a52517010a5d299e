/** `npm run admin -- grant <username>`: makes an admin, on the database of the running product or the one of DATABASE_URL. */
import './setup/check-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runningDatabase } from './backends/running-backends.mjs';
import { inOwnNode } from './setup/own-node.mjs';
import { root } from './setup/paths.mjs';
import { PlainError, complain } from './setup/say.mjs';
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
  const DATABASE_URL = process.env.DATABASE_URL || runningDatabase();
  if (!existsSync(command)) throw new PlainError('The product is not built yet: run npm start first.');
  const child = spawn(process.execPath, [command, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL },
  });
  child.once('exit', (code) => (process.exitCode = code ?? 1));
}
